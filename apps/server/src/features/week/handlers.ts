import { endpoints, type ReplyOf } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import { pictureOf, proofOf, stepsOf, triesIn } from '@consorcio/rules/week';
import { retryOnConflict } from '../../db/guarded-write.ts';
import type { Feature } from '../../feature.ts';
import { refuseLimited } from '../../http/refusal.ts';
import { readWeek } from './read-week.ts';
import { startTry } from './start-try.ts';
import { weekReply } from './week-reply.ts';
import { type PastWeekRow, READ_PAST } from './week-store.ts';

type PastWeek = ReplyOf<'pastWeeks'>[number];

/** Tells published weeks with their proof. Nothing of one ever changes, so each is computed once. */
function pastWeek(): (row: PastWeekRow) => PastWeek {
  const told = new Map<string, PastWeek>();
  return (row) => {
    const known = told.get(row.week) ?? tell(row);
    told.set(row.week, known);
    return known;
  };
}

function tell({ week, weekRoot, weekRulebook: rulebook, sealedAt, publishedAt, notes }: PastWeekRow): PastWeek {
  return {
    week,
    rulebook,
    picture: pictureOf(week, rulebook),
    sealedAt: sealedAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    of: triesIn(notes),
    notes: stepsOf(notes),
    proof: proofOf(week, Buffer.from(weekRoot).toString('hex'), rulebook),
  };
}

/** 'Assembleia da semana': one campaign for all, beside each player's own (RULES 14). */
export const week: Feature<'database' | 'sessions' | 'ids' | 'now' | 'randomBytes' | 'shared'> = (api, services) => {
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
        refuseLimited(await services.shared.weekTry(standing.playerId, address));
        return started;
      },
    );
  });

  api.public(endpoints.pastWeeks, async () => ok((await services.database.query(READ_PAST)).map(proofs)));
};
