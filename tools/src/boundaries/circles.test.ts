import { describe, expect, test } from 'vitest';
import { circlesOf, foldersInCircles } from './circles.ts';
import type { Import } from './imports.ts';

/** `a>b` is an import of b in a. */
const imports = (...all: string[]): Import[] =>
  all.map((one) => {
    const [from = '', to = ''] = one.split('>');
    return { from, to, line: 1, isLazy: false, isPassedOn: false };
  });

test('files that import one after the other make no circle, however often they meet', () => {
  expect(circlesOf(imports('a>b', 'a>c', 'b>d', 'c>d', 'd>react'))).toEqual([]);
});

test('two files that import each other are a circle, reported once', () => {
  expect(circlesOf(imports('a>b', 'b>a', 'c>a'))).toEqual([['a', 'b', 'a']]);
});

test('a circle is reported by its shortest path', () => {
  expect(circlesOf(imports('a>b', 'b>c', 'c>a', 'c>d', 'd>e'))).toEqual([['a', 'b', 'c', 'a']]);
});

test('every circle is reported, also those with a file in common', () => {
  const found = circlesOf(imports('a>b', 'b>a', 'b>c', 'c>b'));
  expect(found).toEqual([
    ['a', 'b', 'a'],
    ['c', 'b', 'c'],
  ]);
});

test('a file that imports itself is a circle', () => {
  expect(circlesOf(imports('a>a'))).toEqual([['a', 'a']]);
});

describe('folders of one package', () => {
  const ui = (name: string) => `apps/web/src/${name}`;
  const each = imports(`${ui('ui/a.ts')}>${ui('map/b.ts')}`, `${ui('map/c.ts')}>${ui('ui/d.ts')}`);

  test('that import each other are told, though no two of their files do', () => {
    expect(circlesOf(each)).toEqual([]);
    expect(foldersInCircles(each, [])).toEqual([[ui('map'), ui('ui')]]);
  });

  test('that are known to do so are let be', () => {
    expect(foldersInCircles(each, [[ui('map'), ui('ui')]])).toEqual([]);
  });

  test('may import one way, have folders below them, and import files beside them', () => {
    const fine = imports(
      `${ui('ui/a.ts')}>${ui('map/b.ts')}`,
      `${ui('map/b.ts')}>${ui('map/chart/c.ts')}`,
      `${ui('map/chart/c.ts')}>${ui('map/b.ts')}`,
      `${ui('map/b.ts')}>${ui('page.ts')}`,
      `${ui('page.ts')}>${ui('ui/a.ts')}`,
    );
    expect(foldersInCircles(fine, [])).toEqual([]);
  });
});
