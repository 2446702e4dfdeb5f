/** The ground: grass, streets with their marks, zebra crossings, and the trees along the far edge. */
import { type Colour, mix } from '../../core/colour.ts';
import { sequence } from '../../core/random.ts';
import { at, clip, linear, type Point, path, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { ipe, tree } from '../props.ts';
import { BLOCK as B, VIEW as I, PITCH } from './plan.ts';

/** Grass and streets of the whole town. */
export function ground(): Svg {
  const [f, d] = linear([
    [0, '#BCE59A'],
    [1, '#8ED184'],
  ]);
  const shape = 'M-10 306 C120 262 260 268 384 262 C520 256 660 268 778 300 V1030 H-10Z';
  let r = rect(-10, 240, 800, 800, 0, f);
  const road = (x: number, y: number, w: number, h: number, c: Colour) =>
    I.face(
      [
        [x, y, 0],
        [x + w, y, 0],
        [x + w, y + h, 0],
        [x, y + h, 0],
      ],
      c,
    );
  for (let k = -2; k < 5; k++) {
    const p = k * PITCH + B;
    r += road(p, -20, PITCH - B, 60, C.asfalto) + road(-20, p, 60, PITCH - B, C.asfalto);
  }
  for (let k = -2; k < 5; k++) {
    const p = k * PITCH + B + 0.65;
    for (let q = -14; q < 30; q += 1.05) {
      const m = ((q % PITCH) + PITCH) % PITCH;
      if (m > 0.9 && m < 4.4) r += road(q, p - 0.035, 0.5, 0.07, '#FFF1CF') + road(p - 0.035, q, 0.07, 0.5, '#FFF1CF');
    }
  }
  // zebra crossings around the square
  const corners: readonly Point[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
  ];
  for (const [i, j] of corners)
    for (let s = 0; s < 5; s++) {
      const X = i * PITCH + B,
        Y = j * PITCH + B;
      r +=
        road(X + 0.12 + s * 0.24, Y - 0.62, 0.13, 0.45, '#F6F0FF') +
        road(X - 0.62, Y + 0.12 + s * 0.24, 0.45, 0.13, '#F6F0FF');
    }
  return d + clip(path(shape), r);
}

/** Trees that hide the far edge of the ground. */
export function treeBelt(): Svg {
  const r = sequence(7);
  let belt = '';
  for (let i = 0; i < 34; i++) {
    const x = -10 + i * 24 + r() * 8,
      dx = Math.abs(x - 384) / 384;
    belt += at(
      x,
      286 - 16 * Math.cos(dx * 1.5) + r() * 8 + dx * 18,
      i % 9 === 4
        ? ipe(r() > 0.5 ? C.ipe : C.ipeRosa, 0.5)
        : tree(mix(C.folha, '#7CC0B4', 0.3 + r() * 0.3), 0.46 + r() * 0.16),
    );
  }
  return belt;
}
