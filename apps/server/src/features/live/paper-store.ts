import { statement } from '../../db/database.ts';
import type { Written } from '../../db/guarded-write.ts';

/** `$1` group, `$2` month, `$3` JSON of the lines: quota, option, buys, place, score, pace, pays, bid. */
export const TYPE_MOVES = statement<Written>({
  name: 'live-paper-type',
  text: 'select live_paper_type(p_group_id => $1, p_month => $2, p_moves => $3) as written',
});
