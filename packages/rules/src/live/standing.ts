import type { LiveTerms } from './rulebook.ts';
import { hasLetter, type Seat } from './seat.ts';
import type { Situation } from './words.ts';

/** How one person ended, and why, in coins: `worth` = `decision` + `hand` + `luck`. */
export interface FinalStanding {
  readonly quota: number;
  readonly situation: Situation;
  readonly worth: number;
  readonly note: number;
  readonly decision: number;
  readonly hand: number;
  readonly luck: number;
}

/** How a seat ended (LIVE 3.9). */
export function situationOf({ status, misses }: Pick<Seat, 'status' | 'misses'>): Situation {
  if (status === 'TAKEN') return 'TAKEN';
  if (status === 'EXCLUDED' || status === 'REFUNDED') return 'OUT';
  return misses === 0 ? 'PAID_ON_TIME' : 'PAID';
}

/** What 'saldo final' is made of, in coins (LIVE 3.9). */
export function worthParts(
  { status, cash, next, card }: Pick<Seat, 'status' | 'cash' | 'next' | 'card'>,
  { letter, papers, putOff }: LiveTerms,
) {
  return {
    coins: cash,
    later: next,
    card: -card,
    good: status === 'GOOD' ? letter + papers : 0,
    letter: status === 'LETTER' ? letter : 0,
    dream: hasLetter({ status }) ? 0 : -putOff,
  };
}

/** 'Saldo final' in coins: its parts together. */
export function worthOfSeat(seat: Seat, terms: LiveTerms): number {
  const { coins, later, card, good, letter, dream } = worthParts(seat, terms);
  return coins + later + card + good + letter + dream;
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

const CAUSES = ['decision', 'hand', 'luck'] as const;
/** How many of ten parts of the difference between standings are decisions, hands and luck; together 10. */
export type TenParts = Pick<FinalStanding, (typeof CAUSES)[number]>;

const PARTS = 10;

/** How far a part and the whole differ from their means together: those of all parts add up to the whole's own. */
function together(part: readonly number[], whole: readonly number[]): number {
  const mean = whole.reduce((a, b) => a + b, 0) / whole.length;
  return part.reduce((sum, one, i) => sum + one * ((whole[i] ?? 0) - mean), 0);
}

/** Ten parts by the largest remainders, none for a part that brings people nearer; null without differences (LIVE 6.6). */
export function tenPartsOf(standings: readonly FinalStanding[]): TenParts | null {
  const worth = standings.map((standing) => standing.worth);
  const of = (cause: (typeof CAUSES)[number]) => standings.map((standing) => standing[cause]);
  const shares = CAUSES.map((cause) => Math.max(0, together(of(cause), worth)));
  const whole = shares.reduce((a, b) => a + b, 0);
  if (standings.length === 0 || whole === 0) return null;
  const exact = shares.map((share) => (PARTS * share) / whole);
  const parts = exact.map(Math.floor);
  const byRemainder = exact.map((value, i) => ({ i, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  const missing = PARTS - parts.reduce((a, b) => a + b, 0);
  for (const { i } of byRemainder.slice(0, missing)) parts[i] = (parts[i] ?? 0) + 1;
  const [decision = 0, hand = 0, luck = 0] = parts;
  return { decision, hand, luck };
}
