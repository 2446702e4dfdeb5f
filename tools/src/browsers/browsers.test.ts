import { describe, expect, test } from 'vitest';
import { constantTexts, lacksOfScript } from './scripts.ts';
import { lacksOfStyle } from './styles.ts';

const script = (code: string): string[] => lacksOfScript(code, 'a.js').map(({ feature }) => feature);
const style = (css: string): string[] => lacksOfStyle(css, 'a.css').map(({ feature }) => feature);

describe('the check of built scripts finds what the oldest promised browser lacks', () => {
  test.each([
    ['[].toSorted()', 'Array.toSorted'],
    ['list.findLast(Boolean)', 'Array.findLast'],
    ['/(?<!a)b/.test(c)', 'look-behind'],
    ['new RegExp("(?<=a)b")', 'look-behind'],
    ['RegExp("(?<!a)b")', 'look-behind'],
    ['text.split("(?<=a)b")', 'look-behind'],
    [`make(\`\${a}(?<=b)\`)`, 'look-behind'],
    ['RegExp("a", "v")', 'RegExp.unicodeSets'],
    ['list["findLast"](Boolean)', 'Array.findLast'],
    ['const { withResolvers } = Promise', 'Promise.withResolvers'],
    ['/[a--b]/v.test(c)', 'RegExp.unicodeSets'],
    ['class A { static { a() } }', 'static block'],
    ['new Intl.Segmenter("pt")', 'Intl.Segmenter'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['g.roundRect(0, 0, 1, 1, 1)', 'CanvasRenderingContext2D.roundRect'],
    ['element.checkVisibility()', 'Element.checkVisibility'],
  ])('%s', (code, feature) => {
    expect(script(code)).toEqual([feature]);
  });
  test.each([
    '[].at(-1)',
    'structuredClone(a)',
    'const Iterator = 1; Iterator',
    'a.rate',
    'Object.hasOwn(a, "b")',
    '/(?<a>b)/',
    '"(?<a>b)"',
    'const { at, own } = list',
  ])('%s is old enough', (code) => {
    expect(script(code)).toEqual([]);
  });
});

test('the texts of the server’s own pages are found by the names of their constants', () => {
  expect(constantTexts(`const A_SCRIPT = \`a(\${b})\`, STYLE = ".a{}", c = 1; let { d } = "e"`)).toEqual([
    { name: 'A_SCRIPT', text: 'a(0)' },
    { name: 'STYLE', text: '.a{}' },
  ]);
});

describe('the check of built styles finds what the oldest promised browser lacks and nothing older stands for', () => {
  test.each([
    ['.a:has(.b) { top: 0 }', ':has'],
    ['.a { width: 4cqw }', 'container_query_length_units'],
    ['.a { height: 100svh }', 'viewport_percentage_units_small'],
    ['.a { translate: 0 1px }', 'translate'],
    ['.a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['@container (min-width: 1px) { .a { top: 0 } }', '@container'],
    ['@media (width < 9px) { .a { top: 0 } }', '@media (a < b)'],
    ['@media not (min-width: 9px) { .a { top: 0 } }', '@media not (…)'],
    ['@starting-style { .a { top: 0 } }', '@starting-style'],
    ['@layer a { .a { top: 0 } } @layer b;', 'a list of layers'],
  ])('%s', (css, feature) => {
    expect(style(css)).toContain(feature);
  });
  test.each([
    '.a:has(.b) { top: 0 } .a[data-has-1] { top: 0 }',
    '.a:not(:has(.b)) { top: 0 } @supports not selector(:has(a)) { .a:not([data-has-1]) { top: 0 } }',
    '@supports selector(:has(a)) { .a:has(.b) { top: 0 } }',
    '.a { height: 100vh; height: 100svh }',
    '.a { translate: 0 1px } @supports not (translate: 0) { .a { transform: translate(0, 1px) } }',
    '@supports (color: color-mix(in srgb, red, red)) { .a { color: color-mix(in srgb, red, blue) } }',
    '@media not all and (min-width: 9px) { .a { top: 0 } }',
    '@layer a {} @layer b {}',
  ])('%s has something older', (css) => {
    expect(style(css)).toEqual([]);
  });
});
