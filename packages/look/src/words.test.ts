import { expect, test } from 'vitest';
import { CLASSES, said, withWords, wordRules } from './words.ts';

test('a rule holds what its words say, in their place', () => {
  expect(withWords('.a{@apply as-grid gap-3 pad-0-4;width:1px}')).toBe(
    '.a{display: grid; gap: var(--space-3); padding: 0 var(--space-4);width:1px}',
  );
});

test('parts of a word are tokens', () => {
  expect(said('title-lead-115')).toBe('font: 800 var(--text-lead) / 1.15 var(--font-title)');
  expect(said('on-accent-soft')).toBe('background: var(--accent-soft)');
  for (const word of ['on-mauve', 'gap-9', 'tiny-text', 'as-gird'])
    expect(() => said(word), word).toThrow(/no (?:token|word)/);
});

test('each class of a word has one rule', () => {
  expect(new Set(CLASSES).size).toBe(CLASSES.length);
  expect(wordRules()).toContain('.plain-list { margin: 0; padding: 0; list-style: none; }');
});
