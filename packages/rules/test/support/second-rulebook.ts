import type { Rulebook } from '../../src/index.ts';
import { RULEBOOKS } from '../../src/rulebook/registry.ts';
import { RULEBOOK_3 } from '../../src/rulebook/v3.ts';
import type { RulebookVersion } from '../../src/vocabulary.ts';

/** The number of the second rulebook: no rulebook that is served has it. */
export const SECOND = 1_000 as number as RulebookVersion;

const { rivals, movement, dreams, week } = RULEBOOK_3;
/**
 * One in which late costs more, no day moves a wage, nobody leaves, no group is in a hurry, the last dream is not offered, and a
 * week has more quotas.
 */
const SECOND_RULEBOOK: Rulebook = {
  ...RULEBOOK_3,
  version: SECOND,
  dreams: dreams.slice(0, -1),
  week: { ...week, quotas: 20 },
  lateFeePercent: 50,
  movement: { ...movement, rooms: [] },
  rivals: { ...rivals, leavePercent: 0, hurry: { ...rivals.hurry, groups: 0 } },
};

/** Serves the second rulebook beside the first, for tests that ask for it. */
export function serveSecondRulebook(): void {
  RULEBOOKS[SECOND] = SECOND_RULEBOOK;
}
