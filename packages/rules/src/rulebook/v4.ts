import { HONEST_CARE } from './care.ts';
import type { Rulebook } from './rulebook.ts';
import { RULEBOOK_3 } from './v3.ts';

/*
 * Rulebook 4 (docs/spec/rules.md): an honest run pays one thing, so that no hands outweigh a decision. What is not named here
 * is as in rulebook 3. Once it is released it is never edited, see docs/determinism.md.
 */
export const RULEBOOK_4: Rulebook = {
  ...RULEBOOK_3,
  version: 4,
  care: HONEST_CARE,
  movement: { rooms: [3, 5], steps: [-2_300, -1_000, 0, 1_000, 2_700] },
  stars: { least: 8_500, energy: 1 },
  redraws: { scoreBp: 6_000 },
  nothingLapses: true,
  glimpse: { width: 3 },
};
