/** Where a point of the world lies in a 2:1 picture. World axes: x goes down-right, y goes down-left, z goes up. No drawing here. */
import type { Point } from './svg.ts';

export interface IsoView {
  /** half the width of one world unit on the ground, in px */
  readonly S?: number;
  /** height of one world unit, in px */
  readonly Z?: number;
  /** where the world's origin lies in the picture */
  readonly ox?: number;
  readonly oy?: number;
}

export function makeProjection({ S = 34, Z = 38, ox = 0, oy = 0 }: IsoView = {}) {
  const P = (x: number, y: number, z = 0): Point => [ox + (x - y) * S, oy + ((x + y) * S) / 2 - z * Z];
  return { S, Z, ox, oy, P };
}
