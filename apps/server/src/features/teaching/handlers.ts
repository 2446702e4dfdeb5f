import { endpoints } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import type { Feature } from '../../feature.ts';
import { cachedFor } from '../../ttl-cache.ts';
import { retryOnConflict } from '../campaign/guarded-write.ts';
import { ANSWER_QUIZ } from './answer-quiz.ts';
import { answerCard, learn, readNotebook, see, told } from './notebook.ts';
import { quizDeskReport } from './quiz-desk.ts';
import { quizTotals } from './quiz-totals.ts';
import { READ_TOTALS } from './read-totals.ts';

/** Milliseconds for which the totals are told again: they are made of every answer there is. */
const TOTALS_AGE = 5_000;

/** What the player learned about consórcios, and the quiz that measures it. */
export const teaching: Feature = (api, services) => {
  const { database, now } = services;

  api.withToken(endpoints.conceptList, async ({ token }) => ok(told(await readNotebook(services, token))));

  api.withToken(endpoints.conceptSeen, ({ token, body }) =>
    retryOnConflict(
      database,
      () => readNotebook(services, token),
      (notebook) => see(notebook, token.playerId, body.conceptId, now()),
    ),
  );

  api.withToken(endpoints.conceptAnswer, ({ token, body }) =>
    retryOnConflict(
      database,
      () => readNotebook(services, token),
      (notebook) => answerCard(notebook, token.playerId, body, now()),
    ),
  );

  api.withToken(endpoints.conceptLearn, ({ token, body }) =>
    retryOnConflict(
      database,
      () => readNotebook(services, token),
      (notebook) => learn(notebook, token.playerId, body.conceptId, now()),
    ),
  );

  api.withPlayer(endpoints.quizAnswer, async ({ player, body: { form, answers } }) => {
    await database.query(ANSWER_QUIZ, [player.id, form, answers.join(''), new Date(now())]);
    return ok({});
  });

  const totals = cachedFor(async () => quizTotals(await database.query(READ_TOTALS)), TOTALS_AGE, now);
  services.desk.add(quizDeskReport(totals));
  api.public(endpoints.quizTotals, async () => ok(await totals()));
};
