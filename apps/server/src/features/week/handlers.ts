import { endpoints } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import { retryOnConflict } from '../../db/guarded-write.ts';
import type { Feature } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import { pastWeek } from './past-week.ts';
import { readWeek } from './read-week.ts';
import { startTry } from './start-try.ts';
import { weekReply } from './week-reply.ts';
import { READ_PAST } from './week-store.ts';

/** 'Assembleia da semana': one campaign for all, beside each player's own (RULES2 F). */
export const week: Feature = (api, services) => {
  const proofs = pastWeek();

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
        const wait = await services.shared.weekTry(standing.playerId, address);
        if (wait !== null) throw new Refusal('RATE_LIMITED', Math.max(1, wait));
        return started;
      },
    );
  });

  api.public(endpoints.pastWeeks, async () => ok((await services.database.query(READ_PAST)).map(proofs)));
};
