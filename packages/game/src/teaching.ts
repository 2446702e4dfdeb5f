import type { ReplyOf } from '@consorcio/contract';
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
import type { Calls } from './calls.ts';
import { earnedBy } from './campaign/campaign-write.ts';
import { type Decision, decideAnew } from './guarded-write.ts';
import type { Ports } from './ports.ts';

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

async function readNotebook({ store }: Ports): Promise<Notebook> {
  const { version, counters, cycleNow, campaigns, ideas } = await store.notebook();
  const month = campaigns === null ? 0 : monthOfPlay(campaigns, cycleNow);
  return {
    ...{ version, counters: { ...NO_COUNTERS, ...counters }, cycleNow, month },
    seen: ideas.map(({ conceptId: id, seenAt, askedAt, rights, variant, dueMonth }) => {
      const times = { seenAt: seenAt.toISOString(), askedAt: askedAt?.toISOString() ?? null };
      return { id, ...times, rights, variant, dueMonth };
    }),
    learned: ideas.flatMap(({ conceptId: id, learnedAt, cycle }) =>
      learnedAt === null ? [] : [{ id, at: learnedAt.toISOString(), cycle }],
    ),
  };
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
function see({ store }: Ports, notebook: Notebook, playerId: string, conceptId: number, now: number) {
  const { seen, month } = notebook;
  if (seen.some(({ id }) => id === conceptId)) return ok({ answer: told(notebook) });
  const due = firstDue(month);
  const answer = { ...told(notebook), seen: [...seen, seenNow(conceptId, now, due)] };
  const idea = { playerId, conceptId, now: new Date(now), month, dueMonth: due };
  return ok({ answer, write: () => store.seeIdea(idea) });
}

/** Notes an idea as learned and counts it, as after the contract that was read; one that is known changes nothing. */
function learn({ store, newId }: Ports, notebook: Notebook, playerId: string, conceptId: number, now: number) {
  if (isLearned(notebook, conceptId)) return ok({ answer: told(notebook) });
  const { version, counters, cycleNow, seen } = notebook;
  const earned = earnedBy(counters, [{ type: 'ConceptLearned', conceptId }], now, newId);
  const idea = { playerId, version, ...earned, conceptId, now: new Date(now), cycle: cycleNow };
  const isNew = !seen.some(({ id }) => id === conceptId);
  const answer: Reply = {
    ...told(notebook),
    learned: withLesson(notebook, conceptId, now),
    seen: isNew ? [...seen, seenNow(conceptId, now, 0)] : seen,
  };
  return ok({ answer, write: () => store.learnIdea(idea) });
}

interface Answer {
  readonly conceptId: number;
  readonly variant: CardVariant | 'contract';
  readonly option: number;
}

/** Judges an answer to a card: the second right one, on another day, learns the idea; none takes that away (LEARN 8). */
function answerCard(
  ports: Ports,
  notebook: Notebook,
  playerId: string,
  { conceptId, variant, option }: Answer,
  now: number,
): Result<Decision<Reply>, 'CONCEPT_NOT_SEEN'> {
  const kept = notebook.seen.find(({ id }) => id === conceptId);
  if (variant === 'contract') {
    const isFound = conceptId === CONTRACT_IDEA && option === RIGHT_OPTION;
    return isFound ? learn(ports, notebook, playerId, conceptId, now) : ok({ answer: told(notebook) });
  }
  if (kept === undefined) return refuse('CONCEPT_NOT_SEEN');
  const lastDay = dayNumber(Date.parse(kept.askedAt ?? kept.seenAt));
  const before: IdeaMemory = { ...kept, lastDay };
  const isRight = option === RIGHT_OPTION;
  const after = afterAnswer(before, { variant, isRight }, { month: notebook.month, day: dayNumber(now) });
  if (after === before) return ok({ answer: told(notebook) });
  const isNew = isLearnedBy(after) && !isLearned(notebook, conceptId);
  const { version, counters, cycleNow, month, seen } = notebook;
  const earned = earnedBy(counters, isNew ? [{ type: 'ConceptLearned', conceptId }] : [], now, ports.newId);
  const at = new Date(now);
  const { rights, dueMonth } = after;
  const idea = { ...kept, askedAt: at.toISOString(), rights, variant, dueMonth };
  const answered = { rights, variant, dueMonth, isLearned: isNew, month, cycle: cycleNow };
  return ok({
    answer: {
      ...told(notebook),
      learned: isNew ? withLesson(notebook, conceptId, now) : notebook.learned,
      seen: seen.map((each) => (each.id === conceptId ? idea : each)),
    },
    write: () => ports.store.answerIdea({ playerId, version, ...earned, conceptId, now: at, ...answered }),
  });
}

/** What the player learned about consórcios. */
export const teaching: Calls<'conceptList' | 'conceptSeen' | 'conceptAnswer' | 'conceptLearn'> = {
  conceptList: async (ports) => ok(told(await readNotebook(ports))),
  conceptSeen: (ports, { playerId, body }) =>
    decideAnew(
      () => readNotebook(ports),
      (notebook) => see(ports, notebook, playerId, body.conceptId, ports.now()),
    ),
  conceptAnswer: (ports, { playerId, body }) =>
    decideAnew(
      () => readNotebook(ports),
      (notebook) => answerCard(ports, notebook, playerId, body, ports.now()),
    ),
  conceptLearn: (ports, { playerId, body }) =>
    decideAnew(
      () => readNotebook(ports),
      (notebook) => learn(ports, notebook, playerId, body.conceptId, ports.now()),
    ),
};
