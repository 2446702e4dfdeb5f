import { type Harmony, sounding, strikes } from './harmony.ts';
import { strengthOf, type WrittenNote } from './note.ts';

/** The chords of a piece and how its bars are counted. */
export interface Range {
  readonly chords: readonly Harmony[];
  readonly cells: number;
  readonly isLoop: boolean;
}

interface BarOptions {
  /** First and last bar, both counted; the whole piece unless told. */
  readonly bars?: readonly [from: number, to: number];
  readonly strength?: number;
}

export interface CompOptions extends BarOptions {
  /** An off-beat stroke within so many cells of a change already plays the next chord. */
  readonly early?: number;
  readonly sustain?: number;
  /** Seconds between the strings of a stroke; over 10 ms the hand goes up and down in turn. */
  readonly strum?: number;
  /** Longest stroke in cells. */
  readonly most?: number;
  /** One voice alone, counted from 0 at the bottom. */
  readonly only?: number;
}

const UP_AND_DOWN = 0.01;

/** Chords in a rhythm; the letter `m` is a muted stroke. */
export function accompany(
  { chords, cells, isLoop }: Range,
  pattern: string,
  { bars, early = 1, strength = 0.7, sustain = 0.9, strum = 0.012, most = 8, only }: CompOptions = {},
): WrittenNote[] {
  return strikes(chords, cells, pattern, bars).flatMap(({ at, letter, gap }, i) => {
    const { shape } = sounding(chords, at % 4 === 0 ? at : at + early, isLoop);
    const isMuted = letter === 'm';
    const notes = only === undefined ? shape : shape.slice(only, only + 1);
    const level = (strength * (isMuted ? 0.7 : (strengthOf(letter) ?? 0.7))) / 0.76;
    return notes.map((midi, n) => ({
      at,
      late: (i % 2 === 1 && strum > UP_AND_DOWN ? notes.length - 1 - n : n) * strum,
      cells: isMuted ? 0.3 : Math.min(gap, most) * sustain,
      length: 1,
      midi,
      stroke: isMuted ? 'm' : '',
      ...(only === undefined && { voice: n }),
      strength: level * (n === notes.length - 1 ? 1 : 0.94),
    }));
  });
}

export interface ArpeggioOptions extends BarOptions {
  /** Longest note in cells. */
  readonly most?: number;
  /** Lowest pitch of the bass. */
  readonly low?: number;
}

/** Chord tones one after the other: digits are voices from the bottom, `b` is the bass. */
export function arpeggiate(
  { chords, cells, isLoop }: Range,
  pattern: string,
  weight: (at: number) => number,
  { bars, strength = 0.7, most = 6, low = 40 }: ArpeggioOptions = {},
): WrittenNote[] {
  return strikes(chords, cells, pattern, bars).map(({ at, letter }) => {
    const { chord, shape } = sounding(chords, at, isLoop);
    const isBass = letter === 'b';
    const voice = shape[Math.min(Number(letter) - 1, shape.length - 1)];
    const midi = isBass ? near(chord.bass, low) : voice;
    if (midi === undefined) throw new Error(`no voice ${letter} in ${chord.symbol}`);
    return { at, cells: most, length: 1, midi, strength: strength * (isBass ? 1 : 0.85) * weight(at) };
  });
}

export interface BassOptions extends BarOptions {
  readonly low?: number;
  readonly sustain?: number;
  /** Bars left to another hand. */
  readonly skip?: readonly number[];
}

/** Bass: 1 root (or written bass), 3, 5, 8 octave, `a` a chromatic approach to the next root. */
export function bassLine(
  { chords, cells, isLoop }: Range,
  pattern: string,
  { bars, low = 40, strength = 0.85, sustain = 0.9, skip = [] }: BassOptions = {},
): WrittenNote[] {
  const played = strikes(chords, cells, pattern, bars).filter(({ at }) => !skip.includes(Math.floor(at / cells) + 1));
  return played.map(({ at, letter, gap }) => {
    const { chord } = sounding(chords, at, isLoop);
    const root = near(chord.bass, low);
    const next = near(sounding(chords, at + gap, isLoop).chord.bass, low);
    const degrees: Readonly<Record<string, number>> = {
      '1': root,
      '8': root + 12,
      '3': above(chord.third, root),
      '5': fifthNear(chord.fifth, root, low),
      a: next + (next >= root ? -1 : 1),
    };
    const midi = degrees[letter];
    if (midi === undefined) throw new Error(`no bass degree ${letter}`);
    return {
      at,
      cells: Math.min(gap, 8) * sustain,
      length: 1,
      midi,
      strength: strength * (letter === 'a' ? 0.8 : 1) * (at % 4 === 0 ? 1 : 0.9),
    };
  });
}

const near = (pitch: number, low: number): number => low + ((((pitch - low) % 12) + 12) % 12);
const above = (pitch: number, root: number): number => root + ((((pitch - root) % 12) + 12) % 12);
function fifthNear(pitch: number, root: number, low: number): number {
  const fifth = above(pitch, root);
  return fifth - 12 >= low ? fifth - 12 : fifth;
}
