/**
 * Words as outlines, so that a picture needs no font where it is shown. The letters are those of a table that was made of
 * the font itself (`npm run tool -- fonts`).
 */
/** Letters of a font in one weight. Widths and moves in thousandths of an em. */
export interface FaceTable {
  readonly family: string;
  readonly weight: number;
  /** units of the outlines in an em */
  readonly outlineUnits: number;
  /** a letter a row: itself, its width, its outline (M absolute, c and l in steps, downwards from the line it stands on) */
  readonly glyphs: string;
  /** rows of letters with, after tabs, each move and the letters after them that it moves */
  readonly kerning: string;
}
interface Glyph {
  readonly width: number;
  readonly outline: string;
}
interface Face {
  readonly glyphs: ReadonlyMap<string, Glyph>;
  /** thousandths of an em by which the second of two letters is moved, by both */
  readonly moves: ReadonlyMap<string, number>;
}
/** How words are set, in units of the drawing. */
export interface Setting {
  readonly face: FaceTable;
  readonly size: number;
  /** more room after each letter */
  readonly spacing?: number;
}
const GLYPH = /^(.)(\d+)(\D.*|)$/u;
/** where an outline of a letter begins; all other commands are steps */
const BEGINNING = /M(-?\d+)/g;

function read({ glyphs, kerning }: FaceTable): Face {
  const moves = new Map<string, number>();
  for (const row of kerning.split('\n')) {
    const [first = '', ...groups] = row.split('\t');
    for (const group of groups) {
      const colon = group.indexOf(':');
      const move = Number(group.slice(0, colon));
      for (const a of first) for (const b of group.slice(colon + 1)) moves.set(a + b, move);
    }
  }
  const letters = glyphs.split('\n').map((row): [string, Glyph] => {
    const [, letter = '', width, outline = ''] = GLYPH.exec(row) ?? [];
    return [letter, { width: Number(width), outline }];
  });
  return { glyphs: new Map(letters), moves };
}
const faces = new Map<FaceTable, Face>();
/** A table is read once, when its first word is set. */
function faceOf(table: FaceTable): Face {
  const known = faces.get(table);
  if (known !== undefined) return known;
  const face = read(table);
  faces.set(table, face);
  return face;
}

export const canSet = (words: string, table: FaceTable): boolean =>
  Array.from(words).every((letter) => faceOf(table).glyphs.has(letter));

/** Each letter with its place from the beginning, and how far the words reach. @throws Error that names a letter without outline */
function setLetters(words: string, { face: table, size, spacing = 0 }: Setting) {
  const { glyphs, moves } = faceOf(table);
  const placed: { readonly outline: string; readonly x: number }[] = [];
  let x = 0;
  let before = '';
  for (const letter of words) {
    const glyph = glyphs.get(letter);
    if (glyph === undefined) {
      throw new Error(`${table.family} has no outline for ${JSON.stringify(letter)} of ${JSON.stringify(words)}`);
    }
    x += ((moves.get(before + letter) ?? 0) * size) / 1000;
    placed.push({ outline: glyph.outline, x });
    x += (glyph.width * size) / 1000 + spacing;
    before = letter;
  }
  return { placed, width: x };
}
/** Width of words, in units of the drawing. @throws Error that names a letter without outline */
export const wordsWidth = (words: string, setting: Setting): number => setLetters(words, setting).width;

/**
 * Words as path data in units of the table, from 0,0 on the line that they stand on; '' for spaces alone. A letter has the
 * same steps wherever it stands, so that a packed picture holds it once.
 * @throws Error that names a letter without outline
 */
export function wordsOutline(words: string, setting: Setting): string {
  const units = setting.face.outlineUnits / setting.size;
  return setLetters(words, setting)
    .placed.map(({ outline, x }) => {
      const left = Math.round(x * units);
      return outline.replace(BEGINNING, (_, first: string) => `M${Number(first) + left}`);
    })
    .join('');
}
