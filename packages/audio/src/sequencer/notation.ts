/** The written language of the scores: bars between '|', one token per cell. */

export interface Token {
  /** Names of the notes in the cell ('A5/B5' are two quick ones); empty for a hold or a rest. */
  readonly names: readonly string[];
  readonly isHold: boolean;
  readonly isAccent: boolean;
  readonly isGhost: boolean;
  readonly slide: boolean;
}

export const barsOf = (text: string): string[] =>
  text
    .split('|')
    .map((bar) => bar.trim())
    .filter((bar) => bar !== '');

/**
 * Reads a melody: `| D5 _ . E5! … |`. `_` holds, `.` rests, a bar of `~` holds whole, a bar of `-` rests whole,
 * `!` accents, `?` is a ghost note, `^` slides up from a semitone below. A bar with a wrong number of cells throws.
 */
export function readMelody(text: string, cells: number): Token[][] {
  return barsOf(text).map((line, bar) => {
    const words = line.split(/\s+/);
    const whole = words.length === 1 ? { '~': '_', '-': '.' }[words[0] ?? ''] : undefined;
    const tokens = whole === undefined ? words : Array<string>(cells).fill(whole);
    if (tokens.length !== cells) throw new Error(`bar ${bar + 1}: ${tokens.length} cells in "${line}"`);
    return tokens.map(readToken);
  });
}

const NOTE = /[A-G][#b]?\d/g;

function readToken(token: string): Token {
  const isHold = token === '_';
  const names = token.match(NOTE) ?? [];
  if (names.length === 0 && !isHold && token !== '.') throw new Error(`bad token ${token}`);
  const marks = token.replace(NOTE, '');
  return {
    names,
    isHold,
    isAccent: marks.includes('!'),
    isGhost: marks.includes('?'),
    slide: marks.includes('^'),
  };
}

/** The letters of a pattern without the spaces and bar lines that make it readable. */
export function stepsOf(pattern: string, cells: number): string {
  const steps = pattern.replace(/[\s|]/g, '');
  if (steps.length === 0 || steps.length % cells !== 0) throw new Error(`pattern of ${steps.length} in ${pattern}`);
  return steps;
}
