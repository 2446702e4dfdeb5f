import type { LiveTerms } from './rulebook.ts';
import { hasLetter, type Seat } from './seat.ts';
import type { Situation } from './words.ts';

/** How a seat ended (LIVE 3.9). */
export function situationOf({ status, misses }: Pick<Seat, 'status' | 'misses'>): Situation {
  if (status === 'TAKEN') return 'TAKEN';
  if (status === 'EXCLUDED' || status === 'REFUNDED') return 'OUT';
  return misses === 0 ? 'PAID_ON_TIME' : 'PAID';
}

/** 'Saldo final' in coins (LIVE 3.9). */
export function worthOfSeat(seat: Seat, { letter, papers, putOff }: LiveTerms): number {
  const good = hasLetter(seat) ? letter + (seat.status === 'GOOD' ? papers : 0) : -putOff;
  return seat.cash + seat.next - seat.card + good;
}

/** 'Nota de decisão', 0 to 100. `mean`: of the final standing over the redraws with neutral hands (LIVE 3.9). */
export function decisionNote(
  mean: number,
  { motive }: Pick<Seat, 'motive'>,
  { note, letter, months }: LiveTerms,
): number {
  const given = note.given[motive] * (months - 1);
  return Math.max(0, Math.min(note.most, Math.floor((mean - letter - given) / note.coins)));
}
