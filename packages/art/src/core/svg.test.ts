import { expect, test } from 'vitest';
import { at, path, rect } from './svg.ts';

test('a quotation mark cannot leave its attribute', () => {
  expect(path('M0 0', 'none', { 'data-name': '"><script>' })).toContain('data-name="&quot;>');
});

test('attributes without a value are left out', () => {
  expect(rect(1, 2, 3, 4, 0, '#FFFFFF', { opacity: undefined })).toBe(
    '<rect x="1" y="2" width="3" height="4" fill="#FFFFFF"/>',
  );
});

test('numbers carry no more digits than a picture can show', () => {
  expect(rect(1 / 3, 0, 1, 1, 0, '#FFFFFF')).toContain('x="0.33"');
  expect(path(`M${1 / 3} ${1e-15}`)).toContain('d="M0.333 0"');
});

test('a body is moved, turned and scaled in this order', () => {
  expect(at(1, 2, '<g/>', 0.5, 30)).toBe('<g transform="translate(1 2) rotate(30) scale(0.5)"><g/></g>');
});
