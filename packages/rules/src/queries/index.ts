/*
 * What a screen may ask the rules: plain numbers in, plain numbers out, no catalogue, no command. Where the answer
 * hangs on the rulebook, the query takes the campaign's terms as the API returns them (`TermsSource`).
 */
import { must } from '@consorcio/kernel';
import { raffleSize as sizeOfRaffle } from '../assembly/assembly.ts';
import { instalmentOf, instalmentWithin as withinLate } from '../rulebook/instalment.ts';
import type { VigorLevel } from '../rulebook/parts.ts';
import { CURRENT_RULEBOOK, rulebookOf, type TermsSource, termsOf } from '../rulebook/registry.ts';
import {
  honestRange,
  minigameRoomOf,
  partsOfWage,
  paysByDay,
  type Range,
  type RoomRewards,
  type Run,
  rewardRange,
  rewardsOf,
  roomOf,
  wagesOf,
} from '../rulebook/reward.ts';
import { inMode, type Rulebook } from '../rulebook/rulebook.ts';
import { vigorAt, vigorLevelOf } from '../rulebook/vigor.ts';
import { MOVEMENT_WORDS, type MovementWord, type Phase, type RoomId, STAGES_PER_CYCLE } from '../vocabulary.ts';
import { chargeable, type Wallet } from '../wallet.ts';

export type { VigorLevel } from '../rulebook/parts.ts';
export type { TermsSource } from '../rulebook/registry.ts';
export type { Range } from '../rulebook/reward.ts';
export { sharesInPoints } from '../rulebook/shares.ts';
export type { Wallet } from '../wallet.ts';
export {
  type BeforeInstalment,
  type BestPayment,
  bestPayment,
  effortAfterRoom,
  keepsBestPayment,
  mostAtPayment,
} from './best-payment.ts';
export * from './bills-after-bid.ts';
export * from './cards.ts';
export * from './decisions.ts';
export { effectText, laterText } from './effect-text.ts';
export * from './month-plan.ts';
export * from './usual-bid.ts';

/** Grades of a badge that shows a progress bar (SPEC section 9). */
const TIERS_WITH_PROGRESS = 3;

interface EntryCosts {
  readonly entryCostEnergy: number;
  readonly entryCostEffort: number;
}

/** What a new campaign begins with (RULES 1.3). */
export const startingWallet = (isNewGamePlus: boolean): Wallet =>
  inMode({ isNewGamePlus }, rulebookOf(CURRENT_RULEBOOK).start);

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

/**
 * Instalments paid of a campaign that is being played: those of the cycles before, and the current one as soon as its
 * assembly is open (CONTRACT section 3, `extras.phase`).
 */
export const instalmentsPaid = (phase: Phase, cycle: number): number => (phase === 'STAGE' ? cycle - 1 : cycle);

/** 'Gasto': what a room would really charge, never more than the balance (RULES 4.1). */
export const cappedEntryCosts = (costs: EntryCosts, balance: Wallet): EntryCosts => ({
  entryCostEnergy: chargeable(balance, 'energy', costs.entryCostEnergy),
  entryCostEffort: chargeable(balance, 'effort', costs.entryCostEffort),
});

/**
 * The instalment of a cycle in effort, without fee (RULES 6.1); the next one's where `cycle` is the one after.
 * @throws BrokenInvariant UNKNOWN for a dream or a rulebook that does not exist
 */
export const instalmentAt = (source: TermsSource, cycle: number): number => instalmentOf(termsOf(source), cycle);

/** The instalment inside what was paid late, in effort (RULES 6.2); `rulebook` of the campaign. */
export const instalmentWithin = (paid: number, rulebook: number): number =>
  withinLate({ rulebook: rulebookOf(rulebook) }, paid);

/** Instalments of a campaign's dream (RULES 2.2). Throws as `instalmentAt` does. */
export const cyclesOf = (source: TermsSource): number => termsOf(source).dream.cycles;

/** Members of a campaign's group (RULES 2.2). Throws as `instalmentAt` does. */
export const quotasOf = (source: TermsSource): number => termsOf(source).dream.quotas;

/** The terms by which a dream that is chosen now would be played. */
export const offeredTerms = (dreamId: number, isNewGamePlus: boolean): TermsSource => ({
  rulebook: CURRENT_RULEBOOK,
  dreamId,
  isNewGamePlus,
});

/** Instalments of a dream in the rulebook that new campaigns begin with. Throws as `instalmentAt` does. */
export const dreamCycles = (dreamId: number): number => cyclesOf(offeredTerms(dreamId, false));

/**
 * Quotas in the globe of a cycle's raffle: the player's chance is 1 in this many; one less where the player is out of it
 * (RULES 6.4, 7.7). Throws as `instalmentAt` does.
 */
export const raffleSize = (source: TermsSource, cycle: number, isOut = false): number =>
  sizeOfRaffle(termsOf(source), cycle, isOut);

