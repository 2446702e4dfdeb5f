import { CURRENT_RULEBOOK, rulebookOf } from '@consorcio/rules';
import type { ContractEnd, Difficulty, DreamId } from '@consorcio/rules/vocabulary';
import { figureText, type Grid, type Line, lineOf, type Range } from '../table.ts';
import { difference, type Figure, mean, pooled, share } from '../tally.ts';
import type { Outcome } from './campaigns.ts';
import type { PersonName } from './people.ts';

/* The targets of RULES 15.2 that are about campaigns; those about notes are in note-targets.ts. */

/** Plays the cell of a person with such hands and a dream, once. `hands`: the mean of the person's scores, 0 to 1. */
export type PlayHands = (name: PersonName, hands: number, dream: DreamId) => readonly Outcome[];

const { dreams } = rulebookOf(CURRENT_RULEBOOK);
export const DREAMS: readonly DreamId[] = dreams.map(({ id }) => id);
const dreamsOf = (difficulty: Difficulty): readonly DreamId[] =>
  dreams.filter((dream) => dream.difficulty === difficulty).map(({ id }) => id);
/** The dreams that last long enough for a plan to show. */
export const LONG: readonly DreamId[] = [...dreamsOf('MEDIUM'), ...dreamsOf('HARD')];

/** Hands of a first run, of slow and quick players, those between, and perfect ones. */
export const HANDS = { first: 0.2, slow: 0.35, usual: 0.5, quick: 0.65, deft: 0.8, perfect: 1 } as const;
/** The plans of the tables: by what each does with its effort. */
const SHOWN: readonly PersonName[] = ['planner', 'average', 'all-in', 'careless'];
/** All plans; players of the table that differ in hands alone are one. */
export const PLANS: readonly PersonName[] = [
  ...(['planner', 'steady', 'reserve-first', 'average', 'never bids'] as const),
  ...(['buys on credit', 'all-in', 'rests too much', 'by chance', 'careless'] as const),
];

const ANY = 1;
const atLeast = (least: number): Range => ({ least, most: ANY });
const atMost = (most: number): Range => ({ least: 0, most });
const from = (least: number): Range => ({ least, most: Number.POSITIVE_INFINITY });
const upTo = (most: number): Range => ({ least: Number.NEGATIVE_INFINITY, most });

const isCompleted = ({ context }: Outcome): boolean => context !== 'DEFAULT';
const KEPT: readonly (ContractEnd | null)[] = ['QUITADO', 'QUITADO_COM_APERTO'];
const isKept = ({ end }: Outcome): boolean => KEPT.includes(end);
const isPaidWhole = ({ end }: Outcome): boolean => end === 'QUITADO';

/** Mean worth of a plan over the long dreams, each counting the same. */
const worthOf = (play: PlayHands, name: PersonName, hands: number): Figure =>
  pooled(LONG.map((dream) => mean(play(name, hands, dream), ({ worth }) => worth)));

export function* campaignLines(play: PlayHands): Generator<Line> {
  yield* completions(play);
  yield* contracts(play);
  yield* decisions(play);
  yield* firstRuns(play);
}

function* completions(play: PlayHands): Generator<Line> {
  const ranges: readonly [Difficulty, Range][] = [
    ['EASY', atLeast(0.95)],
    ['MEDIUM', { least: 0.8, most: 0.95 }],
    ['HARD', { least: 0.52, most: 0.75 }],
  ];
  for (const [difficulty, target] of ranges) {
    for (const dream of dreamsOf(difficulty)) {
      const figure = share(play('average', HANDS.usual, dream), isCompleted);
      yield lineOf('average', `completes ${difficulty}, dream ${dream}`, target, figure);
    }
  }
  for (const dream of DREAMS) {
    const figure = share(play('planner', HANDS.usual, dream), isCompleted);
    yield lineOf('planner', `completes dream ${dream}`, atLeast(0.92), figure);
  }
  for (const dream of dreamsOf('HARD')) {
    const figure = share(play('careless', HANDS.usual, dream), (outcome) => !isCompleted(outcome));
    yield lineOf('careless', `fails HARD, dream ${dream}`, atLeast(0.65), figure);
  }
}

/** What became of the letters. */
function* contracts(play: PlayHands): Generator<Line> {
  const ranges: readonly [PersonName, Range][] = [
    ['planner', atLeast(0.95)],
    ['average', { least: 0.7, most: 0.98 }],
    ['all-in', { least: 0.14, most: 0.65 }],
    ['careless', atMost(0.45)],
  ];
  for (const [player, target] of ranges) {
    for (const dream of DREAMS) {
      const figure = share(play(player, HANDS.usual, dream).filter(isCompleted), isPaidWhole);
      yield lineOf(player, `QUITADO of letters, dream ${dream}`, target, figure);
    }
  }
}

/** What a plan is worth beside what hands are worth, up to perfect ones. */
function* decisions(play: PlayHands): Generator<Line> {
  const over = (planner: number, other: number): Figure =>
    difference(worthOf(play, 'planner', planner), worthOf(play, 'all-in', other));
  for (const hands of Object.values(HANDS)) {
    const claim = `worth over all-in, hands ${hands}, dreams 3 to 7`;
    yield lineOf('planner', claim, from(400), over(hands, hands), 'points');
  }
  const plan = over(HANDS.usual, HANDS.usual);
  for (const player of PLANS) {
    const hands = difference(worthOf(play, player, HANDS.perfect), worthOf(play, player, HANDS.slow));
    const claim = `worth, hands ${HANDS.perfect} over ${HANDS.slow}`;
    yield lineOf(player, claim, upTo(160), hands, 'points');
    yield lineOf(player, 'the plan’s difference, times that of hands', from(3), ratio(plan, hands), 'times');
  }
  const claim = `worth with hands ${HANDS.first} over all-in with perfect ones`;
  yield lineOf('planner', claim, from(300), over(HANDS.first, HANDS.perfect), 'points');
}

/** One difference in times another; of one that may be nothing, whatever its sign, the least is what its interval allows. */
function ratio(of: Figure, by: Figure): Figure {
  const size = (x: number): number => Math.max(1, Math.abs(x));
  const most = Math.max(size(by.low), size(by.high));
  const least = by.low <= 0 && by.high >= 0 ? 1 : Math.min(size(by.low), size(by.high));
  return { value: of.value / size(by.value), low: of.low / most, high: of.high / least };
}

/** Whoever plays for the first time: the plan still decides. */
function* firstRuns(play: PlayHands): Generator<Line> {
  const figure = difference(worthOf(play, 'all-in', HANDS.first), worthOf(play, 'careless', HANDS.first));
  const claim = `worth over careless, hands ${HANDS.first}, dreams 3 to 7`;
  yield lineOf('all-in', claim, from(100), figure, 'points');
}

/** What each plan is worth with each pair of hands, and how many of 100 contracts it pays; dreams 3 to 7. */
export function handsTables(play: PlayHands): readonly Grid[] {
  const hands = Object.values(HANDS);
  const paid = (name: PersonName, skill: number): Figure =>
    pooled(LONG.map((dream) => mean(play(name, skill, dream), (outcome) => (isKept(outcome) ? 100 : 0))));
  const table = (title: string, of: (name: PersonName, skill: number) => Figure): Grid => ({
    title,
    rows: SHOWN.map((player) => ({
      player,
      ...Object.fromEntries(hands.map((skill) => [`score ${skill}`, figureText('points', of(player, skill))])),
    })),
  });
  return [
    table('mean worth, 0 to 1000', (name, skill) => worthOf(play, name, skill)),
    table('contracts paid of 100 begun', paid),
  ];
}
