import { expect, test } from 'vitest';
import { lighter } from './lighter.ts';
import { oval, shape } from './outline.ts';
import { paper } from './paper.ts';
import { rings, simplified } from './simplify.ts';

const CIRCLE = shape(oval(0, 0, 50));
const farthest = (d: string): number => {
  const points = rings(d)?.flatMap((ring) => ring.points) ?? [];
  return Math.max(...points.map(([x, y]) => Math.abs(Math.hypot(x, y) - 50)));
};

test('smooth knots are read as they are written: every point of a circle lies on it', () => {
  expect(CIRCLE).toContain('s');
  expect(farthest(CIRCLE)).toBeLessThan(0.5);
});
test('a round outline with fewer points is made of curves that join smoothly and stay near it', () => {
  const simple = simplified(rings(CIRCLE) ?? [], 1, 1);
  expect(simple).toMatch(/^M[^Mql]*q[^Mql]*t[^Mql]*Z$/);
  expect(simple.length).toBeLessThan(CIRCLE.length);
  const [, x, y] = /^M(-?[\d.]+) ?(-?[\d.]+)/.exec(simple) ?? [];
  expect(Math.abs(Math.hypot(Number(x), Number(y)) - 50)).toBeLessThan(2);
});
test('a corner stays where it is', () => {
  const square = 'M0 0l10 0l0 10l-10 0Z';
  expect(simplified(rings(square) ?? [], 0.5, 1)).toBe('M0 0l10 0l0 10l-10 0l0-10Z');
});
test('from far away only the face of a sheet is left', () => {
  const fills = Array.from(lighter(paper(CIRCLE, '#8A5236'), 0.3).matchAll(/fill="([^"]+)"/g), ([, fill]) => fill);
  expect(fills).toEqual(['#8A5236']);
});
test('near by a sheet keeps its shadow and its lit edge', () => {
  const fills = Array.from(lighter(paper(CIRCLE, '#8A5236'), 1).matchAll(/fill="([^"]+)"/g), ([, fill]) => fill);
  expect(fills).toEqual(['#38206E', '#c5a383', '#8A5236']);
});
test('what is smaller than a pixel is left out', () => {
  const button = `<path d="${shape(oval(0, 0, 4))}" fill="#fff"/>`;
  expect(lighter(button, 0.13)).toBe('');
  expect(lighter(button, 1)).not.toBe('');
});
test('data with other commands stays as it is', () => {
  const other = '<path d="M0 0H90V90Q4 5 6 7Z" fill="#fff"/>';
  expect(lighter(other, 0.3)).toBe(other);
});
