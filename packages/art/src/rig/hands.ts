/**
 * Hands. Frame: wrist at 0,0, y runs on along the forearm, thumb on the side `th` (-1 or 1) of x.
 * A hand has a back and a front layer; a carried thing is drawn between them, so fingers really hold it.
 */

import { type Colour, shade } from '../core/colour.ts';
import { g, line, type Point, path, rect, type Svg } from '../core/svg.ts';
import { along, capsule, f } from './limb-shapes.ts';
import type { HandShape, SolvedArm } from './vocabulary.ts';

const finger = (angle: number, from: Point, len: number, r: number, c: Colour) =>
  capsule(along(from, angle, 3), along(from, angle, len), r, r * 0.9, c);

interface Layers {
  readonly back?: Svg;
  readonly front: Svg;
}
const SHAPES: Readonly<Record<Exclude<HandShape, 'bandeja'>, (c: Colour, th: number) => Layers>> = {
  /** at rest: a mitten with two hints of fingers */
  solta: (c: Colour, th: number) => ({
    front:
      path('M-9 -5 C-11.5 4 -11 14 -6.5 19 C-2 22.5 6 21 8.5 15 C11 8 10 1 9 -5Z', c) +
      line('M-2 14 V19.5 M3.5 13.5 V18.5', shade(c, 0.22), 1.8) +
      capsule([th * 7, 1], [th * 11.5, 10], 4.8, 4, c),
  }),
  /** fist: block, knuckles, thumb laid across */
  punho: (c: Colour, th: number) => ({
    front:
      rect(-11.5, -4, 23, 23, 9, c) +
      line('M-5.5 14 V19 M0 14.5 V19.5 M5.5 14 V19', shade(c, 0.26), 2) +
      capsule([th * 9, 2], [-th * 1, 9.5], 4.4, 4, shade(c, 0.1)),
  }),
  /** open: four fingers spread, thumb out */
  aberta: (c: Colour, th: number) => ({
    front:
      (
        [
          [-27, 16],
          [-9, 19],
          [9, 18.5],
          [26, 15],
        ] as const
      )
        .map(([a = 0, length = 0]) => finger(a, [a * 0.22, 8], length, 3.9, c))
        .join('') +
      path('M-9 -5 C-12 4 -11 13 -6 16 C-1 18 5 18 8 14 C11 8 10 1 9 -5Z', c) +
      capsule([th * 6, 3], [th * 16, 9], 4.6, 4, c) +
      line('M-5 10 C-1 12 3 12 6 9', shade(c, 0.16), 1.8),
  }),
  /** pinch for coins, cards, envelopes: fingers behind the thing, thumb before it */
  pinca: (c: Colour, th: number) => ({
    back:
      (
        [
          [-10, 20],
          [4, 21],
          [18, 19],
        ] as const
      )
        .map(([a = 0, length = 0], i) => finger(a * -th, [i * 3 - 3, 8], length, 4.2, shade(c, 0.12)))
        .join('') + path('M-9 -5 C-11.5 3 -11 12 -6 15 C-1 17 6 16 8.5 12 C11 7 10 1 9 -5Z', c),
    front: capsule([th * 5, 3], [th * 3, 15], 5, 4.3, c),
  }),
  /** fist round a handle that runs across the hand */
  cabo: (c: Colour, th: number) => ({
    back: rect(-10, -5, 20, 20, 8, shade(c, 0.12)),
    front:
      [-7.5, -2.5, 2.5, 7.5].map((x) => capsule([x, 3], [x, 13], 3.6, 3.6, c)).join('') +
      line('M-5 4 V13 M0 4 V14 M5 4 V13', shade(c, 0.22), 1.5) +
      capsule([th * 9, 0], [th * 4, 5], 4.2, 3.8, c),
  }),
  aponta: (c: Colour, th: number) => ({
    front:
      finger(-4 * th, [2 * th, 8], 25, 4.2, c) +
      rect(-10.5, -4, 21, 20, 8, c) +
      line('M-4 11 V16 M1.5 11.5 V16', shade(c, 0.24), 2) +
      capsule([th * 8, 1], [0, 8], 4.3, 3.8, shade(c, 0.1)),
  }),
};
/** palm up under a tray: drawn upright, whatever the forearm does; the tray lies on y = -7 */
const trayHand = (c: Colour, th: number) => ({
  back:
    path('M-17 -6 C-14 6 -8 12 0 12 C8 12 14 6 17 -6Z', c) +
    line('M-8 5 L-11 -5 M0 7 V-5 M8 5 L11 -5', shade(c, 0.2), 1.8),
  front: capsule([th * 15, -2], [th * 13, -9], 4.4, 3.8, c),
});

/** { back, front } placed at the arm's wrist; arm is a solved arm of the skeleton */
export function hand(kind: HandShape, arm: SolvedArm, skin: Colour, scale = 1) {
  const th = -arm.side;
  if (kind === 'bandeja') {
    const at = `translate(${f(arm.palm[0])} ${f(arm.palm[1])}) scale(${scale})`,
      h = trayHand(skin, th);
    return { back: g(h.back, { transform: at }), front: g(h.front, { transform: at }) };
  }
  const at = `translate(${f(arm.hand[0])} ${f(arm.hand[1])}) rotate(${f(-arm.ang)}) scale(${scale})`,
    h = SHAPES[kind](skin, th);
  return { back: h.back ? g(h.back, { transform: at }) : '', front: g(h.front, { transform: at }) };
}
