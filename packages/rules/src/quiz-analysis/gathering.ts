import { MINIMUM_COHORT, QUIZ_FORMS, QUIZ_MOMENTS, type QuizForm, type QuizMoment } from '../quiz-words.ts';
import { NO_SUMS, type Sums, together, withValue } from './interval.ts';
import { addPart, byConfidence, type ItemSums, newItems } from './item-sums.ts';
import { type GivenPart, scoreOf } from './part.ts';

/** What is known of a form at one moment. */
export interface FormSums {
  readonly form: QuizForm;
  readonly items: readonly ItemSums[];
  scores: Sums;
}

/** Differences of score between two moments, of players who got these two forms. */
export interface PairSums {
  readonly from: QuizForm;
  readonly to: QuizForm;
  differences: Sums;
  gained: number;
  lost: number;
}

/** Two moments that are compared within persons. */
export const COMPARISONS = {
  gain: ['BEFORE', 'AFTER'],
  delayed: ['BEFORE', 'LATER'],
  retention: ['AFTER', 'LATER'],
} as const satisfies Record<string, readonly [QuizMoment, QuizMoment]>;
export type Comparison = keyof typeof COMPARISONS;

export interface MomentSums {
  readonly moment: QuizMoment;
  readonly forms: readonly FormSums[];
  /** Players who used each confidence at least once. */
  readonly users: number[];
}

/** Sums over players: nothing in it is about one of them. */
export interface Gathered {
  players: number;
  readonly moments: readonly MomentSums[];
  readonly pairs: Readonly<Record<Comparison, readonly PairSums[]>>;
}

const newPairs = (): readonly PairSums[] =>
  QUIZ_FORMS.flatMap((from) => QUIZ_FORMS.map((to) => ({ from, to, differences: NO_SUMS, gained: 0, lost: 0 })));
const newGathered = (): Gathered => ({
  players: 0,
  moments: QUIZ_MOMENTS.map((moment) => ({
    moment,
    forms: QUIZ_FORMS.map((form) => ({ form, items: newItems(), scores: NO_SUMS })),
    users: [0, 0, 0],
  })),
  pairs: { gain: newPairs(), delayed: newPairs(), retention: newPairs() },
});

function countPart({ moments }: Gathered, part: GivenPart): void {
  const at = moments.find(({ moment }) => moment === part.moment);
  const form = at?.forms.find((each) => each.form === part.form);
  if (at === undefined || form === undefined) return;
  addPart(form.items, part);
  form.scores = withValue(form.scores, scoreOf(part));
  for (const mark of at.users.keys())
    if (part.confidence.includes(String(mark))) at.users[mark] = (at.users[mark] ?? 0) + 1;
}

function countPairs({ pairs }: Gathered, parts: readonly GivenPart[]): void {
  for (const [name, [first, second]] of Object.entries(COMPARISONS) as [
    Comparison,
    readonly [QuizMoment, QuizMoment],
  ][]) {
    const from = parts.find(({ moment }) => moment === first);
    const to = parts.find(({ moment }) => moment === second);
    const pair = pairs[name].find((each) => each.from === from?.form && each.to === to?.form);
    if (from === undefined || to === undefined || pair === undefined) continue;
    const difference = scoreOf(to) - scoreOf(from);
    pair.differences = withValue(pair.differences, difference);
    if (difference > 0) pair.gained += 1;
    if (difference < 0) pair.lost += 1;
  }
}

/**
 * Adds players up, ten at a time. Those who answered the same moments are one group, and a group counts in whole tens only:
 * so every figure is about ten players at least, and so is every difference of two figures, also of figures of two days.
 * Work and memory do not grow with what was added before (LEARN 2.4).
 */
export class QuizGathering {
  readonly #gathered = newGathered();
  /** Players of a group who do not make ten yet. */
  readonly #waiting = new Map<string, (readonly GivenPart[])[]>();

  /** All parts of one player. */
  add(parts: readonly GivenPart[]): void {
    if (parts.length === 0) return;
    const group = QUIZ_MOMENTS.filter((each) => parts.some(({ moment }) => moment === each)).join();
    const waiting = this.#waiting.get(group) ?? [];
    waiting.push(parts);
    this.#waiting.set(group, waiting);
    if (waiting.length < MINIMUM_COHORT) return;
    for (const player of waiting.splice(0)) this.#count(player);
  }

  #count(parts: readonly GivenPart[]): void {
    this.#gathered.players += 1;
    for (const part of parts) countPart(this.#gathered, part);
    countPairs(this.#gathered, parts);
  }

  get sums(): Gathered {
    return this.#gathered;
  }
}

export const playersOf = ({ forms }: MomentSums): number => forms.reduce((n, { scores }) => n + scores.n, 0);
export const scoresOf = (forms: readonly FormSums[]): Sums =>
  forms.reduce((all, { scores }) => together(all, scores), NO_SUMS);

/** True if every part of a whole has no players or at least ten: only then are the parts shown separately. */
export const mayBePublished = (counts: readonly number[]): boolean =>
  counts.every((count) => count === 0 || count >= MINIMUM_COHORT);

/** Answers to one item by confidence, published only where none of them is of fewer than ten players. */
export function publishedByConfidence(item: ItemSums): ReturnType<typeof byConfidence> | null {
  const told = byConfidence(item);
  return mayBePublished(told.map(({ answers }) => answers)) ? told : null;
}
