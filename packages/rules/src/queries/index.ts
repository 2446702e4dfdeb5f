/*
 * Read-only helpers that a screen may share with the rules: plain numbers in, plain numbers out, no catalogue, no
 * command. A screen that computes one of these by itself would drift.
 */

import { chargeable, type Wallet } from '../campaign/wallet.ts';
import { STAGES_PER_CYCLE } from '../vocabulary.ts';

export type { Wallet } from '../campaign/wallet.ts';
export { effortDue, instalmentOf, lateFeeOf } from '../stage/instalment.ts';
export { VIGOR, type VigorLevel, vigorAt, vigorLevelAt } from '../stage/vigor.ts';
export { effectText } from './effect-text.ts';

/** Grades of a badge that shows a progress bar (SPEC section 9). */
const TIERS_WITH_PROGRESS = 3;

export interface EntryCosts {
  readonly entryCostEnergy: number;
  readonly entryCostEffort: number;
}

/** Smallest and largest number of the bid chooser, step 1 (SPEC section 5). Confirming 0 means keeping the effort. */
export const bidLimits = (effort: number): { readonly min: number; readonly max: number; readonly step: number } => ({
  min: 0,
  max: effort,
  step: 1,
});

/** A bid inside its limits. */
export const clampBid = (bid: number, effort: number): number => Math.max(0, Math.min(effort, bid));

/** True when a bid would leave less than the next instalment: the moment to speak of a reserve. */
export const leavesNoReserve = (bid: number, effort: number, nextInstalment: number): boolean =>
  effort - bid < nextInstalment;

/** Percent of a badge's progress bar, 0 to 100, or null for a badge that has none (SPEC section 9). */
export function badgeProgress(counter: number, tierValues: readonly number[]): number | null {
  if (tierValues.length !== TIERS_WITH_PROGRESS) return null;
  return Math.min((counter / Math.max(...tierValues)) * 100, 100);
}

/** Position of a stage in its cycle, 1 to 5; a payment is always at the last (SPEC section 4). */
export const stagePosition = (extras: {
  readonly stageRelativeToCycle: number;
  readonly stageIsPayment: boolean;
}): number => (extras.stageIsPayment ? STAGES_PER_CYCLE : extras.stageRelativeToCycle);

/** Circles of the footer (SPEC section 2). */
export const stagesPerCycle = (totalStages: number, cycles: number): number => totalStages / cycles;

/** 'Faltam N ciclos': how many are still to come after this one. */
export const remainingCycles = (cycle: number, cycles: number): number => Math.max(0, cycles - cycle);

/** 'Gasto': what a room would really charge, never more than the balance (RULES 4.1). */
export const cappedEntryCosts = (costs: EntryCosts, balance: Wallet): EntryCosts => ({
  entryCostEnergy: chargeable(balance, 'energy', costs.entryCostEnergy),
  entryCostEffort: chargeable(balance, 'effort', costs.entryCostEffort),
});

/** Quotas that take part in the raffle of a cycle: the player's chance is 1 in this many (RULES 7.7). */
export const raffleSize = (quotas: number, cycle: number): number => quotas - 2 * (cycle - 1) - 1;
