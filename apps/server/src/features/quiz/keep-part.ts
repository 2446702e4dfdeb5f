import { statement } from '../../db/database.ts';

/**
 * Keeps a part; gives no row when the moment has one already. `$1` player, `$2` moment, `$3` form, `$4`
 * options, `$5` confidences, `$6` days since the last campaign ended, `$7` now.
 */
export const KEEP_PART = statement<{ readonly written: boolean }>({
  name: 'quiz-part-keep',
  // From the player's row, so that one who has just been deleted leaves nothing behind.
  text: `insert into quiz_part as q (player_id, version, moment, form, answers, confidence, days_since_end, answered_at)
    select p.player_id, 1, $2::text, $3::text, $4::text, $5::text, $6::integer, $7::timestamptz
    from player p where p.player_id = $1
    on conflict do nothing returning true as written`,
});
