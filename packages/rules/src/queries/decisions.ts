/*
 * The figures that are said where a player decides: instalment, fund, bid, chance, what leaving costs. All in effort; a
 * part of an instalment may be broken. Every function throws BrokenInvariant UNKNOWN for a dream or a rulebook that does
 * not exist.
 */
import { must } from '@consorcio/kernel';
import { raffleSize } from '../assembly/assembly.ts';
import { type PotMonth, potOf } from '../assembly/pot.ts';
import { commonUntil, letterOf as letterIn } from '../rulebook/fund.ts';
import { effortDue, instalmentOf } from '../rulebook/instalment.ts';
import { type TermsSource, termsOf } from '../rulebook/registry.ts';
import type { Range } from '../rulebook/reward.ts';
import { inMode } from '../rulebook/rulebook.ts';
import { scheduleOf } from '../rulebook/schedule.ts';
import { type Fees, feesOf, type Shares, sharesOf } from '../rulebook/shares.ts';
import { leaversIn } from '../rulebook/steps.ts';

export type { Shares } from '../rulebook/shares.ts';

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** The instalment of a cycle, opened; of a late one also fine and interest. */
export function instalmentShares(
  source: TermsSource,
  cycle: number,
  isLate: boolean,
): Shares & { readonly late: number } {
  const terms = termsOf(source);
  const due = instalmentOf(terms, cycle);
  return { ...sharesOf(terms, due), late: effortDue(terms, cycle, isLate) - due };
}

/** Fee and reserve in percent of the letter, over all instalments of the plan. */
export const planFees = (source: TermsSource): Fees => feesOf(termsOf(source));

/** What the instalment of a cycle costs once it is late. */
export const lateInstalmentAt = (source: TermsSource, cycle: number): number => effortDue(termsOf(source), cycle, true);

/** What one letter is worth: one member's part of the common fund in all cycles. */
export function letterOf(source: TermsSource): number {
  return letterIn(termsOf(source));
}

/** The group once the instalment of a cycle is paid and before its assembly; winning bids are left out. */
export function fundAfterPayment(
  source: TermsSource,
  cycle: number,
): { readonly fund: number; readonly letter: number } {
  const terms = termsOf(source);
  const { letter, months } = potOf(terms);
  const { into } = must(months[cycle - 1], `cycle ${cycle}`);
  return { fund: (months[cycle - 2]?.left ?? 0) + into, letter };
}

/** A month of the common fund: who paid, what came in, how many letters it gave, what is left for later ones (RULES 7.11). */
export function fundOfMonth(source: TermsSource, cycle: number): PotMonth {
  return must(potOf(termsOf(source)).months[cycle - 1], `cycle ${cycle}`);
}

/** Between what the month's card changes the effort, answered as it falls. */
export function cardRange(source: TermsSource): Range {
  const terms = termsOf(source);
  const factor = inMode(terms, terms.rulebook.cardFactor);
  const changes = terms.rulebook.cards.map(({ effort }) => effort * factor);
  return { min: Math.min(0, ...changes), max: Math.max(0, ...changes) };
}

/** The largest loss of effort that a card of the month can bring. */
export const worstLoss = (source: TermsSource): number => -cardRange(source).min;

/** The most that the first month of a letter can cost beside its instalment: use, papers and delivery (RULES 11.6). */
export function mostOfFirstMonth(source: TermsSource): number {
  const { upkeep, delivery } = termsOf(source).dream.good;
  return upkeep + delivery.least + delivery.choices - 1;
}

/**
 * What follows a bid won in a cycle (RULES 11.5), in effort: the `next` instalment, where the bid pays it least (by the use
 * TERM), 0 where it pays all; and the `change` that comes back, by which it is more than all that is still owed.
 */
export function afterBid(source: TermsSource, cycle: number, bid: number) {
  const { dues, change } = scheduleOf(termsOf(source), { cycle, bid }, 'TERM');
  return { next: dues[0] ?? 0, change, paysAll: dues.length === 0 };
}

/** Quotas in the next raffle after that of a cycle; null before the last cycle, which has none. */
export function nextRaffleSize(source: TermsSource, cycle: number): number | null {
  const terms = termsOf(source);
  return cycle + 1 < terms.dream.cycles ? raffleSize(terms, cycle + 1) : null;
}

/** The raffle after that of a cycle: how many stop paying until then, and its balls; null where there is none. */
export function nextRaffle(source: TermsSource, cycle: number): { leaving: number; size: number } | null {
  const size = nextRaffleSize(source, cycle);
  return size === null ? null : { leaving: leaversIn(termsOf(source), cycle + 1), size };
}

/** In how many of 100 campaigns a quota that never bids is drawn before the end, rounded. */
export function drawnInHundred(source: TermsSource): number {
  const terms = termsOf(source);
  let missed = 1;
  for (let cycle = 1; cycle < terms.dream.cycles; cycle += 1) missed *= 1 - 1 / raffleSize(terms, cycle);
  return Math.round(100 * (1 - missed));
}

/** True at the last free stage before an instalment: what is spent there is not earned again in time. */
export function isLastFreeStage(source: TermsSource, position: number, createdByFailure: boolean): boolean {
  const { regular, recovery } = termsOf(source).rulebook.month;
  const free = (createdByFailure ? recovery : regular).filter(({ type }) => type === 'MINIGAME');
  return free.at(-1)?.position === position;
}

/** True when the instalment, missed now, costs the quota: no recovery is left, or this is one (RULES 6.3). */
export const endsIfMissed = (source: TermsSource, recoveries: number, createdByFailure: boolean): boolean =>
  createdByFailure || recoveries >= termsOf(source).rulebook.mostRecoveries;

/** Bills after the letter that may stay unpaid until the group uses the guarantee: the last of them does (RULES 11.7). */
export const mostMisses = (source: TermsSource): number => termsOf(source).rulebook.afterLetter?.mostMisses ?? 0;

/** Late instalments that can be made up for in one campaign (RULES 6.3). */
export const mostRecoveries = (source: TermsSource): number => termsOf(source).rulebook.mostRecoveries;

/** What a member has paid in `cycles` instalments, late ones with their fee, and what of it is in the common fund. */
export function paidSoFar(
  source: TermsSource,
  cycles: number,
  lateCycles: readonly number[],
): { readonly paid: number; readonly common: number } {
  const terms = termsOf(source);
  const dues = Array.from({ length: cycles }, (_, i) => effortDue(terms, i + 1, lateCycles.includes(i + 1)));
  return { paid: sum(dues), common: commonUntil(terms, cycles) };
}
