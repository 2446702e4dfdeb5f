import { clockSentence } from '../../age-clock.ts';
import { statement } from '../../db/database.ts';
import { DAMAGE } from '../../db/start-error.ts';
import type { Feature } from '../../feature.ts';
import { refuseWith } from '../../http/error-reply.ts';
import { callsReport, errorsReport, latencyReport } from './answer-reports.ts';
import { countAnswers } from './count-answers.ts';
import { metricsAccess } from './metrics-access.ts';

const PING = statement<{ readonly one: number }>({ name: 'health-ping', text: 'select 1 as one' });

/** Liveness, readiness, figures. CONTRACT section 1. */
export const health: Feature = (_api, services) => {
  const { pages, database, metrics, counts, desk, ages, now, isClosing } = services;
  countAnswers(pages, counts);
  for (const report of [errorsReport, latencyReport, callsReport]) desk.add(report);
  metrics.watchFolders(services.settings);
  metrics.watchClock(() => ages.refused()?.by ?? 0);
  const mayRead = metricsAccess(services);
  pages.get('/healthz', async () => ({ status: 'ok' }));

  pages.get('/readyz', async (_request, reply) => {
    const isReady =
      !isClosing() &&
      (await database
        .query(PING)
        .then(() => database.isSound())
        .catch(() => false));
    const refused = ages.refused();
    const told = [
      ...(database.isDamaged() ? [DAMAGE] : []),
      ...(refused === null ? [] : [clockSentence(refused, now())]),
    ];
    const details = told.length === 0 ? {} : { details: told };
    return isReady
      ? { status: 'ready', ...details }
      : reply
          .code(503)
          .header('retry-after', 2)
          .send({ status: 'not ready', ...details });
  });

  pages.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return refuseWith(reply, 'NOT_FOUND');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
};
