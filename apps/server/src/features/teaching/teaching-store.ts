import type { BadgeCounters } from '@consorcio/rules';
import type { QuizForm } from '@consorcio/rules/vocabulary';
import { statement } from '../../db/database.ts';
import { LIVE_SESSION } from '../../http/sessions.ts';
import { guardedBy, insertBadges, type Written } from '../campaign/guarded-write.ts';

/** An idea that was learned; null in the one row of a player who has learned none. */
interface LessonRow {
  readonly lastUsedAt: Date;
  readonly version: number;
  readonly counters: Partial<BadgeCounters>;
  /** Cycle of the current campaign; null without one. */
  readonly cycleNow: number | null;
  readonly conceptId: number | null;
  readonly learnedAt: Date | null;
  readonly cycle: number | null;
}

/** Session, counters and what was learned, in order. `$1` player, `$2` hash of the token. */
export const READ_LESSONS = statement<LessonRow>({
  name: 'lessons-read',
  text: `select s.last_used_at as "lastUsedAt", p.version, p.counters, (c.state->>'cycle')::integer as "cycleNow",
      l.concept_id as "conceptId", l.learned_at as "learnedAt", l.cycle
    from ${LIVE_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.current_campaign_id
    left join concept l on l.player_id = p.player_id
    order by l.learned_at, l.concept_id`,
});

/** `$1` player, `$2` version, `$3` counters, `$4` concept, `$5` now, `$6` cycle, `$7` badge ids, `$8` badges. */
export const LEARN_CONCEPT = statement<Written>({
  name: 'concept-learn',
  text: `${guardedBy('counters = $3')},
  l as (
    insert into concept (player_id, concept_id, learned_at, cycle)
    select p.player_id, $4::smallint, $5::timestamptz, $6::smallint from p
  ),
  b as (${insertBadges('$7', '$8', '$5')})
  select 1 as written from p`,
});

/**
 * The first answers of a form stay. They count as given after the game once a campaign of the player's has ended.
 * `$1` player, `$2` form, `$3` answers as digits, `$4` now.
 */
export const ANSWER_QUIZ = statement<never>({
  name: 'quiz-answer',
  // From the player's row, so that one who has just been deleted leaves nothing behind.
  text: `insert into quiz_answer (player_id, form, answers, answered_at, is_after)
    select p.player_id, $2::text, $3::text, $4::timestamptz, exists (
      select 1 from campaign c where c.player_id = p.player_id and c.status in ('SUCCESS', 'FAILED'))
    from player p where p.player_id = $1
    on conflict do nothing`,
});

/** Equal answers of so many players; null where a form was answered only before the game, or only after it. */
export interface AnswersGiven {
  readonly formBefore: QuizForm | null;
  readonly before: string | null;
  readonly formAfter: QuizForm | null;
  readonly after: string | null;
  readonly players: number;
}

/** How many players gave each set of answers before and after the game: nothing in it leads to a player. */
export const READ_TOTALS = statement<AnswersGiven>({
  name: 'quiz-totals',
  // Two forms a player at most: each answer is in exactly one row.
  text: `select b.form as "formBefore", b.answers as "before", a.form as "formAfter", a.answers as "after",
      count(*)::integer as players
    from (select player_id, form, answers from quiz_answer where not is_after) b
    full join (select player_id, form, answers from quiz_answer where is_after) a on a.player_id = b.player_id
    group by b.form, b.answers, a.form, a.answers`,
});
