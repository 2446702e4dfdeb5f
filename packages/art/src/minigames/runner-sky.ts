import { circles, triples } from '../core/geometry.ts';
import { PALETTE as C } from '../pictures/tokens.ts';
import { type Sprite, TALLEST } from './sprite.ts';
import { at, balls, circ, each, line, linear, path, radial, rect, type Svg } from './svg.ts';

/* What is seen over the delivery's street: sky, hills, clouds, and what flies. */

/** The evening sky, from the top to the horizon; the backdrop goes on with it. */
export const SKY = [
  [0, '#6CC6F2'],
  [0.3, '#B5E3F3'],
  [0.52, '#FFEBC8'],
  [0.8, '#FFC7A0'],
  [1, '#FFB58F'],
] as const;

/** Sky and sun; the page lays the hills before them. */
export function runnerGround(): Svg {
  return (
    linear('sky', ...SKY) +
    radial('sun', [0, '#FFF6CF', 1], [0.4, '#FFE1A1', 0.7], [1, '#FFE1A1', 0]) +
    rect(0, 0, 768, 760, 0, 'url(#sky)') +
    circ(560, 330, 230, 'url(#sun)') +
    circ(560, 330, 56, '#FFF6D8') +
    rect(0, 700, 768, TALLEST - 700, 0, C.asfalto)
  );
}

export const hills: Sprite = {
  name: 'morro',
  box: [0, 340, 768, 420],
  body:
    path(
      'M-10 520 C80 420 150 400 220 446 C280 350 330 330 366 350 C410 372 420 440 480 452 C560 400 660 400 780 470 V760 H-10Z',
      '#B49BD6',
    ) + path('M366 350 C410 372 420 440 480 452 C470 520 440 600 450 760 H330 C380 600 390 440 366 350Z', '#A288C9'),
};

/** A kite whose string goes down behind the roofs, and its tail. */
export const kite = (name: string, left: string, right: string): Sprite => ({
  name,
  box: [-60, -50, 130, 300],
  body:
    line('M0 34 C14 90 -10 150 40 246', C.papel, 2, { opacity: 0.7 }) +
    line('M0 34 C-18 52 10 64 -6 84 C-18 100 4 108 -8 126', right, 4) +
    path('M0 -44 L32 -6 L0 36Z', right) +
    path('M0 -44 L-32 -6 L0 36Z', left) +
    line('M0 -44 V36 M-32 -6 H32', C.papel, 3),
});

/** A drop of rain, leaning with the wind. */
export const drop: Sprite = {
  name: 'gota',
  box: [-10, -24, 20, 48],
  body: line('M4 -20 L-4 20', C.branco, 3, { opacity: 0.6 }),
};

/** Birds far away. */
export const birds: Sprite = {
  name: 'passaros',
  box: [-56, -30, 112, 60],
  body: each(triples`0,0,1 -34,14,0.8 30,18,0.7 -8,-18,0.6`, ([x = 0, y = 0, size = 1]) =>
    at(x, y, line('M-14 -4 Q-6 -10 0 0 Q6 -10 14 -4', '#5B4A94', 4), size),
  ),
};

export const cloud = (name: string, scale: number, opacity = 0.95): Sprite => ({
  name,
  scale,
  box: [-60, -50, 120, 56],
  body: `<g opacity="${opacity}">${balls(
    circles`-34,-10,16 -12,-20,24 18,-16,20 38,-8,13`,
    C.branco,
  )}${rect(-52, -14, 106, 18, 9, C.branco)}</g>`,
});
