import type { Rulebook } from '../../src/index.ts';
import { RULEBOOKS } from '../../src/rulebook/registry.ts';
import { RULEBOOK_3 } from '../../src/rulebook/v3.ts';
import type { RulebookVersion } from '../../src/vocabulary.ts';

/** The number of the second rulebook: no rulebook that is served has it. */
export const SECOND = 1_000 as number as RulebookVersion;

const { rivals, movement } = RULEBOOK_3;
/** One in which late costs more, no day moves a wage, nobody leaves and no group is in a hurry. */
const SECOND_RULEBOOK: Rulebook = {
  ...RULEBOOK_3,
  version: SECOND,
  lateFeePercent: 50,
  movement: { ...movement, rooms: [] },
  rivals: { ...rivals, leavePercent: 0, hurry: { ...rivals.hurry, groups: 0 } },
};

/** Serves the second rulebook beside the first, for the tests of this file alone. */
export function serveSecondRulebook(): void {
  RULEBOOKS[SECOND] = SECOND_RULEBOOK;
}
