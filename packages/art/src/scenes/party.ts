/** Rays and confetti: moments of joy only (STYLE section 10). */
import type { Colour } from '../core/colour.ts';
import { sequence } from '../core/random.ts';
import { circ, g, nth, path, rect, type Svg, times } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';

const PAPER: readonly [Colour, ...Colour[]] = [C.flamboyant, C.ipe, C.folha, C.lagoa, C.ipeRosa, C.jabuticaba];
/** a box kept free of confetti, for text and faces */
export type FreeBox = readonly [x: number, y: number, width: number, height: number];
const MARGIN = 12;

/** Pieces of paper over a box that starts at 0,0. */
export function confetti(width: number, height: number, count: number, seed = 3, free: FreeBox = [0, 0, 0, 0]): Svg {
  const chance = sequence(seed);
  const [fx, fy, fw, fh] = free;
  const isFree = (x: number, y: number): boolean =>
    x > fx - MARGIN && x < fx + fw + MARGIN && y > fy - MARGIN && y < fy + fh + MARGIN;
  return times(count, (i) => {
    const x = chance() * width;
    const y = chance() * height;
    const colour = nth(PAPER, i);
    const turn = chance() * 180;
    if (isFree(x, y)) return '';
    const transform = `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})`;
    if (i % 3 === 0) return circ(x, y, 5 + chance() * 3, colour);
    if (i % 3 === 1) return rect(-8, -5, 16, 10, 3, colour, { transform });
    return path('M-10 0 C-5 -8 5 8 10 0', 'none', {
      stroke: colour,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      transform,
    });
  });
}
/** Rays around a point; they reach r units far. */
export const sunburst = (cx: number, cy: number, r: number, c: Colour, n = 16, o = 0.35, rot = 0) =>
  g(
    times(n, (i) =>
      path(`M0 0 L${-r * 0.1} ${-r} L${r * 0.1} ${-r}Z`, c, { opacity: o, transform: `rotate(${(i * 360) / n})` }),
    ),
    { transform: `translate(${cx} ${cy}) rotate(${rot})` },
  );
