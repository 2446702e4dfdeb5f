import { endpoints, type ParsedBodyOf, type ReplyOf, readGroupCode } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { acceptQuiz, type QuizFacts, quizStanding } from '@consorcio/rules/quiz';
import {
  type ClassArm,
  QUIZ_OPTIONS,
  QUIZ_VERSIONS,
  type QuizForm,
  type QuizMoment,
  type QuizVersion,
} from '@consorcio/rules/vocabulary';
import { statement } from '../../db/database.ts';
import type { Feature, Services } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import { KEPT_SESSION } from '../../http/sessions.ts';
import type { Token } from '../../http/token.ts';
import { cachedFor } from '../../ttl-cache.ts';
import { isOpenClass, readComparison } from './classes.ts';
import { quizDeskReport } from './quiz-desk.ts';
import { publishedTotals } from './read-totals.ts';

/** A part that was answered; null in the one row of a player who has answered none. */
interface QuizRow {
  readonly lastUsedAt: Date;
  /** When the last campaign ended in success or default. */
  readonly endedAt: Date | null;
  readonly version: QuizVersion | null;
  readonly moment: QuizMoment | null;
  readonly form: QuizForm | null;
  readonly answers: string | null;
  readonly confidence: string | null;
  readonly answeredAt: Date | null;
  /** Of the class with whose code the part was answered. */
  readonly arm: ClassArm | null;
}

/** Session, ended campaigns and every part of the quiz, in order. `$1` player, `$2` hash of the token. */
const READ_QUIZ = statement<QuizRow>({
  name: 'quiz-read',
  text: `select s.last_used_at as "lastUsedAt",
      (select c.finished_at from campaign c where c.player_id = $1 and c.week is null and (c.status = 'SUCCESS' or c.status = 'FAILED')
        order by c.finished_at desc limit 1) as "endedAt",
      q.version, q.moment, q.form, q.answers, q.confidence, q.answered_at as "answeredAt", k.arm
    from ${KEPT_SESSION}
    left join quiz_part q on q.player_id = p.player_id and q.version in (${QUIZ_VERSIONS.join()})
    left join quiz_class k on k.class_code = q.class_code
    order by q.answered_at`,
});

/**
 * Keeps a part; gives no row when the moment has one already. `$1` player, `$2` moment, `$3` form, `$4`
 * options, `$5` confidences, `$6` days since the last campaign ended, `$7` now, `$8` class or null, `$9` set of questions.
 */
const KEEP_PART = statement<{ readonly written: boolean }>({
  name: 'quiz-part-keep',
  // From the player's row, so that one who has just been deleted leaves nothing behind.
  text: `insert into quiz_part as q (player_id, version, moment, form, answers, confidence, days_since_end, answered_at, class_code)
    select p.player_id, $9::integer, $2::text, $3::text, $4::text, $5::text, $6::integer, $7::timestamptz, $8::text
    from player p where p.player_id = $1
      and not exists (select from quiz_part o where o.player_id = $1 and o.version <> $9::integer and o.moment = $2::text)
    on conflict do nothing returning true as written`,
});

type Reply = ReplyOf<'quizStanding'>;

/** The arm of the player's class; null outside the comparison. */
const armOf = (rows: readonly QuizRow[]): ClassArm | null => rows.find(({ arm }) => arm !== null)?.arm ?? null;

/** What the rules ask of a player's rows; the first of them carries what is the same in all. */
const factsOf = (playerId: string, first: QuizRow, rows: readonly QuizRow[]): QuizFacts => ({
  playerId,
  endedAt: first.endedAt?.getTime() ?? null,
  isInClass: armOf(rows) !== null,
  version: first.version,
  parts: rows.flatMap(({ moment, answeredAt }) =>
    moment === null || answeredAt === null ? [] : [{ moment, answeredAt: answeredAt.getTime() }],
  ),
});

const partsOf = (rows: readonly QuizRow[]): Reply['parts'] =>
  rows.flatMap(({ version, moment, form, answers, confidence, answeredAt }) =>
    version === null ||
    moment === null ||
    form === null ||
    answers === null ||
    confidence === null ||
    answeredAt === null
      ? []
      : [
          {
            ...{ version, moment, form, at: answeredAt.toISOString() },
            answers: [...answers].map((option) => (QUIZ_OPTIONS as readonly string[]).indexOf(option)),
            confidence: [...confidence].map((mark) => (mark === '-' ? null : Number(mark))),
          },
        ],
  );

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

  /** A code as it is kept; null where no class that may answer has it. */
  const classOf = async (typed: string): Promise<string | null> => {
    const code = readGroupCode(typed);
    return code !== null && (await isOpenClass(database.query, code, now())) ? code : null;
  };

  api.withToken(endpoints.quizStanding, async ({ token, query }) => {
    const { first, rows } = await read(services, token);
    const standing = quizStanding(factsOf(token.playerId, first, rows), now());
    const parts = partsOf(rows);
    const isFirst = standing.kind === 'ASK' && standing.moment === 'BEFORE';
    if (!isFirst || query.classCode === undefined) return ok({ standing, parts, inClass: armOf(rows) });
    return ok({ standing, parts, inClass: (await classOf(query.classCode)) === null ? null : 'ASKED' });
  });

  api.withToken(endpoints.quizAnswer, async ({ token, body }) => {
    const { first, rows } = await read(services, token);
    const at = now();
    const accepted = acceptQuiz(factsOf(token.playerId, first, rows), body, at);
    if (!accepted.ok) return accepted;
    const { moment, daysSinceEnd } = accepted.value;
    const isOfClass = body.classCode !== undefined && moment === 'BEFORE';
    const code = isOfClass ? await classOf(body.classCode ?? '') : null;
    if (isOfClass && code === null) return refuse('QUIZ_CLASS_NOT_FOUND');
    const kind = [moment, body.form, optionsOf(body), marksOf(body), daysSinceEnd];
    const values = [token.playerId, ...kind, new Date(at), code, body.version];
    const [kept] = await database.query(KEEP_PART, values);
    return kept === undefined ? refuse('QUIZ_ALREADY_ANSWERED') : ok({});
  });

  const totals = cachedFor(
    async () => ({
      ...(await publishedTotals(database.query)),
      classes: await readComparison(database.query, now()),
    }),
    TOTALS_AGE,
    now,
  );
  services.desk.add(quizDeskReport(totals));
  api.public(endpoints.quizTotals, async () => ok(await totals()));
};
