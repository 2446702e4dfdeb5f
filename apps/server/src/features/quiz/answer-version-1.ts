import { statement } from '../../db/database.ts';

/**
 * Version 1: the first answers of a form stay. They count as given after the game once a campaign of the player's has ended.
 * `$1` player, `$2` form, `$3` answers as digits, `$4` now.
 */
export const ANSWER_VERSION_1 = statement<never>({
  name: 'quiz-answer',
  // From the player's row, so that one who has just been deleted leaves nothing behind.
  text: `insert into quiz_answer (player_id, form, answers, answered_at, is_after)
    select p.player_id, $2::text, $3::text, $4::timestamptz, exists (
      select 1 from campaign c where c.player_id = $1 and c.week is null and c.status in ('SUCCESS', 'FAILED'))
    from player p where p.player_id = $1
    on conflict do nothing`,
});
