import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { hasCopyOf, knownTagOf, tagsOf } from './known-answer.ts';

const asked = (header?: string): FastifyRequest =>
  ({ headers: header === undefined ? {} : { 'if-none-match': header } }) as unknown as FastifyRequest;

test.each([
  ['"v1"', true],
  ['W/"v1"', true],
  ['"v0", W/"v1" , "v2"', true],
  ['*', true],
  [' * ', true],
  ['"v0"', false],
  ['"v1.2"', false],
  ['v1', false],
  ['', false],
])('a copy that is asked about by %s is the one with the tag "v1": %s', (header, isKnown) => {
  expect(hasCopyOf(asked(header), '"v1"')).toBe(isKnown);
  expect(hasCopyOf(asked(header), 'W/"v1"')).toBe(isKnown);
});

test('nothing is known to a client that says nothing, or far too much', () => {
  expect(hasCopyOf(asked(), '"v1"')).toBe(false);
  expect(tagsOf(asked('"v1",'.repeat(1_000)))).toEqual([]);
});

test('the one tag is read whether a proxy made it weak or not; of several, none is judged beforehand', () => {
  expect(['"7.3.1"', 'W/"7.3.1"', '"7.3.1", "7.3.2"', '*', '""'].map((header) => knownTagOf(asked(header)))).toEqual([
    ...['7.3.1', '7.3.1', null, null, null],
  ]);
});
