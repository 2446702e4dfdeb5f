/** PIZZARIA D`Bairro: brick, tiled gable, chimney with smoke. */
import { shade } from '../../core/colour.ts';
import { alongX, type Iso } from '../../core/iso.ts';
import { circ, clip, g, path, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { FOOTPRINTS } from '../../plans/places.ts';
import { CHIMNEY } from '../../plans/plan.ts';
import { PLACE_LOOKS } from '../place-icons.ts';
import { awnings, lit } from './wall-parts.ts';

export function pizzaria(I: Iso, x: number, y: number, { smoke = true }: { readonly smoke?: boolean } = {}): Svg {
  const { w, d, ...foot } = FOOTPRINTS[4];
  const X = x + foot.x,
    Y = y + foot.y,
    h = 1.6,
    wall = '#F7D9A6',
    tile = PLACE_LOOKS[4].roof;
  const bricks = (wd: number, hh: number) => {
    let b = '';
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < wd / 17; i++)
        b += rect(i * 17 + (r % 2) * 8, hh - 21 + r * 7, 15, 5.4, 1, r % 2 ? '#C2603F' : '#B5532F');
    return clip(rect(0, 0, wd, hh, 0, '#fff'), rect(0, hh - 22, wd, 22, 0, '#8F4128') + b);
  };
  let tiles = '';
  for (let i = 1; i < 12; i++)
    tiles += I.face(
      shade(tile, 0.16),
      alongX(X - 0.18 + i * 0.32, X - 0.12 + i * 0.32, [Y + d + 0.18, h - 0.08], [Y + d / 2, h + 1.25]),
    );
  return (
    I.shadow(X, Y, w, d, h + 0.7) +
    I.box(X, Y, 0, w, d, h, wall) +
    I.onLeft(X, Y + d, h, [
      bricks(140, 64),
      lit(10, 20, 38, 26),
      rect(27, 20, 3, 26, 0, C.terra),
      rect(8, 46, 42, 5, 1, C.terra),
      rect(96, 14, 34, 50, 17, '#7A3B2E'),
      rect(101, 20, 24, 44, 12, C.mata),
      circ(120, 44, 2.2, C.ipe),
      path('M58 46 V34 A14 14 0 0 1 86 34 V46Z', '#5B2A22'),
      path('M63 46 C62 38 68 38 70 30 C76 34 80 38 80 46Z', C.mel),
      path('M68 46 C68 41 72 41 73 37 C76 40 77 43 76 46Z', C.ipe),
    ]) +
    I.onRight(X + w, Y + d, h, [
      g(bricks(124, 64), { opacity: 0.86 }),
      lit(12, 20, 42, 26),
      lit(70, 20, 42, 26),
      rect(32, 20, 3, 26, 0, '#7A4A40'),
      rect(90, 20, 3, 26, 0, '#7A4A40'),
      rect(10, 46, 46, 5, 1, '#7A4A40'),
      rect(68, 46, 46, 5, 1, '#7A4A40'),
    ]) +
    I.gable(X, Y, h, w, d, 1.25, tile, wall) +
    tiles +
    I.onRight(X + w + 0.01, Y + d / 2 + 0.5, h + 1.02, [
      circ(20, 14, 11, '#7A3B2E'),
      circ(20, 14, 8, C.lampada),
      rect(19, 6, 2, 16, 0, '#7A3B2E'),
      rect(12, 13, 16, 2, 0, '#7A3B2E'),
    ]) +
    I.box(X + 0.55, Y + 1.9, h + 0.35, 0.55, 0.5, 1.25, '#B5532F') +
    I.box(X + 0.47, Y + 1.82, h + 1.6, 0.71, 0.66, 0.16, '#E2D3C8') +
    (smoke
      ? I.at(x + CHIMNEY.x, y + CHIMNEY.y, CHIMNEY.z, [
          circ(2, -8, 8, C.branco, { opacity: 0.8 }),
          circ(10, -22, 10, C.branco, { opacity: 0.6 }),
          circ(5, -38, 7, C.branco, { opacity: 0.4 }),
        ])
      : '') +
    awnings(I, X + 0.1, Y, w - 0.1, d, h - 0.28, C.mata, C.branco, 8, 0.4, 0.3)
  );
}
