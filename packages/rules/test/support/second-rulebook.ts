import type { Rulebook } from '../../src/index.ts';
import { RULEBOOKS } from '../../src/rulebook/registry.ts';
import { RULEBOOK_2 } from '../../src/rulebook/v2.ts';
import type { RulebookVersion } from '../../src/vocabulary.ts';

/** The number of the second rulebook: no rulebook that is served has it. */
export const SECOND = 1_000 as number as RulebookVersion;

/** A rulebook without all that a rulebook may leave out, and with a dearer late fee. */
const { afterLetter: _months, week: _week, cards, dreams, rivals, ...rest } = RULEBOOK_2;
const { leavePercent: _leave, hurry: _hurry, ...plainRivals } = rivals;
const SECOND_RULEBOOK: Rulebook = {
  ...rest,
  version: SECOND,
  dreams: dreams.map(({ good: _good, ...dream }) => dream),
  cards: cards.map(({ choice: _choice, ...card }) => card),
  lateFeePercent: 50,
  rivals: plainRivals,
};

/** Serves the second rulebook beside the first, for the tests of this file alone. */
export function serveSecondRulebook(): void {
  RULEBOOKS[SECOND] = SECOND_RULEBOOK;
}
