import type { QuizForm1 } from '@consorcio/rules/vocabulary';
import { statement } from '../../db/database.ts';

/** Equal answers of so many players; null where a form was answered only before the game, or only after it. */
export interface AnswersGiven {
  readonly formBefore: QuizForm1 | null;
  readonly before: string | null;
  readonly formAfter: QuizForm1 | null;
  readonly after: string | null;
  readonly players: number;
}

/** How many players gave each set of answers before and after the game: nothing in it leads to a player. */
export const READ_VERSION_1 = statement<AnswersGiven>({
  name: 'quiz-totals',
  // Two forms a player at most: each answer is in exactly one row.
  text: `select b.form as "formBefore", b.answers as "before", a.form as "formAfter", a.answers as "after",
      count(*)::integer as players
    from (select player_id, form, answers from quiz_answer where not is_after) b
    full join (select player_id, form, answers from quiz_answer where is_after) a on a.player_id = b.player_id
    group by b.form, b.answers, a.form, a.answers`,
});
