import type { ReplyOf } from '@consorcio/contract';
import { type QuizFacts, quizStanding } from '@consorcio/rules/quiz';
import { QUIZ_OPTIONS } from '@consorcio/rules/vocabulary';
import type { QuizRow } from './read-quiz.ts';

type Reply = ReplyOf<'quizStanding'>;

/** What the rules ask of a player's rows; the first of them carries what is the same in all. */
export const factsOf = (playerId: string, first: QuizRow, rows: readonly QuizRow[]): QuizFacts => ({
  playerId,
  endedAt: first.endedAt?.getTime() ?? null,
  parts: rows.flatMap(({ moment, answeredAt }) =>
    moment === null || answeredAt === null ? [] : [{ moment, answeredAt: answeredAt.getTime() }],
  ),
});

const partsOf = (rows: readonly QuizRow[]): Reply['parts'] =>
  rows.flatMap(({ moment, form, answers, confidence, answeredAt }) =>
    moment === null || form === null || answers === null || confidence === null || answeredAt === null
      ? []
      : [
          {
            ...{ moment, form, at: answeredAt.toISOString() },
            answers: [...answers].map((option) => (QUIZ_OPTIONS as readonly string[]).indexOf(option)),
            confidence: [...confidence].map((mark) => (mark === '-' ? null : Number(mark))),
          },
        ],
  );

/** The answer of `GET /quiz`. */
export const standingReply = (playerId: string, first: QuizRow, rows: readonly QuizRow[], now: number): Reply => ({
  standing: quizStanding(factsOf(playerId, first, rows), now),
  parts: partsOf(rows),
});
