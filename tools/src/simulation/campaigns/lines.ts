import type { DreamId, RulebookVersion } from '@consorcio/rules/vocabulary';
import type { Grid, Line } from '../table.ts';
import { mean } from '../tally.ts';
import { type Noted, notesOf, type Outcome, outcomesOf } from './campaigns.ts';
import { type NotedCell, noteLines } from './note-targets.ts';
import { PEOPLE, type Person, type PersonName } from './people.ts';
import { readerLines } from './readers.ts';
import { campaignLines, DREAMS, handsTables, type PlayHands } from './targets.ts';

/** How much is played. */
export interface Size {
  /** Campaigns of a cell. */
  readonly count: number;
  /** How many of these get a note. */
  readonly noted: number;
  /** Redraws of a note: it is a mean over campaigns that ranks the players, so one campaign's note may be rough. */
  readonly redraws: number;
}

/** The size of a run, by campaigns per cell: of 2,000 these are 200 notes. Few redraws of many campaigns err less than many of few. */
export const sizeOf = (count: number): Size => ({ count, noted: Math.max(20, Math.ceil(count / 10)), redraws: 8 });

/** So many times more notes for the average player, by whom it is measured whether luck is praised. */
const AVERAGE_TIMES = 4;
/** So many times fewer for a plan with slow and with perfect hands. */
const HANDS_LESS = 2;
const notedOf = (name: PersonName, { noted }: Size): number => noted * (name === 'average' ? AVERAGE_TIMES : 1);

/** A line of the table, or, after the last, the tables of plans and hands. */
export type Part = Line | { readonly tables: readonly Grid[] };

/** Every line of RULES 15.2 as its campaigns are played, then the tables. */
export function* linesOf(rulebook: RulebookVersion, size: Size): Generator<Part> {
  const { count, redraws } = size;
  const cells = new Map<string, readonly Outcome[]>();
  const notes = new Map<string, NotedCell>();
  const play = (name: string, person: Person, dream: DreamId): readonly Outcome[] =>
    once(cells, `${name} ${dream}`, () => outcomesOf({ rulebook, name, person, dream }, count));
  const playHands: PlayHands = (name, skill, dream) =>
    play(`${name}, hands ${skill}`, { ...PEOPLE[name], skill }, dream);
  const noted = (name: string, person: Person, dream: DreamId, most: number): readonly Noted[] =>
    notesOf({ rulebook, name, person, dream }, most, redraws);
  yield* campaignLines(playHands);
  yield* noteLines(
    (name, dream) =>
      once(notes, `${name} ${dream}`, () => ({
        truth: mean(play(name, PEOPLE[name], dream), ({ worth }) => worth).value,
        notes: noted(name, PEOPLE[name], dream, notedOf(name, size)),
      })),
    (name, skill, dream) =>
      noted(`${name}, hands ${skill}`, { ...PEOPLE[name], skill }, dream, Math.ceil(size.noted / HANDS_LESS)),
  );
  yield* readerLines(rulebook, DREAMS, count);
  yield { tables: handsTables(playHands) };
}

function once<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
