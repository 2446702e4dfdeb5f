import type { QuizForm, QuizMoment } from '@consorcio/rules/vocabulary';
import { statement } from '../../db/database.ts';
import { KEPT_SESSION } from '../../http/sessions.ts';

/** A part that was answered; null in the one row of a player who has answered none. */
export interface QuizRow {
  readonly lastUsedAt: Date;
  /** When the last campaign ended in success or default. */
  readonly endedAt: Date | null;
  readonly moment: QuizMoment | null;
  readonly form: QuizForm | null;
  readonly answers: string | null;
  readonly confidence: string | null;
  readonly answeredAt: Date | null;
}

/** Session, ended campaigns and every part of the quiz, in order. `$1` player, `$2` hash of the token. */
export const READ_QUIZ = statement<QuizRow>({
  name: 'quiz-read',
  text: `select s.last_used_at as "lastUsedAt",
      (select c.finished_at from campaign c where c.player_id = $1 and c.week is null and (c.status = 'SUCCESS' or c.status = 'FAILED')
        order by c.finished_at desc limit 1) as "endedAt",
      q.moment, q.form, q.answers, q.confidence, q.answered_at as "answeredAt"
    from ${KEPT_SESSION}
    left join quiz_part q on q.player_id = p.player_id and q.version = 1
    order by q.answered_at`,
});
