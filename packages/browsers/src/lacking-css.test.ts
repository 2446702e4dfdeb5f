import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { lackingCss, withoutNewUnits } from './lacking-css.ts';

const plain = (css: string): string =>
  css.replaceAll(/\s+/g, ' ').replaceAll('){', ') {').replaceAll('{.', '{ .').trim();
async function rewrite(css: string) {
  const lacking = lackingCss();
  const { css: written } = await postcss([...lacking.plugins]).process(css, { from: undefined });
  return { css: plain(written), needed: lacking.needed() };
}

describe('what old promised browsers lack in styles is said again in older words', () => {
  test.each([
    ['4cqw', 'calc(4 * var(--cqw))'],
    ['-4.5cqh', 'calc(-4.5 * var(--cqh))'],
    ['clamp(1rem, 4cqw, 2rem)', 'clamp(1rem, 4 * var(--cqw), 2rem)'],
    ['max(100cqw / 2000, (100cqh - 1px) / 2)', 'max(100 * var(--cqw) / 2000, (100 * var(--cqh) - 1px) / 2)'],
    ['800 4.6cqw / 1.15 var(--font)', '800 calc(4.6 * var(--cqw)) / 1.15 var(--font)'],
    ['var(--item, 39cqw)', 'var(--item, calc(39 * var(--cqw)))'],
    ['min(100svh, 2dvh)', 'min(100 * var(--svh), 2 * var(--dvh))'],
    ['url(a-4svh.png) #4cqw5 10vh 3px', 'url(a-4svh.png) #4cqw5 10vh 3px'],
  ])('a unit: %s', (value, written) => {
    expect(withoutNewUnits(value)).toBe(written);
  });

  test('what `:has()` finds has an attribute of as much weight, that a script sets', async () => {
    const { css, needed } = await rewrite('.a:has(> .b.c) .d, .e:not(:has(img)) { top: 0 }');
    const names = needed.has.map(([name]) => name);
    expect(needed.has.map(([, ...rest]) => rest)).toEqual(
      expect.arrayContaining([
        ['>', '.b.c'],
        ['', 'img'],
      ]),
    );
    const [one, two] = ['>', ''].map((sign) => needed.has.find(([, combinator]) => combinator === sign)?.[0]);
    expect(names).toHaveLength(2);
    expect(css).toContain(`.a[${one}][${one}] .d, .e:not([${two}]) { top: 0 }`);
    expect(css).toContain('.a:has(> .b.c) .d');
  });
  test('that an attribute is absent says nothing where `:has()` is known', async () => {
    const { css, needed } = await rewrite('.e:not(:has(img)) { top: 0 }');
    const again = `.e:not([${needed.has[0]?.[0]}]) { top: 0 }`;
    expect(css).toBe(`.e:not(:has(img)) { top: 0 }@supports not (selector(:has(a))) { ${again} }`);
  });
  test('`:has()` of more than one element stops the build', async () => {
    await expect(rewrite('.a:has(.b .c) { top: 0 }')).rejects.toThrow(':has(.b .c)');
  });

  test('a question to a container is asked of the window, and containers are named for the script', async () => {
    const { css, needed } = await rewrite(
      '.a { container-type: size } @media print { .b { container-type: inline-size } } @container (min-width: 9px) { .c { top: 0 } }',
    );
    expect(needed.containers).toEqual([
      ['.a', true, ''],
      ['.b', false, 'print'],
    ]);
    expect(css).toContain('@supports not (container-type: inline-size) { @media (min-width: 9px) { .c { top: 0 } } }');
  });

  test.each([
    ['.a { overflow: clip }', '@supports not (overflow: clip) { .a { overflow: hidden } }'],
    [
      '.a { translate: -50% calc(2 * var(--c)); rotate: 3deg }',
      '{ .a { transform: translate(-50%, calc(2 * var(--c))) rotate(3deg) } }',
    ],
    ['.a { align-items: safe center }', '@supports not (align-items: safe center) { .a { align-items: center } }'],
  ])('%s', async (css, again) => {
    expect((await rewrite(css)).css).toContain(again);
  });
  test('what is said again stands before the breakpoints of its rule, and inside them', async () => {
    const { css } = await rewrite('.a { rotate: 3deg; @media print { transform: none; overflow: clip } }');
    const [again, print, inPrint] = ['rotate(3deg)', 'transform: none', 'overflow: hidden'].map((one) =>
      css.indexOf(one),
    );
    expect(again).toBeGreaterThan(0);
    expect(print).toBeGreaterThan(again ?? 0);
    expect(inPrint).toBeGreaterThan(print ?? 0);
  });
  test('a step of an animation, and what moves nothing, stays as it is', async () => {
    const css = '@keyframes a { 50% { translate: 0 1px } } .b { translate: none }';
    expect((await rewrite(css)).css).toBe(css);
  });
});
