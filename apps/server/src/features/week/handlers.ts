import { endpoints } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import { retryOnConflict } from '../../db/guarded-write.ts';
import type { Feature } from '../../feature.ts';
import { refuseLimited } from '../../http/refusal.ts';
import { readWeek } from './read-week.ts';
import { pastWeeks, weekReply } from './replies.ts';
import { startTry } from './start-try.ts';
import { READ_PAST } from './store.ts';

/** 'Assembleia da semana': one campaign for all, beside each player's own (RULES 14). */
export const week: Feature<'database' | 'sessions' | 'ids' | 'now' | 'randomBytes' | 'shared'> = (api, services) => {
  const told = pastWeeks();

  api.withToken(endpoints.week, async ({ token }) => ok(weekReply(services, await readWeek(services, token))));

  api.withToken(endpoints.weekStart, ({ token, requestKey, body, address }) => {
    let isCounted = false;
    return retryOnConflict(
      services.database,
      () => readWeek(services, token),
      async (standing) => {
        const started = startTry(services, standing, { ranked: body.ranked, requestKey });
        const isNew = started.ok && started.value.write !== undefined;
        if (!isNew || body.ranked || isCounted) return started;
        isCounted = true;
        refuseLimited(await services.shared.weekTry(standing.player.id, address));
        return started;
      },
    );
  });

  api.public(endpoints.pastWeeks, async () => ok((await services.database.query(READ_PAST)).map(told)));
};
