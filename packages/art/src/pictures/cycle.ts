/** A leaf of the calendar (STYLE section 12): it hangs over the town while the new month begins. */
import { shade } from '../core/colour.ts';
import { path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';

/** width and height of a leaf with its rings, in units of the drawing */
const LEAF = { width: 408, height: 560 } as const;

const ring = (x: number): Svg =>
  rect(x - 12, 4, 24, 76, 12, shade(C.jabuticaba, 0.3)) + rect(x - 12, 0, 20, 74, 10, C.jabuticaba);

/** Served as /cycles/cycle_{n}.png (SPEC section 4). @param cycle the one that begins, from 1 */
export const cycleLeaf = (cycle: number): Svg =>
  picture(`ciclo-${cycle}`, { ...LEAF, viewBox: `0 0 ${LEAF.width} ${LEAF.height}` }, [
    rect(4, 52, 400, 504, 44, C.labioPapel),
    rect(4, 40, 400, 500, 44, C.papel),
    path('M4 190 V84 Q4 40 48 40 H360 Q404 40 404 84 V190Z', C.flamboyant),
    path('M320 40 H360 Q404 40 404 84 V190 H290Z', shade(C.flamboyant, 0.16)),
    ring(88),
    ring(320),
    text(204, 150, 'CICLO', { size: 84, fill: C.branco }),
    text(204, 426, String(cycle).padStart(2, '0'), { size: 230 }),
  ]);
