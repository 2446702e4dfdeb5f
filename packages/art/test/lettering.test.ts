import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fittedContours, type Place } from '../bin/fit-curves.ts';
import { FACES, makeTable, openFace, tableOf } from '../bin/letter-faces.ts';
import { LETTERS } from '../bin/letters.ts';
import { TEXT } from '../src/core/faces/text.ts';
import { TITLE } from '../src/core/faces/title.ts';
import { canSet, wordsOutline, wordsWidth } from '../src/core/lettering.ts';

const EM = 1000;
const TABLES = { TITLE, TEXT };
const WORDS = ['Vai de Consórcio', 'CARTA DE CRÉDITO', 'R$ 1.234,50', '12 de 35 ciclos', 'Não foi, José?', 'AVATAR'];

describe.each(FACES)('the letters of $family', (source) => {
  const face = TABLES[source.name];
  const font = openFace(source);
  test('match the font: npm run tool -- fonts regenerates them', () => {
    expect(readFileSync(tableOf(source), 'utf8') === makeTable(source)).toBe(true);
  });
  test('are those of the sentences for players', () => {
    expect(canSet(LETTERS, face)).toBe(true);
  });
  test.each(WORDS)('set "%s" as wide as the font does', (words) => {
    expect(wordsWidth(words, { face, size: EM })).toBe(font.widthOf(words));
  });
});

test('words are as wide as they always were', () => {
  expect(WORDS.map((words) => wordsWidth(words, { face: TITLE, size: EM }))).toEqual([
    7554, 8496, 5023, 6322, 6270, 3535,
  ]);
  expect(WORDS.map((words) => wordsWidth(words, { face: TEXT, size: EM }))).toEqual([
    7696, 9633, 5653, 6932, 6252, 3976,
  ]);
});
test('room between letters is added after each of them', () => {
  const setting = { face: TITLE, size: 20 };
  expect(wordsWidth('7K3M', { ...setting, spacing: 2 })).toBeCloseTo(wordsWidth('7K3M', setting) + 8);
});
test('a letter without outline is an error that names it and its word', () => {
  expect(() => wordsOutline('Łukasz', { face: TITLE, size: 20 })).toThrow('Baloo 2 has no outline for "Ł" of "Łukasz"');
  expect(canSet('Łukasz', TITLE)).toBe(false);
});
test('spaces alone have a width and no outline', () => {
  expect(wordsOutline('  ', { face: TITLE, size: 20 })).toBe('');
  expect(wordsWidth('  ', { face: TITLE, size: EM })).toBe(400);
});
test('a letter has the same steps wherever it stands', () => {
  const [first, second] = wordsOutline('EE', { face: TITLE, size: 31 })
    .split(/M-?\d+/)
    .slice(1);
  expect(second).toBe(first);
});
test('curves of a font become fewer, and their ends stay where they were', () => {
  const [contour] = fittedContours('M0,0Q0,55 39,94Q78,133 133,133L133,0Z', 2);
  expect(contour?.start).toEqual([0, 0]);
  expect(contour?.pieces.map((piece): Place | undefined => piece.at(-1))).toEqual([
    [133, 133],
    [133, 0],
  ]);
});