/** Strength at the door of a work room with that much energy, before the charge (RULES 4.4). Throws likewise. */
export const vigorLevelAt = (source: TermsSource, energy: number): VigorLevel => vigorLevelOf(termsOf(source), energy);

/** What the pay of a run hangs on beside its room: a campaign's rulebook, or what a live one has of it. */
export interface PayTerms extends Pick<Rulebook, 'care' | 'movement'> {
  readonly vigor: Readonly<Record<VigorLevel, { readonly percent: number }>>;
}

/** The pay terms of a rulebook. @throws BrokenInvariant as `rulebookOf` */
export const payTermsOf = (rulebook: number): PayTerms => rulebookOf(rulebook);

/** The strength that an issued percent stands for (RULES 4.4). */
export const vigorLevelOfPercent = (
  { vigor: { FRESH, TIRED } }: Pick<PayTerms, 'vigor'>,
  percent: number,
): VigorLevel => {
  if (percent >= FRESH.percent) return 'FRESH';
  return percent >= TIRED.percent ? 'TIRED' : 'EXHAUSTED';
};

/** Cycles after which the instalment is one more; null where it stays (RULES 6.1). Throws likewise. */
export const instalmentRisesEvery = (source: TermsSource): number | null => {
  const { rulebook, isNewGamePlus } = termsOf(source);
  return isNewGamePlus ? rulebook.surcharge.cycles : null;
};

/** Least energy at which work pays in full (RULES 4.4). */
export const energyForFullVigor = (source: TermsSource): number => {
  const { rulebook, dream } = termsOf(source);
  return rulebook.vigor.FRESH.entries * dream.entryCostEnergy;
};

/** Percent of the work that is paid with that much energy at the door, before the charge (RULES 4.4). Throws likewise. */
export const vigorPercentAt = (source: TermsSource, energy: number): number =>
  vigorAt(termsOf(source), 'energy', energy);

/** Least and most that an honest run pays with this vigor, in percent (RULES 4.4, 4.6, 4.7). */
export const honestAtVigor = (pay: PayTerms, roomId: RoomId, range: Range, vigor: number): Range =>
  honestRange(pay, roomId, range, vigor);

/**
 * The range that a room's pay is counted in, from what `GET /room` tells of it (RULES 2.1); what it tells where the rulebook tells
 * no such thing. Throws as `instalmentAt` does.
 */
export function rangeBehind(version: number, roomId: RoomId, told: RoomRewards): Range {
  const rulebook = rulebookOf(version);
  const room = must(roomOf(rulebook, roomId), `room ${roomId}`);
  const isTold = (rewards: RoomRewards): boolean =>
    rewards.maxEffort === told.maxEffort && rewards.maxEnergy === told.maxEnergy;
  const mode = [false, true]
    .map((isNewGamePlus) => ({ rulebook, isNewGamePlus }))
    .find((one) => isTold(rewardsOf(one, room)));
  const { minEffort, minEnergy, maxEffort, maxEnergy } = told;
  return mode === undefined ? { min: minEffort + minEnergy, max: maxEffort + maxEnergy } : rewardRange(mode, room);
}

/**
 * Least and most that a run pays in a room of that range (RULES 4.6, 4.7): `scoreBp` 0 to 10000, `vigor` in percent, `movement` as
 * `finish` answers it, left out while the day is not known.
 */
export const wagesFor = (pay: PayTerms, roomId: RoomId, range: Range, run: Run): Range =>
  wagesOf(pay, roomId, range, run);

/** Wage and tip of a run (RULES 4.6); arguments as in `wagesFor`. */
export const wageAndTip = (pay: PayTerms, range: Range, run: Run) => partsOfWage(pay, range, run);

/** True of a room whose pay hangs on the day (RULES 4.7). Throws as `instalmentAt` does. */
export const paysByTheDay = (source: TermsSource, roomId: RoomId): boolean =>
  paysByDay(termsOf(source).rulebook, roomId);

/**
 * Least and most that an honest run brings in a room today, with that much energy at the door, or with the vigor at which it was
 * begun (RULES 4.4, 4.6, 4.7). Throws as `instalmentAt` does, and for the payment's room.
 */
export function wagesToday(source: TermsSource, roomId: RoomId, energy: number, begun?: number): Range {
  const terms = termsOf(source);
  const room = minigameRoomOf(terms.rulebook, roomId);
  return honestRange(terms.rulebook, room.id, rewardRange(terms, room), begun ?? vigorAt(terms, room.costs, energy));
}

/** Least score, in basis points, of a run that is paid as honest work (RULES 4.6). */
export const leastHonestScore = ({ care }: Pick<PayTerms, 'care'>): number => care.honest.least;

/** The day's movement in a word, from its place in the rulebook's list: those in the middle are usual days (RULES 4.7). */
export function movementWord({ movement: { steps } }: Pick<PayTerms, 'movement'>, movement: number): MovementWord {
  const step = steps[movement] ?? 0;
  return MOVEMENT_WORDS[1 + Math.sign(step)] ?? 'USUAL';
}
