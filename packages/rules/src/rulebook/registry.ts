import { BrokenInvariant, must } from '@consorcio/kernel';
import type { RulebookVersion } from '../vocabulary.ts';
import type { DreamFigures, DreamTerms } from './parts.ts';
import type { Rulebook, Terms } from './rulebook.ts';
import { RULEBOOK_3 } from './v3.ts';
import { RULEBOOK_4 } from './v4.ts';

/** Every rulebook that was ever served, by its number. A new one is a new file and a line here. */
export const RULEBOOKS: Record<number, Rulebook> = { 3: RULEBOOK_3, 4: RULEBOOK_4 } satisfies Record<
  RulebookVersion,
  Rulebook
>;

/** The one that new campaigns begin with. */
export const CURRENT_RULEBOOK: RulebookVersion = 4;

/** What says by which terms a campaign is played; the wire's and the store's spelling fit. */
export interface TermsSource {
  readonly rulebook: number;
  readonly dreamId: number;
  readonly isNewGamePlus: boolean;
}

/**
 * The rulebook of that number.
 * @throws BrokenInvariant RULEBOOK_UNKNOWN for one that this program does not have: a page of an older release has to reload
 */
export function rulebookOf(version: number): Rulebook {
  const rulebook = RULEBOOKS[version];
  if (rulebook === undefined) throw new BrokenInvariant('RULEBOOK_UNKNOWN', `rulebook ${version}`);
  return rulebook;
}

/** A dream's figures in a rulebook, or null when it has no such dream (RULES 2.2). */
export const dreamIn = ({ dreams }: Rulebook, dreamId: number): DreamTerms | null =>
  dreams.find(({ id }) => id === dreamId) ?? null;

/** The figures of any dream that is played by a rulebook, that of the week included. */
const figuresIn = (rulebook: Rulebook, dreamId: number): DreamFigures | null =>
  dreamIn(rulebook, dreamId) ?? (rulebook.week.id === dreamId ? rulebook.week : null);

/**
 * The terms of a campaign.
 * @throws BrokenInvariant as `rulebookOf`, and UNKNOWN for a dream that the rulebook does not have
 */
export function termsOf({ rulebook: version, dreamId, isNewGamePlus }: TermsSource): Terms {
  const rulebook = rulebookOf(version);
  return { rulebook, dream: must(figuresIn(rulebook, dreamId), `dream ${dreamId}`), isNewGamePlus };
}
