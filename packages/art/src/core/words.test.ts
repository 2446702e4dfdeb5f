import { expect, test } from 'vitest';
import { lines, nameText, text } from './words.ts';

test('a name with markup stays a name', () => {
  expect(nameText(0, 0, '<b>Zé & Cia</b>')).toContain('data-words="&lt;b&gt;Zé &amp; Cia&lt;/b&gt;"/>');
  expect(nameText(0, 0, '<b>Łukasz & Cia</b>')).toContain('>&lt;b&gt;Łukasz &amp; Cia&lt;/b&gt;</text>');
});

test('rows stand one line height apart', () => {
  expect(lines(0, 10, ['um', 'dois'], 20)).toBe(text(0, 10, 'um') + text(0, 30, 'dois'));
});
