import { barsOf, stepsOf } from './notation.ts';
import { type Chord, chord } from './theory.ts';
import type { Shape } from './voicing.ts';

/** A chord in its place, in cells. */
export interface WrittenChord {
  readonly at: number;
  readonly cells: number;
  readonly chord: Chord;
}

/** A chord in its place, with the position in which the hand takes it. */
export interface Harmony extends WrittenChord {
  readonly shape: Shape;
}

/** Chord symbols bar by bar; several in a bar share it evenly. */
export function readHarmony(text: string, cells: number): WrittenChord[] {
  return barsOf(text).flatMap((line, bar) => {
    const symbols = line.split(/\s+/);
    const share = cells / symbols.length;
    return symbols.map((symbol, s) => ({ at: bar * cells + s * share, cells: share, chord: chord(symbol) }));
  });
}

const endOf = (chords: readonly WrittenChord[]): number => {
  const last = chords.at(-1);
  return last === undefined ? 0 : last.at + last.cells;
};

/** The chord sounding at a cell; past the end of a loop it is the first one again. */
export function sounding(chords: readonly Harmony[], at: number, isLoop: boolean): Harmony {
  const past = at >= endOf(chords);
  const found = past ? (isLoop ? chords[0] : chords.at(-1)) : (chords.findLast((one) => one.at <= at) ?? chords[0]);
  if (found === undefined) throw new Error('no chord at all');
  return found;
}

export interface Strike {
  readonly at: number;
  readonly letter: string;
  /** Cells to the next strike. */
  readonly gap: number;
}

/** Where a pattern strikes over the chords, or inside a range of bars, from whose first bar it is counted. */
export function strikes(
  chords: readonly WrittenChord[],
  cells: number,
  pattern: string,
  bars: readonly [from: number, to: number] | undefined,
): Strike[] {
  const steps = stepsOf(pattern, cells);
  const from = bars === undefined ? (chords[0]?.at ?? 0) : (bars[0] - 1) * cells;
  const to = bars === undefined ? endOf(chords) : bars[1] * cells;
  const found: Omit<Strike, 'gap'>[] = [];
  for (let at = from; at < to; at++) {
    const letter = steps.charAt((at - from) % steps.length);
    if (letter !== '.') found.push({ at, letter });
  }
  return found.map((hit, i) => ({ ...hit, gap: (found[i + 1]?.at ?? to) - hit.at }));
}
