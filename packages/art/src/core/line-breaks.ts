/** Line breaks before a browser is there to make them. */
import type { FontRole } from './tokens.ts';

/** mean width of a letter in ems; good enough for the two fonts */
const EM: Readonly<Record<FontRole, number>> = { texto: 0.5, titulo: 0.545 };

function breakLines(words: readonly string[], fit: number): string[] {
  const rows: string[] = [];
  for (const word of words) {
    const last = rows.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= fit) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}
/** Rows filled one after the other. Width and size in px. */
export const fillLines = (words: string, width: number, size: number, font: FontRole = 'texto'): readonly string[] =>
  breakLines(words.split(' '), Math.floor(width / (size * EM[font])));

/** Fewest rows that fit, then as even as they can be, so that no single word is left over. Width and size in px. */
export function wrap(words: string, width: number, size: number, font: FontRole = 'texto'): readonly string[] {
  const list = words.split(' ');
  const fit = Math.floor(width / (size * EM[font]));
  let rows = breakLines(list, fit);
  for (let narrow = fit - 1; narrow > fit * 0.5; narrow--) {
    const even = breakLines(list, narrow);
    if (even.length > rows.length) break;
    rows = even;
  }
  return rows;
}
