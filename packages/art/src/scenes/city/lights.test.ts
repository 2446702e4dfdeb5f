import { expect, test } from 'vitest';
import { g, picture, rect, stamp } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { SHADED_PANE } from '../buildings/wall-parts.ts';
import { panesOf } from './lights.ts';

const pane = rect(1, 2, 3, 4, 0, C.lampada);
const moved = { transform: 'translate(5 6)' };

test('a lit pane stays where the groups around it put it, and nothing else stays', () => {
  const wall = rect(0, 0, 40, 40, 0, C.papel);
  const drawing = g(wall + pane, { ...moved, opacity: 0.5 }) + g(wall, moved) + wall;
  expect(panesOf(drawing)).toBe(g(pane, moved));
});

test('panes of a thing that is drawn once and referred to shine at each of its places', () => {
  const house = g(pane, moved);
  const town = stamp(10, 10, house) + stamp(20, 20, house) + stamp(30, 30, rect(0, 0, 1, 1, 0, C.papel));
  const lights = picture('town', { width: 40, height: 40 }, panesOf(town));
  expect(lights.match(/<rect /g)).toHaveLength(1);
  expect(lights.match(/<use /g)).toHaveLength(2);
});

test('all panes have one colour, whatever glass they are by day', () => {
  expect(panesOf(rect(0, 0, 1, 1, 0, SHADED_PANE))).toBe(rect(0, 0, 1, 1, 0, C.lampada));
});
