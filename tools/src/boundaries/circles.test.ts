import { describe, expect, test } from 'vitest';
import { foldersInCircles } from './circles.ts';
import type { Import } from './imports.ts';

/** `a>b` is an import of b in a. */
const imports = (...all: string[]): Import[] =>
  all.map((one) => {
    const [from = '', to = ''] = one.split('>');
    return { from, to, line: 1, isLazy: false, isPassedOn: false };
  });

describe('folders of one package', () => {
  const ui = (name: string) => `apps/web/src/${name}`;
  const each = imports(`${ui('ui/a.ts')}>${ui('map/b.ts')}`, `${ui('map/c.ts')}>${ui('ui/d.ts')}`);

  test('that import each other are told, though no two of their files do', () => {
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
