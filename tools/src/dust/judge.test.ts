import { expect, test } from 'vitest';
import type { Import } from '../boundaries/imports.ts';
import { dustOf } from './judge.ts';

/** `a>b` is an import of b in a, `a~b` one that is fetched when needed, `a=b` one that is passed on. */
const imports = (...all: readonly string[]): Import[] =>
  all.map((one) => {
    const [from = '', to = ''] = one.split(/[>~=]/);
    return { from, to, line: 1, isLazy: one.includes('~'), isPassedOn: one.includes('=') };
  });
const dust = (lines: number, ...all: readonly string[]) =>
  dustOf([{ path: 'b.ts', lines }], imports(...all), new Set()).map(({ reader }) => reader);

test('a file of at most 60 lines that one file imports is part of it', () => {
  expect(dust(60, 'a.ts>b.ts')).toEqual(['a.ts']);
  expect(dust(61, 'a.ts>b.ts')).toEqual([]);
});

test('a file with two readers stands by itself; two imports of one reader are one', () => {
  expect(dust(10, 'a.ts>b.ts', 'c.ts>b.ts')).toEqual([]);
  expect(dust(10, 'a.ts>b.ts', 'a.ts>b.ts')).toEqual(['a.ts']);
});

test('a file with a test stands by itself, and so does one that is fetched when needed', () => {
  expect(dust(10, 'a.ts>b.ts', 'b.test.ts>b.ts')).toEqual([]);
  expect(dust(10, 'a.ts~b.ts')).toEqual([]);
});

test('what nobody imports is started by something else', () => {
  expect(dust(10)).toEqual([]);
});

test('what a package exports, itself or through its entry, stands by itself', () => {
  expect(dustOf([{ path: 'b.ts', lines: 10 }], imports('a.ts>b.ts'), new Set(['b.ts']))).toEqual([]);
  expect(dustOf([{ path: 'b.ts', lines: 10 }], imports('a.ts=b.ts'), new Set(['a.ts']))).toEqual([]);
  expect(dustOf([{ path: 'b.ts', lines: 10 }], imports('a.ts>b.ts'), new Set(['a.ts']))).toHaveLength(1);
});
