import { endpoints, type ReplyOf } from '@consorcio/contract';
import { ok, type Result, refuse } from '@consorcio/kernel';
import {
  afterAnswer,
  type BadgeCounters,
  CONTRACT_IDEA,
  dayNumber,
  firstDue,
  type IdeaMemory,
  isLearnedBy,
  monthOfPlay,
  NO_COUNTERS,
  RIGHT_OPTION,
} from '@consorcio/rules';
import type { CardVariant } from '@consorcio/rules/vocabulary';
import { statement } from '../db/database.ts';
import { type Decision, retryOnConflict, type Written } from '../db/guarded-write.ts';
import type { Feature, Services } from '../feature.ts';
import { Refusal } from '../http/refusal.ts';
import { KEPT_SESSION } from '../http/sessions.ts';
import type { Token } from '../http/token.ts';
import { badgeValues } from './campaign/campaign-write.ts';

/** An idea that was learned at once, without a card. */
const LEARN_CONCEPT = statement<Written>({
  name: 'concept-learn',
  text: `select concept_learn(p_player_id => $1, p_version => $2, p_counters => $3, p_concept_id => $4, p_now => $5,
    p_cycle => $6, p_user_badge_ids => $7, p_badge_ids => $8) as written`,
});

/** An idea that was met. */
const SEE_CONCEPT = statement<Written>({
  name: 'concept-see',
  text: `select concept_see(p_player_id => $1, p_concept_id => $2, p_now => $3, p_month => $4, p_due_month => $5) as written`,
});

/** An answer to a card, and what it brings. */
const ANSWER_CONCEPT = statement<Written>({
  name: 'concept-answer',
  text: `select concept_answer(p_player_id => $1, p_version => $2, p_counters => $3, p_concept_id => $4, p_now => $5,
    p_cycle => $6, p_month => $7, p_rights => $8, p_variant => $9, p_due_month => $10, p_is_learned => $11,
    p_user_badge_ids => $12, p_badge_ids => $13) as written`,
});

/** An idea that was seen; null in the one row of a player who has seen none. */
interface LessonRow {
  readonly lastUsedAt: Date;
  readonly version: number;
  readonly counters: Partial<BadgeCounters>;
  /** The player's campaigns so far; null without one. */
  readonly campaigns: number | null;
  /** Cycle of the current campaign; null without one. */
  readonly cycleNow: number | null;
  readonly conceptId: number | null;
  readonly seenAt: Date;
  readonly askedAt: Date | null;
  readonly rights: number;
  readonly variant: CardVariant | null;
  readonly dueMonth: number;
  /** Null until it is learned. */
  readonly learnedAt: Date | null;
  readonly cycle: number | null;
}

/** Session, counters, what was seen and what was learned, in order. `$1` player, `$2` hash of the token. */
const READ_LESSONS = statement<LessonRow>({
  name: 'lessons-read',
  text: `select s.last_used_at as "lastUsedAt", p.version, p.counters, c.number as campaigns,
      case when c.campaign_id = p.current_campaign_id then (c.state->>'cycle')::integer end as "cycleNow",
      k.concept_id as "conceptId", k.seen_at as "seenAt", k.asked_at as "askedAt", k.rights, k.variant,
      k.due_month as "dueMonth", l.learned_at as "learnedAt", l.cycle
    from ${KEPT_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.latest_campaign_id
    left join concept_card k on k.player_id = p.player_id
    left join concept l on l.player_id = k.player_id and l.concept_id = k.concept_id
    order by l.learned_at, k.seen_at, k.concept_id`,
});

type Reply = ReplyOf<'conceptList'>;
type Learned = Reply['learned'];
type SeenIdeas = NonNullable<Reply['seen']>;

/** A player's notebook as it was read. */
interface Notebook {
  readonly version: number;
  readonly counters: BadgeCounters;
  readonly cycleNow: number | null;
  readonly month: number;
  readonly seen: SeenIdeas;
  readonly learned: Learned;
}

/** Session, counters and notebook by one statement. @throws Refusal TOKEN_INVALID when the session is no live one */
async function readNotebook({ database, sessions }: Services, token: Token): Promise<Notebook> {
  const rows = await database.query(READ_LESSONS, [token.playerId, token.hash]);
  const [first] = rows;
  if (first === undefined) throw new Refusal('TOKEN_INVALID');
  sessions.accept(token, first.lastUsedAt);
  const { version, counters, cycleNow, campaigns } = first;
  const seen: SeenIdeas = [];
  const learned: Learned = [];
  for (const { conceptId: id, seenAt, askedAt, rights, variant, dueMonth, learnedAt, cycle } of rows) {
    if (id === null) continue;
    const times = { seenAt: seenAt.toISOString(), askedAt: askedAt?.toISOString() ?? null };
    seen.push({ id, ...times, rights, variant, dueMonth });
    if (learnedAt !== null) learned.push({ id, at: learnedAt.toISOString(), cycle });
  }
  const month = campaigns === null ? 0 : monthOfPlay(campaigns, cycleNow);
  return { version, counters: { ...NO_COUNTERS, ...counters }, cycleNow, month, seen, learned };
}

