import { C } from '../../canvas/palette.ts';
import type { Pen } from '../../canvas/pen.ts';

/** The four lanes, from the left. GAMES section 4. */
export const LANES = [
  { x: 168, colour: C.ipeRosa },
  { x: 312, colour: C.lagoa },
  { x: 456, colour: C.ipe },
  { x: 600, colour: C.folha },
] as const;
/** Height of the line of the rings. */
export const LINE = 916;

/** Rows and columns of the lit floor, and looks that it goes through. */
const [ROWS, COLUMNS] = [4, 9] as const;
export const FLOOR_LOOKS = 7;
export const FLOOR = { y: 420, height: 220 } as const;
const LIGHTS = [C.ipeRosa, C.lagoa, C.ipe] as const;

/** Corner of a tile, as on the ground's picture: `u` from left to right, `v` from back to front. */
function corner(u: number, v: number): string {
  const y = 424 + v * v * 170 + v * 40;
  const wide = 0.55 + v * 0.55;
  return `${Math.round(384 + (u - 0.5) * 960 * wide)} ${Math.round(y - FLOOR.y)}`;
}

/** The tiles that are lit in one look. */
export function drawLights(pen: Pen, look: number): void {
  for (let a = 0; a < ROWS; a += 1)
    for (let b = 0; b < COLUMNS; b += 1) {
      if ((a * 5 + b * 3 + look) % FLOOR_LOOKS !== 0) continue;
      const colour = LIGHTS[(a + b + look) % LIGHTS.length] ?? C.ipe;
      const [left, right, back, front] = [b / COLUMNS, (b + 1) / COLUMNS, a / ROWS, (a + 1) / ROWS];
      const tile = `M${corner(left, back)} L${corner(right, back)} L${corner(right, front)} L${corner(left, front)}Z`;
      pen.fade(0.8, (p) => p.path(tile, colour));
    }
}
