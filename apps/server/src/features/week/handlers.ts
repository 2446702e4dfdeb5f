import { endpoints } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import type { Feature } from '../../feature.ts';
import { retryOnConflict } from '../campaign/guarded-write.ts';
import { pastWeek } from './past-week.ts';
import { readWeek } from './read-week.ts';
import { startTry } from './start-try.ts';
import { weekReply } from './week-reply.ts';
import { READ_PAST } from './week-store.ts';

/** 'Assembleia da semana': one campaign for all, beside each player's own (RULES2 F). */
export const week: Feature = (api, services) => {
  const proofs = pastWeek();

  api.withToken(endpoints.week, async ({ token }) => ok(weekReply(services, await readWeek(services, token))));

  api.withToken(endpoints.weekStart, ({ token, requestKey, body }) =>
    retryOnConflict(
      services.database,
      () => readWeek(services, token),
      (standing) => startTry(services, standing, { ranked: body.ranked, requestKey }),
    ),
  );

  api.public(endpoints.pastWeeks, async () => ok((await services.database.query(READ_PAST)).map(proofs)));
};
