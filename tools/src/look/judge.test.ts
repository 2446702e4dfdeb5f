import { expect, test } from 'vitest';
import { coloursIn, deadClasses, figuresOf, pairsIn, saidBy, undeclared, unknownClasses } from './judge.ts';

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

test('a class is used whose number is put behind its name', () => {
  const things = { path: 'x/things.css', css: '.star-1 {}\n.far {}' };
  expect(deadClasses(things, [{ path: 'a.ts', code: ['const name = `star-', '{n}`'].join('$') }])).toEqual(['far']);
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

test('a thing said is a declaration, or a class of the look on an element', () => {
  const look = { path: 'packages/look/things.css', css: '.card { gap: 0; padding: 0 }\n.row { gap: 0 }' };
  const own = { path: 'a/b.css', css: '.b { top: 0 }' };
  const of = (code: string) => saidBy([look, own], [{ path: 'a/b.tsx', code }]);
  expect(of('')).toEqual({ declarations: 4, classes: 0 });
  expect(of('<i className="card mine" title="row" />').classes).toBe(1);
  expect(of("<i className={classNames('row', css.card, is && 'card')} />").classes).toBe(2);
  expect(saidBy([look, own], [], 'a/').declarations).toBe(1);
});

test('a class on an element that no plain sheet has is unknown', () => {
  const of = (code: string) => unknownClasses({ path: 'a.tsx', code }, new Set(['card']));
  expect(of('<i className="card gap-3" /><b className={css.gap} />')).toEqual(['gap-3']);
  expect(of('<i row="card gap-3" />')).toEqual(['gap-3']);
  expect(of(['<i className={`card gap-3 $', '{css.is}`} />'].join(''))).toEqual(['gap-3']);
});

test('a colour of a program is a number of three, four, six or eight digits, or a function', () => {
  expect(coloursIn(`<i style="color:#fff" fill='#2C2056' /> <b style={{ background: 'rgb(1 2 3)' }} />`)).toEqual([
    '#fff',
    '#2C2056',
    'rgb(',
  ]);
  expect(coloursIn("href='#faces' /* #fff */ ':#eff#' '#12345' 'var(--ink)'")).toEqual([]);
});

test('a pair is the ink and the ground of one rule, where both are tokens', () => {
  const of = (rules: string) => pairsIn({ path: 'a.css', css: rules });
  expect(of('a { color: var(--ink); b { top: 0 } background: var(--line) }')).toEqual([{ ink: 'ink', ground: 'line' }]);
  expect(of('a { color: var(--ink); background: none } b { color: inherit; background: var(--line) }')).toEqual([]);
});
