import { expect, test } from 'vitest';
import { define, hashText, ownIds } from './ids.ts';
import { circ, clip, linear, picture, rect } from './svg.ts';

const idsOf = (svg: string): string[] => Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? '');

test('the same definition always has the same id', () => {
  const write = (id: string): string => `<clipPath id="${id}"/>`;
  expect(define('c', write)).toEqual(define('c', write));
  expect(define('c', write).url).toMatch(/^url\(#c-[0-9a-z]{7}\)$/);
});

test('texts that differ in one letter have different hashes', () => {
  expect(hashText('sonho')).not.toBe(hashText('sonhos'));
  expect(hashText('')).toHaveLength(7);
});

test('two pictures never share an id, even when they hold the same drawing', () => {
  const drawing = clip(circ(0, 0, 5, '#FFFFFF'), rect(0, 0, 9, 9, 0, '#FFFFFF'));
  const frame = { width: 10, height: 10 };
  const [a] = idsOf(picture('um', frame, drawing));
  const [b] = idsOf(picture('dois', frame, drawing));
  expect(a).toMatch(/^um-c-/);
  expect(b).toMatch(/^dois-c-/);
});

test('a definition that is used twice in a picture stands in it once', () => {
  const drawing = clip(circ(0, 0, 5, '#FFFFFF'), rect(0, 0, 9, 9, 0, '#FFFFFF'));
  const once = ownIds('um', drawing + drawing);
  expect(idsOf(once)).toHaveLength(1);
  expect(once.match(/url\(#um-c-/g)).toHaveLength(2);
});

test('a reference keeps pointing at its definition', () => {
  const [fill, definition] = linear([0, '#FFFFFF'], [1, '#000000']);
  const svg = ownIds('um', definition + rect(0, 0, 9, 9, 0, fill));
  expect(svg).toContain(`fill="url(#${idsOf(svg)[0]})"`);
});
