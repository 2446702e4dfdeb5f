import type { Terms } from '../rulebook/rulebook.ts';
import type { Wallet } from '../wallet.ts';

/** What a place is chosen in, before its entry is charged (RULES 13.2). */
export interface Situation {
  /** Work entries that the energy pays, 0 to 4. */
  readonly shifts: number;
  /** True when the effort does not go beyond one rest entry. */
  readonly isBare: boolean;
  /** The balance itself, by a rulebook whose redraws look at it (RULES 13.3). */
  readonly balance?: Wallet;
}

const MOST_SHIFTS = 4;

/** The situation of a balance (RULES 13.2). */
export const situationOf = ({ dream, rulebook }: Terms, { energy, effort }: Wallet): Situation => ({
  shifts: Math.min(MOST_SHIFTS, Math.floor(energy / dream.entryCostEnergy)),
  isBare: effort <= dream.entryCostEffort,
  ...(rulebook.redraws === undefined ? {} : { balance: { energy, effort } }),
});

/**
 * How far two situations lie from each other: first by the shifts, and by whether a rest entry leaves any effort; then by how
 * many times the effort doubles between them.
 */
export const distanceOf = (a: Situation, b: Situation): number => {
  const doublings = ({ balance }: Situation): number => Math.log2(1 + (balance?.effort ?? 0));
  const steps = Math.abs(a.shifts - b.shifts) + (a.isBare === b.isBare ? 0 : 1);
  return MOST_DOUBLINGS * steps + Math.abs(doublings(a) - doublings(b));
};
/** More than any two efforts differ by. */
const MOST_DOUBLINGS = 32;
