import { expect, test } from 'vitest';
import { fileForm } from './file-form.ts';

test('every id has one short name wherever it is mentioned, and words are left out', () => {
  const svg =
    '<svg><clipPath id="a-long-name"/><g id="x" clip-path="url(#a-long-name)"><use href="#x"/></g><path d="M0 0" data-words="Oi #x"/></svg>';
  expect(fileForm(svg)).toBe(
    '<svg><clipPath id="_0"/><g id="_1" clip-path="url(#_0)"><use href="#_1"/></g><path d="M0 0"/></svg>',
  );
});

test('many ids stay different, and what is defined elsewhere keeps its name', () => {
  const names = Array.from({ length: 100 }, (_, i) => `name-${i}`);
  const svg = `${names.map((name) => `<g id="${name}"/>`).join('')}<use href="#elsewhere"/>`;
  const ids = Array.from(fileForm(svg).matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(names.length);
  expect(fileForm(svg)).toContain('href="#elsewhere"');
});
