import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fontFiles } from '../bin/fonts.ts';
import { LETTERS, unicodeRange } from '../bin/letters.ts';
import { makeSmall, placeOf, SMALL_FONTS } from '../bin/subset-fonts.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const PORTUGUESE = /\p{Script=Latin}/u;

describe('the fonts with few letters', () => {
  test.each(SMALL_FONTS)('$name is what the whole font gives today', async (font) => {
    expect((await makeSmall(font)).equals(readFileSync(placeOf(font)))).toBe(true);
  });

  test('hold every letter of the sentences for players', () => {
    const folder = root('packages/copy/src');
    const sentences = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const letters = new Set([...sentences.join('')].filter((letter) => PORTUGUESE.test(letter)));
    expect([...letters].filter((letter) => !LETTERS.includes(letter))).toEqual([]);
  });

  test('are named in the style sheet of all pages with the letters that they hold', () => {
    const sheet = readFileSync(root('packages/art/fonts/faces.css'), 'utf8');
    const named = sheet.match(/portuguese[^}]*unicode-range:[^;]+;/g) ?? [];
    const ranges = named.map((face) => face.replace(/^.*unicode-range:\s+/s, '').replace(/\s+/g, ' '));
    expect(ranges).toEqual([`${unicodeRange()};`, `${unicodeRange()};`]);
  });
});

test('what draws pictures while the game runs finds its fonts in no folder for temporary files', () => {
  const files = fontFiles();
  expect(files).toHaveLength(10);
  expect(files.filter((file) => !/dist-bin[\\/]fonts[\\/][\w-]+\.ttf$/.test(file) || !existsSync(file))).toEqual([]);
});
