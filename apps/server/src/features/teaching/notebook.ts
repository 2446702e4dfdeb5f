import type { ReplyOf } from '@consorcio/contract';
import { ok, type Result, refuse } from '@consorcio/kernel';
import {
  afterAnswer,
  type BadgeCounters,
  CONTRACT_IDEA,
  dayNumber,
  firstDue,
  type IdeaMemory,
  monthOfPlay,
  NO_COUNTERS,
  RIGHT_OPTION,
} from '@consorcio/rules';
import type { CardVariant } from '@consorcio/rules/vocabulary';
import type { Decision } from '../../db/guarded-write.ts';
import type { Services } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Token } from '../../http/token.ts';
import { badgeValues } from '../campaign/campaign-write.ts';
import { ANSWER_CONCEPT, LEARN_CONCEPT, SEE_CONCEPT } from './concept-writes.ts';
import { READ_LESSONS } from './read-lessons.ts';

type Reply = ReplyOf<'conceptList'>;
type Learned = Reply['learned'];
type Seen = NonNullable<Reply['seen']>;

/** A player's notebook as it was read. */
export interface Notebook {
  readonly version: number;
  readonly counters: BadgeCounters;
  readonly cycleNow: number | null;
  readonly month: number;
  readonly seen: Seen;
  readonly learned: Learned;
}

/** Session, counters and notebook by one statement. @throws Refusal TOKEN_INVALID when the session is no live one */
export async function readNotebook({ database, sessions }: Services, token: Token): Promise<Notebook> {
  const rows = await database.query(READ_LESSONS, [token.playerId, token.hash]);
  const [first] = rows;
  if (first === undefined) throw new Refusal('TOKEN_INVALID');
  sessions.accept(token, first.lastUsedAt);
  const { version, counters, cycleNow, campaigns } = first;
  const seen: Seen = [];
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
export const told = ({ learned, seen, month }: Notebook): Reply => ({ learned, seen, month });

const isLearned = ({ learned }: Notebook, conceptId: number): boolean => learned.some(({ id }) => id === conceptId);
const withLesson = (notebook: Notebook, id: number, now: number): Learned => [
  ...notebook.learned,
  { id, at: new Date(now).toISOString(), cycle: notebook.cycleNow },
];
const seenNow = (id: number, now: number, dueMonth: number): Seen[number] => ({
  ...{ id, seenAt: new Date(now).toISOString(), askedAt: null, rights: 0, variant: null, dueMonth },
});

/** Notes an idea that was met; one that is known changes nothing. */
export function see(notebook: Notebook, playerId: string, conceptId: number, now: number) {
  const { seen, month } = notebook;
  if (seen.some(({ id }) => id === conceptId)) return ok({ answer: told(notebook) });
  const due = firstDue(month);
  const answer = { ...told(notebook), seen: [...seen, seenNow(conceptId, now, due)] };
  const values = [playerId, conceptId, new Date(now), month, due];
  return ok({ answer, write: { statement: SEE_CONCEPT, values } });
}

/** Notes an idea as learned and counts it, as pages of older releases ask; one that is known changes nothing. */
export function learn(notebook: Notebook, playerId: string, conceptId: number, now: number) {
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

/** Judges an answer to a card: a right one learns the idea, none takes that away (LEARN 8). */
export function answerCard(
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
  const isNew = isRight && !isLearned(notebook, conceptId);
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
