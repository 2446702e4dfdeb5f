import { endpoints } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import { retryOnConflict } from '../../db/guarded-write.ts';
import type { Feature } from '../../feature.ts';
import { answerCard, learn, readNotebook, see, told } from './notebook.ts';

/** What the player learned about consórcios. */
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
};
