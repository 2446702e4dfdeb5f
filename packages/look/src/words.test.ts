import { expect, test } from 'vitest';
import { CLASSES, declarationOf, withDeclarations, wordRules } from './words.ts';

test('a rule holds what its words say, in their place', () => {
  expect(withDeclarations('.a{@apply grid gap-3 py-0 px-4 min-h-[44px];width:1px}')).toBe(
    '.a{display: grid; gap: var(--space-3); padding: 0 var(--space-4); min-height: 44px;width:1px}',
  );
});

test('what stands before a word asks, once for all that ask the same', () => {
  expect(withDeclarations('.a{@apply grid phone:gap-1 print:hidden phone:py-1 phone:px-2 desktop:broad:gap-3;}')).toBe(
    '.a{display: grid; @media (--phone) { gap: var(--space-1); padding: var(--space-1) var(--space-2); } ' +
      '@media print { display: none; } @media (--desktop) and (--broad) { gap: var(--space-3); }}',
  );
});

test.each([
  ['my-1 mx-2', 'margin: var(--space-1) var(--space-2)'],
  ['px-2 pt-1 pb-3', 'padding: var(--space-1) var(--space-2) var(--space-3)'],
  ['pt-1 pr-2 pb-3 pl-0', 'padding: var(--space-1) var(--space-2) var(--space-3) 0'],
  ['gap-y-1 gap-x-2', 'gap: var(--space-1) var(--space-2)'],
  ['row-start-2 col-start-1', 'grid-area: 2 / 1'],
  ['border-t-2 border-line', 'border-top: 2px solid var(--line)'],
])('%s is one declaration', (words, declaration) => {
  expect(withDeclarations(`.a{@apply ${words};}`)).toBe(`.a{${declaration};}`);
});

test('parts of a word are tokens', () => {
  expect(declarationOf('title-lead-115')).toBe('font: 800 var(--text-lead) / 1.15 var(--font-title)');
  expect(declarationOf('bg-accent-soft')).toBe('background: var(--accent-soft)');
  for (const word of ['bg-mauve', 'gap-9', 'text-tiny', 'rounded-oval', 'gird'])
    expect(() => declarationOf(word), word).toThrow(/no (?:token|word)/);
});

test('each class of a word has one rule', () => {
  expect(new Set(CLASSES).size).toBe(CLASSES.length);
  expect(wordRules()).toContain('.min-h-\\[44px\\] { min-height: 44px; }');
});
