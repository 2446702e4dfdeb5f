import { BrokenInvariant } from '@consorcio/kernel';
import type { LiveRulebook, LiveTerms } from './rulebook.ts';
import { LIVE_RULEBOOK_1 } from './v1.ts';
import { LIVE_RULEBOOK_2 } from './v2.ts';
import type { LiveMonths, LiveRulebookVersion } from './words.ts';

/** Every live rulebook that was ever served, by its number. A new one is a new file and a line here. */
export const LIVE_RULEBOOKS: Record<number, LiveRulebook> = {
  1: LIVE_RULEBOOK_1,
  2: LIVE_RULEBOOK_2,
} satisfies Record<LiveRulebookVersion, LiveRulebook>;

/** The one that new groups are opened with. */
export const CURRENT_LIVE_RULEBOOK: LiveRulebookVersion = 2;

/**
 * The live rulebook of that number.
 * @throws BrokenInvariant RULEBOOK_UNKNOWN for one that this program does not have
 */
export function liveRulebookOf(version: number): LiveRulebook {
  const rulebook = LIVE_RULEBOOKS[version];
  if (rulebook === undefined) throw new BrokenInvariant('RULEBOOK_UNKNOWN', `live rulebook ${version}`);
  return rulebook;
}

const known = new Map<string, LiveTerms>();

/**
 * What a group of `months` is played by: one value for each pair, so that a thousand redraws share it.
 * @throws BrokenInvariant as `liveRulebookOf`
 */
export function liveTermsOf(version: number, months: LiveMonths): LiveTerms {
  const key = `${version} ${months}`;
  const rulebook = liveRulebookOf(version);
  const { common, whole } = rulebook.instalment;
  const terms = known.get(key) ?? { ...rulebook, months, letter: common * months, owed: whole * months };
  known.set(key, terms);
  return terms;
}

/** The most people that a group of any live rulebook has. */
export const MOST_PEOPLE = Math.max(...Object.values(LIVE_RULEBOOKS).map(({ people }) => people.most));

/** A group as its pages have it. `rulebook` absent: of a server of 1.0.0, which had the first alone. */
export interface ShownGroup {
  readonly rulebook?: number | undefined;
  readonly months: LiveMonths;
}

/** What the group of a view is played by. @throws BrokenInvariant as `liveRulebookOf` */
export const termsOfView = ({ group: { rulebook = 1, months } }: { readonly group: ShownGroup }): LiveTerms =>
  liveTermsOf(rulebook, months);

/** Parts of `paid` coins in all; a payment moves the differences, so that any bid splits exactly (LIVE 3.1). */
export const commonOf = ({ instalment }: LiveRulebook, paid: number): number =>
  Math.floor((paid * instalment.common) / instalment.whole);
export const reserveOf = ({ instalment }: LiveRulebook, paid: number): number =>
  Math.floor((paid * instalment.reserve) / instalment.whole);
export const feeOf = (rulebook: LiveRulebook, paid: number): number =>
  paid - commonOf(rulebook, paid) - reserveOf(rulebook, paid);

/**
 * How many quotas a group has. `highest`: the highest quota that a person sits on (LIVE 3.1).
 */
export function quotasOf({ people: { spare, rounds } }: LiveRulebook, months: number, people: number, highest: number) {
  return months * Math.ceil(Math.max(rounds * months, people + spare, highest) / months);
}
