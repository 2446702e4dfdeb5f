/**
 * `npm run tool -- fonts`: the outlines, widths and kerning of the game's letters as tables for pictures, written to
 * packages/art/src/core/faces, which is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, shape, Buffer as Words } from 'harfbuzzjs';
import { fittedContours, type Place } from './fit-curves.ts';
import { LETTERS } from './letters.ts';
import { woffToSfnt } from './woff.ts';

const require = createRequire(import.meta.url);

/** The font of titles and the one of running text, each in the weight that pictures are set in. */
export const FACES = [
  { name: 'TITLE', family: 'Baloo 2', weight: 800, of: '@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff' },
  { name: 'TEXT', family: 'Nunito', weight: 700, of: '@fontsource/nunito/files/nunito-latin-700-normal.woff' },
] as const;
type FaceSource = (typeof FACES)[number];

/** the type of a table, beside the tables' folder */
const LETTERING = '../lettering.ts';
/** units of the fonts to one of an outline: a point is at most a thousandth of an em away from where it was */
const GRID = 2;
/** how far a curve may be from those of the font, in the font's units */
const TOLERANCE = 2.5;

export const tableOf = ({ name }: FaceSource): string =>
  fileURLToPath(new URL(`../src/core/faces/${name.toLowerCase()}.ts`, import.meta.url));

/** Widths of whole words as the font sets them, in thousandths of an em. */
export interface Measured {
  readonly widthOf: (words: string) => number;
  readonly outlineOf: (letter: string) => string;
}
export function openFace({ of }: FaceSource): Measured {
  const file = woffToSfnt(readFileSync(require.resolve(of)));
  const font = new Font(new Face(new Blob(Uint8Array.from(file).buffer), 0));
  const set = (words: string) => {
    const buffer = new Words();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  return {
    widthOf: (words) => set(words).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0),
    outlineOf: (letter) =>
      set(letter)
        .map(({ codepoint }) => font.glyphToPath(codepoint))
        .join(''),
  };
}

const onGrid = (v: number): number => Math.round(v / GRID);
/** Steps from place to place, downwards as in a picture. */
function written(outline: string): string {
  let d = '';
  for (const { start, pieces } of fittedContours(outline, TOLERANCE)) {
    let [x, y] = [onGrid(start[0]), onGrid(-start[1])];
    d += `M${x} ${y}`;
    for (const piece of pieces) {
      const steps = piece.map(([px, py]: Place) => [onGrid(px) - x, onGrid(-py) - y] as const);
      const [dx, dy] = steps.at(-1) ?? [0, 0];
      if (steps.length === 1 && dx === 0 && dy === 0) continue;
      [x, y] = [x + dx, y + dy];
      d += (steps.length === 1 ? 'l' : 'c') + steps.flat().join(' ');
    }
    d += 'Z';
  }
  return d.replaceAll(' -', '-');
}
/** letters between which pictures keep the font's kerning: those of words and amounts */
const KERNED = /[\p{L}\p{N} .,!?:;$%-]/u;
/** Rows of letters with, after tabs, each move and the letters that are moved by it. Letters of one row move others alike. */
function kerningOf({ widthOf }: Measured, alone: ReadonlyMap<string, number>): string {
  const letters = [...alone].filter(([letter]) => KERNED.test(letter));
  const rows = new Map<string, string>();
  for (const [a, width] of letters) {
    const moved = new Map<number, string>();
    for (const [b, next] of letters) {
      const move = widthOf(a + b) - width - next;
      if (move !== 0) moved.set(move, (moved.get(move) ?? '') + b);
    }
    const key = Array.from(moved, ([move, others]) => `\t${move}:${others}`).join('');
    if (key !== '') rows.set(key, (rows.get(key) ?? '') + a);
  }
  return Array.from(rows, ([key, first]) => first + key).join('\n');
}
const inTemplate = (text: string): string => text.replace(/[`\\]|\$(?=\{)/g, String.raw`\$&`);

export function makeTable(source: FaceSource): string {
  const face = openFace(source);
  const alone = new Map(Array.from(LETTERS, (letter) => [letter, face.widthOf(letter)] as const));
  const glyphs = Array.from(alone, ([letter, width]) => `${letter}${width}${written(face.outlineOf(letter))}`).join(
    '\n',
  );
  return `/** Made by \`npm run tool -- fonts\` (packages/art/bin/letter-faces.ts) of ${source.of.replace(/^.*\//, '')}. */
import type { FaceTable } from '${LETTERING}';

export const ${source.name}: FaceTable = {
  family: '${source.family}',
  weight: ${source.weight},
  outlineUnits: ${1000 / GRID},
  glyphs: \`${inTemplate(glyphs)}\`,
  kerning: \`${inTemplate(kerningOf(face, alone))}\`,
};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const source of FACES) writeFileSync(tableOf(source), makeTable(source));
