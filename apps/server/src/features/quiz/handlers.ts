import { endpoints, type ParsedBodyOf } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { acceptQuiz } from '@consorcio/rules/quiz';
import { QUIZ_OPTIONS } from '@consorcio/rules/vocabulary';
import type { Feature, Services } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Token } from '../../http/token.ts';
import { cachedFor } from '../../ttl-cache.ts';
import { KEEP_PART } from './keep-part.ts';
import { quizDeskReport } from './quiz-desk.ts';
import { READ_QUIZ } from './read-quiz.ts';
import { publishedTotals } from './read-totals.ts';
import { factsOf, standingReply } from './standing-reply.ts';

/** Milliseconds for which the totals are cached: they are computed from all answers. */
const TOTALS_AGE = 60_000;

type Part = ParsedBodyOf<'quizAnswer'>;

const optionsOf = ({ answers }: Part): string => answers.map((place) => QUIZ_OPTIONS[place as 0]).join('');
const marksOf = ({ confidence }: Part): string => confidence.map((mark) => mark ?? '-').join('');

/** Session and quiz by one statement. */
async function read({ database, sessions }: Services, token: Token) {
  const rows = await database.query(READ_QUIZ, [token.playerId, token.hash]);
  const [first] = rows;
  if (first === undefined) throw new Refusal('TOKEN_INVALID');
  sessions.accept(token, first.lastUsedAt);
  return { first, rows };
}

/** The questions around the game, and what all answers say together. */
export const quiz: Feature = (api, services) => {
  const { database, now } = services;

  api.withToken(endpoints.quizStanding, async ({ token }) => {
    const { first, rows } = await read(services, token);
    return ok(standingReply(token.playerId, first, rows, now()));
  });

  api.withToken(endpoints.quizAnswer, async ({ token, body }) => {
    const { first, rows } = await read(services, token);
    const at = now();
    const accepted = acceptQuiz(factsOf(token.playerId, first, rows), body.form, at);
    if (!accepted.ok) return accepted;
    const { moment, daysSinceEnd } = accepted.value;
    const values = [token.playerId, moment, body.form, optionsOf(body), marksOf(body), daysSinceEnd, new Date(at)];
    const [kept] = await database.query(KEEP_PART, values);
    return kept === undefined ? refuse('QUIZ_ALREADY_ANSWERED') : ok({});
  });

  const totals = cachedFor(() => publishedTotals(database.query), TOTALS_AGE, now);
  services.desk.add(quizDeskReport(totals));
  api.public(endpoints.quizTotals, async () => ok(await totals()));
};
