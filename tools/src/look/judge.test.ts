import { expect, test } from 'vitest';
import { deadClasses, figuresOf, undeclared } from './judge.ts';

const css = '.a .b:not(.c) { color: var(--ink); }\n.d::before { content: ".e"; }\n';
const module = { path: 'apps/x/a.module.css', css };

test('a class of a module that no importer names is dead', () => {
  const uses = (code: string) => [{ path: 'a.tsx', code: `import css from './a.module.css';\n${code}` }];
  expect(deadClasses(module, uses('css.a; css.b; css.c'))).toEqual(['d']);
  expect(deadClasses(module, uses('css.aa; css.b; css.c; css.d'))).toEqual(['a']);
});

test('a class that is looked up is used when its name is a word of a program', () => {
  const sources = [
    { path: 'a.tsx', code: "import css from './a.module.css';\ncss[kind]" },
    { path: 'b.ts', code: "type Kind = 'a' | 'b' | 'c'" },
  ];
  expect(deadClasses(module, sources)).toEqual(['d']);
});

test('a plain class is used where its name is a word of a program', () => {
  expect(deadClasses({ path: 'x/things.css', css }, [{ path: 'a.tsx', code: '<p className="a b d">' }])).toEqual(['c']);
});

test('a class is used that a module composes, or whose number is put behind its name', () => {
  const things = { path: 'x/things.css', css: '.card {}\n.star-1 {}\n.far {}' };
  const sources = [{ path: 'a.ts', code: ['const name = `star-', '{n}`'].join('$') }];
  expect(deadClasses(things, sources, [{ path: 'b.module.css', css: '.b { composes: card from global; }' }])).toEqual([
    'far',
  ]);
});

test('a custom property that is read without a fallback is declared by a sheet or set by a program', () => {
  const sheet = { path: 'a.css', css: 'a { top: var(--a); left: var(--b); right: var(--c); bottom: var(--d, 0) }' };
  expect(undeclared(sheet, "a { --a: 1px; --bb: 2px }\nstyle={{ '--c': 1 }}")).toEqual(['--b']);
});

test('values of scenes are not counted, nor is one value twice', () => {
  const sheet = { path: 'a.css', css: 'a{font:800 var(--text-body) / 1 x;padding:0 var(--space-1);border-radius:50%}' };
  const scene = { path: 'b.css', css: 'b{font-size:9px;color:#123456}\n' };
  expect(figuresOf([sheet, { ...sheet, path: 'c.css' }, scene], new Set(['b.css']))).toEqual({
    sheets: 3,
    lines: 1,
    textSizes: 1,
    corners: 1,
    distances: 1,
    hexColours: 0,
  });
});