/** What the notebook's calls answer. */
const told = ({ learned, seen, month }: Notebook): Reply => ({ learned, seen, month });

const isLearned = ({ learned }: Notebook, conceptId: number): boolean => learned.some(({ id }) => id === conceptId);
const withLesson = (notebook: Notebook, id: number, now: number): Learned => [
  ...notebook.learned,
  { id, at: new Date(now).toISOString(), cycle: notebook.cycleNow },
];
const seenNow = (id: number, now: number, dueMonth: number): SeenIdeas[number] => ({
  ...{ id, seenAt: new Date(now).toISOString(), askedAt: null, rights: 0, variant: null, dueMonth },
});

/** Notes an idea that was met; one that is known changes nothing. */
function see(notebook: Notebook, playerId: string, conceptId: number, now: number) {
  const { seen, month } = notebook;
  if (seen.some(({ id }) => id === conceptId)) return ok({ answer: told(notebook) });
  const due = firstDue(month);
  const answer = { ...told(notebook), seen: [...seen, seenNow(conceptId, now, due)] };
  const values = [playerId, conceptId, new Date(now), month, due];
  return ok({ answer, write: { statement: SEE_CONCEPT, values } });
}

/** Notes an idea as learned and counts it, as after the contract that was read; one that is known changes nothing. */
function learn(notebook: Notebook, playerId: string, conceptId: number, now: number) {
  if (isLearned(notebook, conceptId)) return ok({ answer: told(notebook) });
  const { version, counters, cycleNow, seen } = notebook;
  const counted = badgeValues(counters, [{ type: 'ConceptLearned', conceptId }], now);
  const { ids, badges } = counted;
  const values = [playerId, version, counted.counters, conceptId, new Date(now), cycleNow, ids, badges];
  const isNew = !seen.some(({ id }) => id === conceptId);
  const answer: Reply = {
    ...told(notebook),
    learned: withLesson(notebook, conceptId, now),
    seen: isNew ? [...seen, seenNow(conceptId, now, 0)] : seen,
  };
  return ok({ answer, write: { statement: LEARN_CONCEPT, values } });
}

interface Answer {
  readonly conceptId: number;
  readonly variant: CardVariant | 'contract';
  readonly option: number;
}

/** Judges an answer to a card: the second right one, on another day, learns the idea; none takes that away (LEARN 8). */
function answerCard(
  notebook: Notebook,
  playerId: string,
  { conceptId, variant, option }: Answer,
  now: number,
): Result<Decision<Reply>, 'CONCEPT_NOT_SEEN'> {
  const kept = notebook.seen.find(({ id }) => id === conceptId);
  if (variant === 'contract') {
    const isFound = conceptId === CONTRACT_IDEA && option === RIGHT_OPTION;
    return isFound ? learn(notebook, playerId, conceptId, now) : ok({ answer: told(notebook) });
  }
  if (kept === undefined) return refuse('CONCEPT_NOT_SEEN');
  const lastDay = dayNumber(Date.parse(kept.askedAt ?? kept.seenAt));
  const before: IdeaMemory = { ...kept, lastDay };
  const isRight = option === RIGHT_OPTION;
  const after = afterAnswer(before, { variant, isRight }, { month: notebook.month, day: dayNumber(now) });
  if (after === before) return ok({ answer: told(notebook) });
  const isNew = isLearnedBy(after) && !isLearned(notebook, conceptId);
  const { version, counters, cycleNow, month, seen } = notebook;
  const counted = badgeValues(counters, isNew ? [{ type: 'ConceptLearned', conceptId }] : [], now);
  const { ids, badges } = counted;
  const at = new Date(now);
  const { rights, dueMonth } = after;
  const idea = { ...kept, askedAt: at.toISOString(), rights, variant, dueMonth };
  return ok({
    answer: {
      ...told(notebook),
      learned: isNew ? withLesson(notebook, conceptId, now) : notebook.learned,
      seen: seen.map((each) => (each.id === conceptId ? idea : each)),
    },
    write: {
      statement: ANSWER_CONCEPT,
      values: [
        ...[playerId, version, counted.counters, conceptId, at, cycleNow, month],
        ...[rights, variant, dueMonth, isNew, ids, badges],
      ],
    },
  });
}

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
