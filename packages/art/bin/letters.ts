/**
 * Letters and signs of the game's own sentences: Portuguese, as the first screens need it. Names of players may hold others,
 * for which browsers fetch the whole fonts.
 */
const ASCII: readonly [number, number] = [0x20, 0x7e];
const OTHERS = '§ª°·º×ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü–—‘’“”•…€−';

const points = [
  ...Array.from({ length: ASCII[1] - ASCII[0] + 1 }, (_, i) => ASCII[0] + i),
  ...Array.from(OTHERS, (letter) => letter.codePointAt(0) ?? 0),
];

export const LETTERS = String.fromCodePoint(...points);

const hex = (point: number): string => point.toString(16).toUpperCase();

/** The same as the value of `unicode-range` in a style sheet. */
export function unicodeRange(): string {
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] + 1 === point) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ');
}
