/**
 * One picture for each of the fifteen badge types, in three grades: the thing grows or multiplies with the grade.
 * Each function takes the grade (1 .. 3) and draws inside a circle of radius 70 around 0,0.
 */

import { BADGE_TYPES, type BadgeType } from '@consorcio/rules/vocabulary';
import { type Colour, shade, tint } from '../core/colour.ts';
import { nth } from '../core/nth.ts';
import { at, circ, ell, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { ICON } from '../ui/icons.ts';
import type { DreamId } from './dreams/dream.ts';
import { dreamTile } from './dreams/dreams.ts';
import { ball } from './globe.ts';
import { FOOD, PRODUCTS, pizzaBox } from './items.ts';
import { closedLetter } from './letters.ts';
import { type Grade, medalFrame } from './medal-frame.ts';
import { BAG, BURGER, DISCO } from './place-icons.ts';

/** one thing in the middle, or two, or three with the middle one in front */
const SPREAD: Readonly<Record<Grade, readonly (readonly [x: number, y: number, scale: number])[]>> = {
  1: [[0, 0, 1]],
  2: [
    [-25, 6, 0.78],
    [25, 2, 0.9],
  ],
  3: [
    [-34, 8, 0.68],
    [34, 8, 0.68],
    [0, -2, 0.92],
  ],
};
/** a value for each grade */
const by = (grade: Grade, first: number, second: number, third: number): number =>
  grade === 1 ? first : grade === 2 ? second : third;
const spread = (grade: Grade, body: Svg): Svg => SPREAD[grade].map(([x, y, k]) => at(x, y, body, k)).join('');
const crown = (y: number, s = 1) =>
  g(
    path('M-28 12 L-32 -18 L-14 -4 L0 -26 L14 -4 L32 -18 L28 12Z', C.ipe, {
      stroke: C.ipe,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
      path('M8 12 L14 -4 L32 -18 L28 12Z', C.mel) +
      rect(-30, 8, 60, 11, 4, C.mel) +
      circ(0, 13, 4, C.flamboyant),
    { transform: `translate(0 ${y}) scale(${s})` },
  );
const speed = line('M-62 -16 H-40 M-68 4 H-44 M-60 24 H-42', C.branco, 6);

const calendar = (n: Grade) =>
  rect(-44, -36, 88, 84, 14, C.labio) +
  rect(-44, -40, 88, 84, 14, C.papel) +
  path('M-44 -14 V-26 Q-44 -40 -30 -40 H30 Q44 -40 44 -26 V-14Z', C.flamboyant) +
  [-24, 24].map((x) => rect(x - 4, -50, 8, 20, 4, C.jabuticaba)).join('') +
  [0, 1, 2]
    .map(
      (i) =>
        circ(-24 + i * 24, 16, 10, i < n ? C.mata : C.areia) + (i < n ? at(-24 + i * 24, 16, ICON.check, 0.36) : ''),
    )
    .join('');
const raisedHand = (c: Colour, sleeve: Colour) =>
  rect(-13, 22, 26, 44, 8, sleeve) +
  rect(-15, 20, 30, 12, 6, shade(sleeve, 0.2)) +
  (
    [
      [-12, -32],
      [-4, -42],
      [4, -40],
      [12, -30],
    ] as const
  )
    .map(([x, y]) => rect(x - 4.6, y, 9.2, 40, 4.6, c))
    .join('') +
  path('M-17 -6 C-20 12 -14 24 0 24 C14 24 18 12 17 -6Z', c) +
  path('M14 6 C26 4 30 -8 30 -14 C30 -20 22 -20 21 -14 C20 -8 16 -4 12 -2Z', c) +
  path('M-8 8 C-2 12 6 12 10 6', 'none', { stroke: shade(c, 0.2), 'stroke-width': 2.6, 'stroke-linecap': 'round' });
const head = (skin: Colour, hair: Colour, cloth: Colour) =>
  path('M-26 44 C-26 18 -12 12 0 12 C12 12 26 18 26 44Z', cloth) +
  circ(0, -6, 20, skin) +
  path('M-20 -6 C-22 -32 22 -32 20 -6 C12 -16 -12 -16 -20 -6Z', hair) +
  circ(-6, -3, 2.4, C.tinta) +
  circ(7, -3, 2.4, C.tinta) +
  path('M-6 5 C-2 9 4 9 7 5', 'none', { stroke: '#6B2238', 'stroke-width': 2.6, 'stroke-linecap': 'round' });
const pig = (c = C.ipeRosa) =>
  ell(2, 34, 40, 6, SHADOW, { opacity: 0.16 }) +
  rect(-26, 18, 12, 18, 4, shade(c, 0.26)) +
  rect(14, 18, 12, 18, 4, shade(c, 0.32)) +
  ell(0, 2, 40, 30, c) +
  path('M14 -26 C36 -18 44 8 30 24 C22 30 10 32 0 32 C22 24 28 -4 14 -26Z', shade(c, 0.18)) +
  path('M-26 -20 L-34 -36 L-14 -28Z', shade(c, 0.2)) +
  rect(-48, -6, 18, 20, 8, tint(c, 0.3)) +
  circ(-42, 4, 2.4, shade(c, 0.4)) +
  circ(-36, 4, 2.4, shade(c, 0.4)) +
  circ(-22, -6, 3.6, C.tinta) +
  rect(-8, -30, 24, 6, 3, shade(c, 0.42)) +
  path('M38 -2 C50 -8 50 8 42 6', 'none', { stroke: shade(c, 0.2), 'stroke-width': 4, 'stroke-linecap': 'round' });
const scales = (tilt: number) =>
  line('M0 -44 V44', C.terra, 8) +
  rect(-28, 42, 56, 10, 5, C.terra) +
  circ(0, -46, 7, C.mel) +
  g(line('M-50 -34 H50', '#B9794A', 7), { transform: `rotate(${tilt} 0 -34)` });
const pan = (x: number, y: number, body: Svg) =>
  line(`M${x} ${y - 32} L${x - 18} ${y} M${x} ${y - 32} L${x + 18} ${y}`, C.terra, 2.6) +
  path(`M${x - 24} ${y} H${x + 24} C${x + 18} ${y + 16} ${x - 18} ${y + 16} ${x - 24} ${y}Z`, C.mel) +
  at(x, y - 14, body, 0.5);
const notebook =
  rect(-36, -42, 74, 92, 9, shade(C.jabuticaba, 0.34)) +
  rect(-38, -46, 74, 92, 9, C.jabuticaba) +
  rect(-38, -46, 15, 92, 7, shade(C.jabuticaba, 0.24)) +
  [-30, -10, 10, 30].map((y) => rect(-45, y - 3, 16, 6, 3, '#EDE7FF')).join('') +
  rect(-14, -30, 40, 26, 6, C.papel) +
  line('M-7 -21 H19 M-7 -13 H11', C.tintaSuave, 3);
const bulb =
  circ(0, -8, 19, C.ipe) +
  circ(-6, -14, 6, '#FFF3CF') +
  rect(-8, 8, 16, 13, 4, '#8C86B4') +
  line('M-28 -26 L-34 -32 M28 -26 L34 -32 M0 -34 V-43 M-32 -4 H-41 M32 -4 H41', C.mel, 5);
const arrowUp = (c: Colour) =>
  path('M0 -50 L34 -12 H16 V44 Q16 50 10 50 H-10 Q-16 50 -16 44 V-12 H-34Z', c, {
    stroke: c,
    'stroke-width': 6,
    'stroke-linejoin': 'round',
  });
const wing = (s: number, c: Colour) =>
  path(
    `M${s * 14} 6 C${s * 40} -42 ${s * 66} -36 ${s * 64} -16 C${s * 62} 4 ${s * 52} 6 ${s * 48} 12 C${s * 44} 26 ${s * 28} 30 ${s * 12} 26Z`,
    c,
  );
const rainCloud = g(
  circ(-22, -22, 20, '#EDE7FF') +
    circ(4, -30, 25, '#EDE7FF') +
    circ(28, -20, 18, C.labio) +
    rect(-42, -22, 88, 22, 11, '#EDE7FF') +
    line('M-22 10 L-28 24 M2 10 L-4 24 M26 10 L20 24', C.lagoa, 6),
);

const BADGE_ART: Readonly<Record<BadgeType, (grade: Grade) => Svg>> = {
  PAYMENT_ON_TIME: (n) => calendar(n) + (n > 1 ? at(42, 38, ICON.dinheiro, n > 2 ? 0.9 : 0.7) : ''),
  GAME_TAPPER: (n) =>
    at(0, 6, BURGER, by(n, 1.7, 1.7, 1.55)) +
    (n > 1 ? at(46, 14, FOOD.suco, 0.8) : '') +
    (n > 2 ? crown(-48, 0.7) + at(-48, 22, FOOD.coxinha, 0.7) : ''),
  GAME_MATCHES: (n) =>
    at(n > 1 ? -8 : 0, 0, BAG, 1.6) +
    (n > 1 ? at(38, 18, PRODUCTS.presente, 0.85) : '') +
    (n > 2 ? crown(-52, 0.7) : ''),
  GAME_DANCER: (n) =>
    at(0, 4, DISCO, by(n, 1.7, 1.85, 2)) +
    (n > 1 ? line('M-56 -20 L-46 -14 M56 -20 L46 -14 M-58 22 L-47 16 M58 22 L47 16', C.ipe, 6) : '') +
    (n > 2 ? crown(-46, 0.66) : ''),
  GAME_RUNNER: (n) => (n > 1 ? speed : '') + at(6, 4, pizzaBox, 1.6) + (n > 2 ? at(34, -30, ICON.energia, 1) : ''),
  BID_PLACED: (n) => {
    const one = raisedHand('#B37148', C.mar),
      two = raisedHand('#F0BE90', C.flamboyant),
      three = raisedHand('#5F3828', C.mata);
    return n === 1
      ? one
      : n === 2
        ? at(-26, 6, two, 0.86) + at(24, 0, one, 0.9)
        : at(-40, 12, two, 0.72) + at(40, 12, three, 0.72) + at(0, 0, one, 0.94);
  },
  BID_WON: (n) => spread(n, at(0, 0, closedLetter, 0.24)) + (n > 2 ? crown(-52, 0.66) : ''),
  ASSEMBLY: (n) => {
    const a = head('#8A5236', '#33202F', C.ipe),
      b = head('#F3C49E', '#B5502F', C.lagoa),
      c = head('#C98557', '#241726', C.flamboyant);
    return n === 1
      ? at(0, 0, a, 1.3)
      : n === 2
        ? at(-28, 2, b, 1.05) + at(28, 2, a, 1.05)
        : at(-38, -6, b, 0.9) + at(38, -6, c, 0.9) + at(0, 8, a, 1.14);
  },
  JACKPOT_WON: (n) =>
    SPREAD[n].map(([x, y, k], i) => at(x, y, ball(nth([28, 7, 15], i), { own: true, r: 42 * k }))).join(''),
  DREAM_DONE: (n) => {
    const tile = (id: DreamId) =>
      rect(-56, -56, 112, 112, 22, C.branco) + g(dreamTile(id, { r: 44 }), { transform: 'scale(.33)' });
    return n === 1
      ? at(0, 0, tile(7), 0.92)
      : n === 2
        ? at(-26, 4, tile(2), 0.66, -8) + at(26, -2, tile(7), 0.7, 6)
        : at(-36, 6, tile(2), 0.58, -12) + at(36, 6, tile(1), 0.58, 12) + at(0, -4, tile(7), 0.72);
  },
  SAVER: (n) =>
    at(0, 10, pig(), by(n, 1.05, 1.16, 1.24)) +
    (
      [
        [4, -40],
        [-24, -46],
        [30, -48],
      ] as const
    )
      .slice(0, n)
      .map(([x, y]) => at(x, y, ICON.dinheiro, 0.5))
      .join(''),
  BALANCE: (n) =>
    scales(by(n, 12, 5, 0)) + pan(-48, by(n, 8, 14, 18), ICON.energia) + pan(48, by(n, 28, 22, 18), ICON.esforco),
  EVENTS: (n) =>
    at(0, n > 1 ? 14 : 6, PRODUCTS.guardachuva, by(n, 1.6, 1.5, 1.4)) +
    (n > 1 ? at(0, -34, rainCloud, 0.62) : '') +
    (n > 2 ? at(46, -34, ICON.energia, 0.6) + circ(-48, -38, 14, C.ipe) : ''),
  CONCEPTS: (n) =>
    at(n > 1 ? -8 : 0, 4, notebook, 1.02) +
    (n > 1 ? at(36, -22, bulb, n > 2 ? 1 : 0.8) : '') +
    (n > 2 ? at(-40, -46, ICON.estrela, 0.6) : ''),
  COMEBACK: (n) =>
    (n > 1 ? wing(-1, n > 2 ? C.mel : C.ipe) + wing(1, shade(n > 2 ? C.mel : C.ipe, 0.12)) : '') +
    arrowUp(C.flamboyant) +
    path('M6 -44 L34 -12 H16 V44 Q16 50 10 50 H6Z', shade(C.flamboyant, 0.2)) +
    (n > 2 ? circ(0, 26, 9, C.ipe) + crown(-56, 0.5) : ''),
};
/** ground colour of the medal */
const GROUND: readonly [Colour, ...Colour[]] = ['#FFD9CC', '#FFE3C2', '#CFEFF5', '#E4D8FA', '#DDF2D2'];
/** How much larger than in `BADGE_ART` a thing is drawn, so that it fills the medal: one thing alone, and several. */
const FILLING = { alone: 1.5, several: 1.25 } as const;
/** Things that are broader or higher than the others. */
const BROAD: Partial<Record<BadgeType, number>> = {
  PAYMENT_ON_TIME: 1.34,
  CONCEPTS: 1.38,
  BALANCE: 1.12,
  GAME_TAPPER: 1.22,
  SAVER: 1.32,
  DREAM_DONE: 1.3,
  EVENTS: 1.36,
};
const filling = (type: BadgeType, grade: Grade): number =>
  Math.min(BROAD[type] ?? FILLING.alone, grade === 1 ? FILLING.alone : FILLING.several);
const filled = (type: BadgeType, grade: Grade): Svg => at(0, 0, BADGE_ART[type](grade), filling(type, grade));
/** The outline of what is to be found, in one colour. */
const silhouette = (art: Svg): Svg => art.replaceAll(/\b(fill|stroke)="(?!none)[^"]+"/g, '$1="#9D8FC0"');
/** the finished medal, about 240 wide around 0,0 */
export const medal = (type: BadgeType, grade: Grade = 1, { locked = false }: { readonly locked?: boolean } = {}): Svg =>
  medalFrame({
    grade,
    locked,
    bg: nth(GROUND, BADGE_TYPES.indexOf(type)),
    art: locked ? silhouette(filled(type, 1)) : filled(type, grade),
  });
