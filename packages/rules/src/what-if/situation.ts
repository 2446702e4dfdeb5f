import type { Wallet } from '../campaign/wallet.ts';
import type { Terms } from '../rulebook/rulebook.ts';

/** What a place is chosen in, before its entry is charged (RULES 13.2). */
export interface Situation {
  /** Work entries that the energy pays, 0 to 4. */
  readonly shifts: number;
  /** True when the effort does not go beyond one rest entry. */
  readonly isBare: boolean;
}

const MOST_SHIFTS = 4;

/** The situation of a balance (RULES 13.2). */
export const situationOf = ({ dream }: Terms, { energy, effort }: Wallet): Situation => ({
  shifts: Math.min(MOST_SHIFTS, Math.floor(energy / dream.entryCostEnergy)),
  isBare: effort <= dream.entryCostEffort,
});
