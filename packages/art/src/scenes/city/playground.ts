/** The playground beside the map. */
import { shade } from '../../core/colour.ts';
import { at, ell, line, path, type Svg } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import { benchAt } from './neighbourhood.ts';
import { plant, put } from './stamps.ts';
import { TOWN as I } from './town-iso.ts';

const slide = (): Svg =>
  ell(6, 8, 34, 9, SHADOW, { opacity: 0.15 }) +
  line('M-24 -6 V-40 M-12 0 V-36 M-24 -14 L-12 -8 M-24 -24 L-12 -18', C.carbono, 3) +
  path('M-26 -42 L-10 -35 L34 8 L24 14 L-12 -24 L-26 -31Z', C.ipe) +
  path('M-10 -35 L34 8 L24 14 L22 9 L-14 -30Z', shade(C.ipe, 0.2));
const swing = (): Svg =>
  ell(4, 10, 36, 9, SHADOW, { opacity: 0.15 }) +
  line('M-30 -4 L-24 -46 L-16 4 M18 18 L26 -22 L32 22 M-24 -46 L26 -22', C.flamboyant, 3.6) +
  line('M-10 -38 V-10 M-2 -34 V-6 M10 -29 V0 M18 -25 V4', C.carbono, 1.6) +
  line('M-11 -10 L-1 -5 M9 0 L19 5', C.mar, 4);
/** Sand, a slide and two swings; low towards its upper edges. */
export function playground(x: number, y: number): Svg {
  const [cx, cy] = I.P(x + 2.4, y + 2.9, 0.1);
  return (
    at(cx, cy, ell(0, 0, 100, 48, '#E8CFA8') + ell(0, 2, 92, 42, '#F6E3C0')) +
    put(x + 2.7, y + 1.9, slide(), 0.1) +
    put(x + 2.3, y + 3.6, swing(), 0.1) +
    plant(x + 0.8, y + 4.4, 'arvore') +
    benchAt(x + 4.5, y + 3.2) +
    plant(x + 4.3, y + 4.4, 'moita')
  );
}
