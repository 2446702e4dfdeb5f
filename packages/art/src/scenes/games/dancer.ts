/** UNIQUE HOUSE: four arrow lanes fall to the beat line; the persona answers with a pose. */

import { type Colour, shade } from '../../core/colour.ts';
import { nth } from '../../core/nth.ts';
import { sequence } from '../../core/random.ts';
import {
  at,
  circ,
  ell,
  g,
  line,
  linear,
  type Point,
  path,
  poly,
  radial,
  rect,
  type Svg,
  text,
} from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { figure } from '../../rig/figure.ts';
import type { PersonRef, PoseName } from '../../rig/vocabulary.ts';
import { hud } from '../../ui/hud.ts';
import { DISCO } from '../place-icons.ts';

export const DIRECTIONS = ['esquerda', 'baixo', 'cima', 'direita'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** colour of a lane and turn of its arrow in degrees */
export const LANE: Readonly<Record<Direction, readonly [colour: Colour, turn: number]>> = {
  esquerda: [C.ipeRosa, 180],
  baixo: [C.lagoa, 90],
  cima: [C.ipe, -90],
  direita: [C.folha, 0],
};
export const arrow = (
  dir: Direction,
  { s = 1, ghost = false }: { readonly s?: number; readonly ghost?: boolean } = {},
): Svg => {
  const [c, rot] = LANE[dir],
    d =
      'M-24 -10 H2 V-24 C2 -28 6 -29 9 -26 L31 -4 C33 -2 33 2 31 4 L9 26 C6 29 2 28 2 24 V10 H-24 C-28 10 -30 8 -30 4 V-4 C-30 -8 -28 -10 -24 -10Z';
  return g(
    ghost
      ? circ(0, 0, 44, '#2B1A58') +
          circ(0, 0, 44, 'none', { stroke: c, 'stroke-width': 6 }) +
          path(d, 'none', { stroke: c, 'stroke-width': 4.5, transform: `rotate(${rot}) scale(.78)` })
      : circ(0, 5, 42, shade(c, 0.5)) +
          circ(0, 0, 42, c) +
          path('M-30 -18 C-24 -30 -8 -36 6 -34', 'none', {
            stroke: C.branco,
            'stroke-width': 5,
            'stroke-linecap': 'round',
            opacity: 0.6,
          }) +
          path(d, C.tinta, { transform: `rotate(${rot}) scale(.76)` }),
    { transform: `scale(${s})` },
  );
};
/** Key picture of the game, 768 x 1024. */
export function dancerBody({
  persona = 4,
  pose = 'dancaD',
}: {
  readonly persona?: PersonRef;
  readonly pose?: PoseName;
} = {}): Svg {
  const [bg, bd] = linear([
      [0, '#33206F'],
      [0.5, '#5A36A8'],
      [1, '#2B1A58'],
    ]),
    [gl, gd] = radial([
      [0, '#FF9AD0', 0.75],
      [1, '#FF9AD0', 0],
    ]);
  let s = bd + gd + rect(0, 0, 768, 1024, 0, bg) + ell(384, 360, 420, 330, gl);
  // beams
  s += (
    [
      [60, '#7FE3F2', 18],
      [230, '#FFC53D', 8],
      [384, '#FFFFFF', 0],
      [538, '#FF8FC6', -8],
      [708, '#A9DE8B', -18],
    ] as const
  )
    .map(([x, c, r]) =>
      path('M-14 0 L-92 560 H92 L14 0Z', c, { opacity: 0.15, transform: `translate(${x} 96) rotate(${r})` }),
    )
    .join('');
  // back wall: speakers, booth, equaliser
  const r = sequence(5);
  for (let i = 0; i < 24; i++) {
    const h = 24 + r() * 110;
    for (let k = 0; k < h / 14; k++)
      s += rect(22 + i * 30.5, 404 - k * 14, 22, 9, 3, k > 6 ? C.ipeRosa : k > 3 ? '#8F6AE0' : '#6F4CC4', {
        opacity: 0.8,
      });
  }
  const speaker = (x: number) =>
    rect(x, 236, 110, 186, 16, '#241549') +
    rect(x + 6, 242, 98, 174, 12, '#3A2672') +
    circ(x + 55, 290, 30, '#241549') +
    circ(x + 55, 290, 20, '#6F4CC4') +
    circ(x + 55, 290, 8, '#241549') +
    circ(x + 55, 368, 38, '#241549') +
    circ(x + 55, 368, 27, '#6F4CC4') +
    circ(x + 55, 368, 11, '#241549');
  s += speaker(26) + speaker(632);
  s += at(384, 156, DISCO, 1.7) + line('M384 96 V112', '#E7DDFB', 5);
  // stage floor, lit tiles in perspective
  const P = (u: number, v: number): Point => {
    const y = 424 + v * v * 170 + v * 40,
      k = 0.55 + v * 0.55;
    return [384 + (u - 0.5) * 768 * k * 1.25, y];
  };
  const cols: readonly [Colour, ...Colour[]] = ['#6F4CC4', '#8F6AE0', C.ipeRosa, C.lagoa, C.ipe];
  for (let a = 0; a < 4; a++)
    for (let b = 0; b < 9; b++)
      s += poly(
        [P(b / 9, a / 4), P((b + 1) / 9, a / 4), P((b + 1) / 9, (a + 1) / 4), P(b / 9, (a + 1) / 4)],
        (a * 5 + b * 3) % 7 === 0 ? nth(cols, 2 + ((a + b) % 3)) : (a + b) % 2 ? '#5B3FB0' : '#4A3296',
        { stroke: '#33206F', 'stroke-width': 3 },
      );
  // halo: the persona must stand out even in purple clothes
  const [hl, hd] = radial([
    [0, '#FFE9F4', 0.95],
    [0.55, '#FFB7DC', 0.6],
    [1, '#FF9AD0', 0],
  ]);
  s += hd + ell(384, 400, 210, 236, hl);
  s +=
    ell(384, 556, 120, 26, '#FFF3CF', { opacity: 0.5 }) +
    at(384, 556, figure({ persona, pose, expression: 'radiante' }).body, 0.86);
  s +=
    at(160, 520, figure({ persona: 'e', pose: 'dancaC', expression: 'feliz' }).body, 0.5) +
    at(616, 520, figure({ persona: 'd', pose: 'dancaE', expression: 'feliz' }).body, 0.5);
  // crowd, two rows of silhouettes
  const person = (x: number, y: number, c: Colour, up: number, k: number) =>
    at(
      x,
      y,
      circ(0, -62, 27, c) +
        path('M-40 60 C-42 -14 -26 -34 0 -34 C26 -34 42 -14 40 60Z', c) +
        (up
          ? line('M-28 -10 L-46 -66 L-38 -104', c, 17) + (up > 1 ? line('M28 -10 L46 -66 L38 -104', c, 17) : '')
          : ''),
      k,
    );
  for (let i = 0; i < 9; i++) s += person(10 + i * 94, 640 + (i % 3) * 8, '#4B2F96', i % 3, 0.8);
  for (let i = 0; i < 8; i++) s += person(50 + i * 98, 700 + (i % 2) * 10, '#2B1A58', (i + 1) % 3, 0.95);
  // lanes
  const X = [168, 312, 456, 600] as const;
  const dirs = DIRECTIONS;
  s +=
    rect(78, 640, 612, 420, 40, '#1E1142', { opacity: 0.86 }) +
    X.map((x, i) => rect(x - 58, 652, 116, 400, 24, LANE[nth(dirs, i)][0], { opacity: 0.13 })).join('') +
    line('M100 916 H668', '#FFF3CF', 4, { opacity: 0.5 });
  s += dirs
    .map((d, i) =>
      at(
        nth(X, i),
        916,
        circ(0, 0, 56, LANE[d][0], { opacity: i === 3 ? 0.5 : 0.12 }) + arrow(d, { ghost: i !== 3, s: 1.12 }),
      ),
    )
    .join('');
  s +=
    at(X[0], 716, arrow('esquerda', { s: 0.98 })) +
    at(X[2], 790, arrow('cima', { s: 0.98 })) +
    at(X[1], 826, arrow('baixo', { s: 0.98 })) +
    at(X[3], 690, arrow('direita', { s: 0.94 }));
  s += Array.from({ length: 10 }, (_, i) =>
    path('M0 -62 V-76', 'none', {
      stroke: '#FFF3CF',
      'stroke-width': 6,
      'stroke-linecap': 'round',
      transform: `translate(${X[3]} 916) rotate(${i * 36})`,
    }),
  ).join('');
  s += at(
    384,
    640,
    rect(-130, -30, 260, 62, 31, shade(C.mel, 0.3)) +
      rect(-130, -36, 260, 62, 31, C.ipe) +
      text(0, 7, 'PERFEITO!  x8', { size: 33, weight: 800 }),
  );
  return s + hud({ time: '0:51', frac: 0.7, score: '460', reward: 'energia', got: 0.74 });
}
