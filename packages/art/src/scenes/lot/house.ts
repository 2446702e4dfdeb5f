/** Casa própria: nine steps from the ground to the garden. */
import { shade } from '../../core/colour.ts';
import { points } from '../../core/geometry.ts';
import { at, circ, each, g, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { barredPane, SHADED_FRAME } from '../buildings/house-parts.ts';
import { hipRoof } from '../buildings/roofs.ts';
import { dog } from '../items.ts';
import { bush, ipe, tree } from '../props.ts';
import { AT_HOME, type LotDream } from './at-home.ts';
import { promise } from './paper-model.ts';
import { bar, bow, flower, L, post, rod, since } from './view.ts';

const [X, Y, W, D, H] = [0.95, 0.85, 2.75, 2.15, 1.35];
const WALL = '#FFE09A';
const SKIRTING = '#C9674A';
/** the warmest red of the town */
const TILE = '#EE7446';
const FLOOR = 0.24;

/** Walls without a roof: the far ones first. */
const shell = (h: number): Svg =>
  L.box(X, Y, FLOOR, W, 0.14, h, shade(WALL, 0.1)) +
  L.box(X, Y, FLOOR, 0.14, D, h, shade(WALL, 0.06)) +
  L.box(X + W - 0.14, Y, FLOOR, 0.14, D, h, WALL) +
  L.box(X, Y + D - 0.14, FLOOR, W, 0.14, h, WALL);
const walls = (left: Svg, right: Svg): Svg =>
  L.onLeft(X, Y + D, FLOOR + H, left) + L.onRight(X + W, Y + D, FLOOR + H, right);
const hole = (x: number, y: number, width: number, height: number): Svg => rect(x, y, width, height, 1, '#5B3A4E');
const openings = (): Svg =>
  walls(
    hole(10, 14, 24, 20) + hole(46, 12, 18, 42) + hole(76, 14, 24, 20),
    hole(12, 14, 22, 20) + hole(50, 14, 22, 20),
  );
const windows = (): Svg =>
  walls(
    rect(0, 45, W * 40, 9, 0, SKIRTING) +
      barredPane(10, 14, 24, 20) +
      rect(44, 10, 22, 44, 9, '#7A3B2E') +
      rect(47, 13, 16, 41, 7, C.mata) +
      circ(59, 34, 1.8, C.ipe) +
      barredPane(76, 14, 24, 20) +
      rect(6, 38, 32, 5, 1, SKIRTING) +
      rect(72, 38, 32, 5, 1, SKIRTING),
    rect(0, 45, D * 40, 9, 0, shade(SKIRTING, 0.24)) +
      barredPane(12, 14, 22, 20, SHADED_FRAME) +
      barredPane(50, 14, 22, 20, SHADED_FRAME),
  );
const rafters = (): Svg =>
  times(7, (i) => {
    const x = X + (W / 6) * i;
    const top = FLOOR + H;
    return rod(
      [
        [x, Y, top],
        [x, Y + D / 2, top + 0.72],
        [x, Y + D, top],
      ],
      '#C98F52',
      3.2,
    );
  }) + bar([X, Y + D / 2, FLOOR + H + 0.72], [X + W, Y + D / 2, FLOOR + H + 0.72], '#A9713F', 3.6);
const chimney = (): Svg => L.box(X + 1.7, Y + 0.55, H + 0.6, 0.34, 0.34, 0.7, '#B5532F');
/** A small roof over the door on two posts. */
const porch = (): Svg =>
  L.shadow(1.95, 3, 0.85, 0.45, 0.6) +
  post(2, 3.42, 1.05, C.papel, 3) +
  post(2.75, 3.42, 1.05, C.papel, 3) +
  L.box(1.88, 2.98, 1.05, 1, 0.52, 0.1, TILE);
const gardenPath = (): Svg =>
  L.flat(2.12, 3.05, 0.5, 0.95, 0.1, '#F3E0C4') +
  times(2, (i) => L.flat(2.18, 3.3 + i * 0.36, 0.38, 0.24, 0.1, '#D9C4B4'));
const fence = (): Svg =>
  each(points`0.5,2.1 2.75,4.35`, ([a = 0, b = 0]) => [
    bar([a, 3.8, 0.34], [b, 3.8, 0.34], C.papel, 2.6),
    times(5, (i) => post(a + ((b - a) / 4) * i, 3.8, 0.42, C.papel, 3)),
  ]);
const smoke = (): Svg =>
  L.at(X + 1.87, Y + 0.7, H + 1.3, [
    circ(2, -8, 7, C.branco, { opacity: 0.85 }),
    circ(9, -21, 9, C.branco, { opacity: 0.65 }),
    circ(4, -36, 6, C.branco, { opacity: 0.45 }),
  ]);

export const HOUSE: LotDream = {
  atHome: AT_HOME.house,
  toCome: [[3, () => promise([X, Y, FLOOR, W, D, H])]],
  raise: (n) =>
    since(8, n, () => [
      gardenPath(),
      L.at(0.55, 0.7, 0.1, tree(C.folha, 0.8)),
      L.at(4.35, 0.75, 0.1, ipe(C.ipe, 0.85)),
    ]) +
    since(1, n, () => [
      L.shadow(X, Y, W, D, n >= 3 ? H : 0.2),
      L.box(X - 0.12, Y - 0.12, 0.1, W + 0.24, D + 0.24, 0.14, '#CFC3CC'),
    ]) +
    (n >= 2 && n < 5 ? shell(n === 2 ? 0.6 : H) : '') +
    since(5, n, () => L.box(X, Y, FLOOR, W, D, H, WALL)) +
    (n >= 3 && n < 6 ? openings() : since(6, n, windows)) +
    (n === 4 ? rafters() : '') +
    since(5, n, () => hipRoof(L, { at: [X, Y, FLOOR + H], size: [W, D, 0.86], eaves: 0.22, colour: TILE })) +
    since(6, n, chimney) +
    since(7, n, porch) +
    since(8, n, () => [
      each([0.7, 1.2, 3.2, 3.7], (x, i) => L.at(x, 3.4, 0.1, flower(i % 2 ? C.flamboyant : C.ipeRosa))),
      L.at(3.9, 3.3, 0.1, bush(C.folha, 0.6)),
      fence(),
    ]),
  gift: () => L.at(X + 0.95, Y + D - 0.35, FLOOR + H + 0.5, bow(1.35, '#FFE3A0')),
  livedIn: () =>
    smoke() +
    L.at(3.3, 3.55, 0.1, g(dog, { transform: 'translate(0 -15) scale(.34)' })) +
    L.onLeft(X, Y + D, FLOOR + H, circ(40, 16, 8, C.lampada, { opacity: 0.5 }) + circ(40, 16, 3, '#FFF6CF')) +
    L.at(0.62, 3.75, 0.1, [
      line('M0 0V-16', C.terra, 3),
      at(0, -20, [rect(-8, -6, 16, 10, 4, C.mar), path('M8-4h5', 'none', { stroke: C.flamboyant, 'stroke-width': 3 })]),
    ]),
};
