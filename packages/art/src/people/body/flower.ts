import type { Map2, Point } from '../../core/geometry.ts';
import { oval } from '../../core/outline.ts';
import { print } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';

/** A flower of a printed cloth. */
export const flower = (m: Map2, [x, y]: Point, colour: string): Svg =>
  print(m, oval(x, y, 5, 5, 6), colour) + print(m, oval(x, y, 1.9, 1.9, 5), C.ipe);
