import { Dice } from '@consorcio/kernel';
import type { DreamId } from '@consorcio/rules/vocabulary';
import { seedOf } from '../fast-draw.ts';
import { type Line, lineOf, type Range } from '../table.ts';
import { difference, exactly, type Figure, mean, pooled, share } from '../tally.ts';
import type { Noted } from './campaigns.ts';
import { PEOPLE, type PersonName } from './people.ts';
import { spearman } from './ranks.ts';
import { DREAMS, HANDS, LONG, PLANS } from './targets.ts';

/* The targets of RULES 15.2 that are about the note: how well it ranks the twelve model players. */

/** Figures of a person and a dream: the mean worth of new campaigns, and the notes of some. */
export interface NotedCell {
  readonly truth: number;
  readonly notes: readonly Noted[];
}
export type CellOf = (name: PersonName, dream: DreamId) => NotedCell;
/** Notes of a plan that is played with such hands, 0 to 1. */
export type NotesByHands = (name: PersonName, hands: number, dream: DreamId) => readonly Noted[];

const NAMES = Object.keys(PEOPLE) as PersonName[];
const CLEAR = 50;
/** Campaigns of one kind of end below which a dream says nothing of them. */
const ENOUGH = 8;
const BOOTSTRAPS = 300;
const TAIL = 0.025;

const average = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;
const noteIn = ({ notes }: NotedCell): number => average(notes.map(({ note }) => note));
const truthIn = ({ truth }: NotedCell): number => truth;
const overDreams = (of: (dream: DreamId) => number): number => average(DREAMS.map(of));

/** Told without a target. */
const ANY: Range = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
const ALL = 'all twelve';

export function* noteLines(cellOf: CellOf, notesBy: NotesByHands): Generator<Line> {
  const truths = NAMES.map((name) => overDreams((dream) => truthIn(cellOf(name, dream))));
  const rank = (least: number): Range => ({ least, most: 1 });
  yield lineOf(ALL, 'rank of note and quality, all dreams', rank(0.95), overAll(cellOf, truths), 'rank');
  for (const dream of DREAMS) {
    const cells = NAMES.map((name) => cellOf(name, dream));
    const figure = exactly(spearman(cells.map(truthIn), cells.map(noteIn)));
    yield lineOf(ALL, `rank of note and quality, dream ${dream}`, rank(0.9), figure, 'rank');
  }
  const pairs = DREAMS.flatMap((dream) => clearPairs(NAMES.map((name) => cellOf(name, dream))));
  const isRight = share(pairs, (right) => right);
  yield lineOf(ALL, 'pairs 50 points apart that the note puts in order', rank(0.95), isRight);
  const cells = DREAMS.map((dream) => cellOf('average', dream));
  const overBids = 'note of raffle winners over those whose bid won';
  yield lineOf('average', overBids, { least: -60, most: 25 }, luckIn(cells, 'BID'), 'points');
  const overPaid = 'note of raffle winners over those who paid to the end';
  yield lineOf('average', overPaid, ANY, luckIn(cells, 'PAID'), 'points');
  const notes = NAMES.flatMap((name) => DREAMS.flatMap((dream) => cellOf(name, dream).notes));
  const ofHands = mean(notes, (note) => note.ofHands);
  yield lineOf(ALL, 'note of the same decisions, perfect hands less 0.35', { least: -10, most: 10 }, ofHands, 'points');
  /* A plan that looks at the balance decides otherwise where better hands have left another one: this informs only. */
  for (const player of PLANS) {
    const noteWith = (hands: number): Figure =>
      pooled(LONG.map((dream) => mean(notesBy(player, hands, dream), ({ note }) => note)));
    const figure = difference(noteWith(HANDS.perfect), noteWith(HANDS.slow));
    const claim = `note of the same plan, hands ${HANDS.perfect} less ${HANDS.slow}`;
    yield lineOf(player, claim, ANY, figure, 'points');
  }
  const again = share(notes, ({ isSameAgain }) => isSameAgain);
  yield lineOf(ALL, 'campaigns that their own draws give again', rank(1), again);
}

/** The correlation over all dreams; its interval by a bootstrap over campaigns. */
function overAll(cellOf: CellOf, truths: readonly number[]): Figure {
  const dice = Dice.of(seedOf('bootstrap', 0), 0);
  const again = ({ notes }: NotedCell): number => average(notes.map(() => notes[dice.below(notes.length)]?.note ?? 0));
  const correlation = (of: (cell: NotedCell) => number): number =>
    spearman(
      truths,
      NAMES.map((name) => overDreams((dream) => of(cellOf(name, dream)))),
    );
  const drawn = Array.from({ length: BOOTSTRAPS }, () => correlation(again)).sort((a, b) => a - b);
  const at = (part: number): number => drawn[Math.floor(part * (BOOTSTRAPS - 1))] ?? 0;
  return { value: correlation(noteIn), low: at(TAIL), high: at(1 - TAIL) };
}

/** For each pair of persons whose quality clearly differs: whether their notes say which is the better. */
function clearPairs(cells: readonly NotedCell[]): readonly boolean[] {
  return cells.flatMap((a) => cells.filter((b) => truthIn(b) - truthIn(a) >= CLEAR).map((b) => noteIn(b) > noteIn(a)));
}

/**
 * Whether luck is praised: by the same player, raffle winners' notes less those of another end. Who won by a bid has decided months
 * after the letter too; who paid to the end has not, so that their plans are guessed (RULES 13.3).
 */
function luckIn(cells: readonly NotedCell[], other: 'BID' | 'PAID'): Figure {
  const gaps = cells.flatMap(({ notes }) => {
    const [lucky, others] = (['JACKPOT', other] as const).map((end) => notes.filter(({ context }) => context === end));
    const of = (own: readonly Noted[] = []): number => average(own.map(({ note }) => note));
    const isEnough = [lucky, others].every((own) => (own?.length ?? 0) >= ENOUGH);
    return isEnough ? [of(lucky) - of(others)] : [];
  });
  return mean(gaps, (gap) => gap);
}
