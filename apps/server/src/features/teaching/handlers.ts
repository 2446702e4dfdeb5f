import { endpoints, type ReplyOf } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import { type BadgeCounters, NO_COUNTERS } from '@consorcio/rules';
import type { Feature, Services } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Token } from '../../http/token.ts';
import { cachedFor } from '../../ttl-cache.ts';
import { retryOnConflict } from '../campaign/guarded-write.ts';
import { badgeValues } from '../campaign/with-campaign.ts';
import { ANSWER_QUIZ } from './answer-quiz.ts';
import { LEARN_CONCEPT } from './learn-concept.ts';
import { quizDeskReport } from './quiz-desk.ts';
import { quizTotals } from './quiz-totals.ts';
import { READ_LESSONS } from './read-lessons.ts';
import { READ_TOTALS } from './read-totals.ts';

/** Milliseconds for which the totals are told again: they are made of every answer there is. */
const TOTALS_AGE = 5_000;

type Learned = ReplyOf<'conceptList'>['learned'];
interface Notebook {
  readonly version: number;
  readonly counters: BadgeCounters;
  readonly cycleNow: number | null;
  readonly learned: Learned;
}

/** Session, counters and notebook by one statement. */
async function readNotebook({ database, sessions }: Services, token: Token): Promise<Notebook> {
  const rows = await database.query(READ_LESSONS, [token.playerId, token.hash]);
  const [first] = rows;
  if (first === undefined) throw new Refusal('TOKEN_INVALID');
  sessions.used(token, first.lastUsedAt);
  const learned = rows.flatMap(({ conceptId, learnedAt, cycle }) =>
    conceptId === null || learnedAt === null ? [] : [{ id: conceptId, at: learnedAt.toISOString(), cycle }],
  );
  return { version: first.version, counters: { ...NO_COUNTERS, ...first.counters }, cycleNow: first.cycleNow, learned };
}

/** Notes an idea and counts it; one that is known changes nothing. */
function learn({ version, counters, cycleNow, learned }: Notebook, playerId: string, conceptId: number, now: number) {
  if (learned.some(({ id }) => id === conceptId)) return ok({ answer: { learned } });
  const lesson = { id: conceptId, at: new Date(now).toISOString(), cycle: cycleNow };
  const counted = badgeValues(counters, [{ type: 'ConceptLearned', conceptId }], now);
  const { ids, badges } = counted;
  const values = [playerId, version, counted.counters, conceptId, new Date(now), cycleNow, ids, badges];
  return ok({ answer: { learned: [...learned, lesson] }, write: { statement: LEARN_CONCEPT, values } });
}

/** What the player learned about consórcios, and the quiz that measures it. */
export const teaching: Feature = (api, services) => {
  const { database, now } = services;

  api.withToken(endpoints.conceptList, async ({ token }) => {
    const { learned } = await readNotebook(services, token);
    return ok({ learned });
  });

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
