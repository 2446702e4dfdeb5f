import { HONEST_CARE } from '../rulebook/care.ts';
import type { LiveRulebook } from './rulebook.ts';
import { LIVE_RULEBOOK_1 } from './v1.ts';

/* Live rulebook 2 (docs/spec/live.md): the wage of rulebook 4, by which any honest run counts the same. Once it has served a group it is never edited. */
export const LIVE_RULEBOOK_2: LiveRulebook = { ...LIVE_RULEBOOK_1, version: 2, care: HONEST_CARE };
