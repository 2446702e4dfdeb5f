import { expect, test } from 'vitest';
import { patternFaultsOf } from './judge.ts';

test.each([
  ['/\\/+$/', 'open in front and anchored behind'],
  ['/(?:[.,]|%(?:E2))+$/i', 'open in front and anchored behind'],
  ['/^(a+)+$/', 'nested'],
  ['/^(\\d+)(.*)x$/', 'two parts that overlap'],
  ["new RegExp('a+$')", 'open in front and anchored behind'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['RegExp(String.raw`^${name}\\d+\\w+$`)', 'two parts that overlap'],
])('%s is refused: %s', (pattern, why) => {
  expect(patternFaultsOf('a.ts', `\nconst A: RegExp = ${pattern};`)).toEqual([
    expect.stringMatching(new RegExp(`^a\\.ts:2 .*${why}$`)),
  ]);
});

test.each(['/^[a-z]+$/', '/[.,]$/', '/^(\\d+)-(\\d+)$/', 'a / b + c / d'])('%s is taken', (pattern) => {
  expect(patternFaultsOf('a.ts', `const A = ${pattern};`)).toEqual([]);
});
