/*
 * The figures that are said where a player decides: instalment, fund, bid, chance, what leaving costs. All in effort; a
 * part of an instalment may be broken. Every function throws BrokenInvariant UNKNOWN for a dream or a rulebook that does
 * not exist.
 */
import { awardsBefore, raffleSize } from '../assembly/assembly.ts';
import { effortDue, instalmentOf } from '../rulebook/instalment.ts';
import { type TermsSource, termsOf } from '../rulebook/registry.ts';
import { inMode, type Terms } from '../rulebook/rulebook.ts';
import { type Shares, sharesOf } from '../rulebook/shares.ts';

export type { Shares } from '../rulebook/shares.ts';

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** Instalments of the cycles up to `last`, without fees. */
const instalmentsTo = (terms: Terms, last: number): readonly number[] =>
  Array.from({ length: last }, (_, i) => instalmentOf(terms, i + 1));

/** What of the cycles up to `last` one member put into the common fund. */
const commonTo = (terms: Terms, last: number): number =>
  sum(instalmentsTo(terms, last).map((due) => sharesOf(terms, due).common));

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

/** What the instalment of a cycle costs once it is late. */
export const lateInstalmentAt = (source: TermsSource, cycle: number): number => effortDue(termsOf(source), cycle, true);

/** What one letter is worth: one member's part of the common fund in all cycles. */
export function letterOf(source: TermsSource): number {
  const terms = termsOf(source);
  return commonTo(terms, terms.dream.cycles);
}

/** The group once the instalment of a cycle is paid and before its assembly; winning bids are left out. */
export function fundAfterPayment(
  source: TermsSource,
  cycle: number,
): { readonly paid: number; readonly fund: number; readonly letter: number } {
  const terms = termsOf(source);
  const { quotas, cycles } = terms.dream;
  const letter = commonTo(terms, cycles);
  return {
    paid: quotas * instalmentOf(terms, cycle),
    fund: quotas * commonTo(terms, cycle) - awardsBefore(terms, cycle) * letter,
    letter,
  };
}

/** A bid as percent of the letter. */
export const bidPercent = (source: TermsSource, bid: number): number => (bid * 100) / letterOf(source);

/** The largest loss of effort that a card of the month can bring. */
export function worstLoss(source: TermsSource): number {
  const terms = termsOf(source);
  const factor = inMode(terms, terms.rulebook.cardFactor);
  return -Math.min(0, ...terms.rulebook.cards.map(({ effort }) => effort)) * factor;
}

/** How many of the last instalments a bid won in a cycle pays whole, never more than are still to come. */
export function instalmentsOfBid(source: TermsSource, cycle: number, bid: number): number {
  const terms = termsOf(source);
  let left = bid;
  let last = terms.dream.cycles;
  for (; last > cycle && left >= instalmentOf(terms, last); last -= 1) left -= instalmentOf(terms, last);
  return terms.dream.cycles - last;
}

/** Quotas in the next raffle after that of a cycle; null before the last cycle, which has none. */
export function nextRaffleSize(source: TermsSource, cycle: number): number | null {
  const terms = termsOf(source);
  return cycle + 1 < terms.dream.cycles ? raffleSize(terms, cycle + 1) : null;
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
  return { paid: sum(dues), common: commonTo(terms, cycles) };
}
