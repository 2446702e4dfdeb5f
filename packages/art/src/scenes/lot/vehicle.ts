/** What vehicles of the lot have in common. */
import { circ, type Svg } from '../../core/svg.ts';
import { FLOOR, L } from './view.ts';

/** A wheel on the ground that looks to the near left street; radius in units of a wall. */
export const wheel = (x: number, y: number, r: number): Svg =>
  L.onLeft(
    x,
    y,
    r / 40 + FLOOR,
    circ(0, 0, r, '#2C2056') + circ(0, 0, r * 0.5, '#CFC6EA') + circ(0, 0, r * 0.2, '#8E86B4'),
  );
