/** Notes and chords. A pitch is a MIDI number (69 = A4 = 440 Hz), a pitch class its remainder by 12 (0 = C). */

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
export const NAMES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const;

export const toHz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Pitch class of a name such as 'F#' or 'Bb'. */
export function pitchClass(name: string): number {
  const step = STEPS[name.charAt(0)];
  if (step === undefined) throw new Error(`not a note: ${name}`);
  return (step + shiftOf(name.charAt(1)) + 12) % 12;
}

/** MIDI number of a name with its octave, such as 'C4' (60). */
export function toMidi(text: string): number {
  const [, letter = '', sign = '', octave] = /^([A-G])([#b]?)(\d)$/.exec(text) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new Error(`not a note: ${text}`);
  return step + shiftOf(sign) + 12 * (Number(octave) + 1);
}

const shiftOf = (sign: string): number => (sign === '#' ? 1 : sign === 'b' ? -1 : 0);

/** Semitones above the root, in the order third, seventh or sixth, colour, fifth or root. */
const QUALITIES: Readonly<Record<string, readonly [number, ...number[]]>> = {
  '': [4, 7, 0],
  m: [3, 7, 0],
  '6': [4, 9, 7, 0],
  '6/9': [4, 9, 2, 7],
  maj7: [4, 11, 7, 0],
  maj9: [4, 11, 2, 7],
  'maj7(#11)': [4, 11, 6, 2],
  m6: [3, 9, 7, 0],
  m7: [3, 10, 7, 0],
  m9: [3, 10, 2, 7],
  'm(maj7)': [3, 11, 7, 0],
  '7': [4, 10, 7, 0],
  '7(9)': [4, 10, 2, 7],
  '7(13)': [4, 10, 2, 9],
  '7(b9)': [4, 10, 1, 7],
  '7(b9,13)': [4, 10, 1, 9],
  '7(b13)': [4, 10, 8, 0],
  '7sus': [5, 10, 2, 7],
  ø: [3, 10, 6, 0],
  dim: [3, 9, 6, 0],
};

export interface Chord {
  readonly symbol: string;
  /** Pitch classes. */
  readonly root: number;
  readonly bass: number;
  readonly third: number;
  readonly fifth: number;
  readonly tones: readonly number[];
}

/** Reads a symbol such as 'F#m7', 'C7(b9,13)' or 'D7/F#'. */
export function chord(symbol: string): Chord {
  const [, rootName = '', kind = '', bassName] = /^([A-G][#b]?)(.*?)(?:\/([A-G][#b]?))?$/.exec(symbol) ?? [];
  const quality = QUALITIES[kind];
  if (rootName === '' || quality === undefined) throw new Error(`unknown chord: ${symbol}`);
  const root = pitchClass(rootName);
  const third = quality[0];
  const isDiminished = quality.includes(6) && !quality.includes(7) && third === 3;
  return {
    symbol,
    root,
    bass: bassName === undefined ? root : pitchClass(bassName),
    third: (root + third) % 12,
    fifth: (root + (isDiminished ? 6 : quality.includes(8) ? 8 : 7)) % 12,
    tones: quality.map((step) => (root + step) % 12),
  };
}
