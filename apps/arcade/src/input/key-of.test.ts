import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyOf } from './key-of.ts';

test.each([
  ['p', 'p'],
  ['R', 'r'],
  ['Escape', 'Escape'],
  [' ', ' '],
])('the key %j means %j', (key, meant) => {
  expect(keyOf({ key })).toBe(meant);
});

test('Caps Lock changes no key: a letter is compared by keyOf alone', () => {
  const pages = new URL('../../../', import.meta.url).pathname;
  const sources = ['arcade/src', 'web/src'].flatMap((folder) =>
    readdirSync(pages + folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      /\.tsx?$/.test(name) ? [`${folder}/${name}`] : [],
    ),
  );
  const compared = sources.filter((path) =>
    /event\.key(?:\.toLowerCase\(\))? [!=]==? '[A-Za-z]'/.test(readFileSync(pages + path, 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(compared).toEqual([]);
});
