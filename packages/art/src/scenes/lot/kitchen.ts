/** Reforma da casa: a kitchen with two walls away, from the floor to the cake on the table. */
import { shade, tint } from '../../core/colour.ts';
import { points } from '../../core/geometry.ts';
import { circ, each, ell, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { ipe, tree } from '../props.ts';
import { AT_HOME, type LotDream } from './at-home.ts';
import { promise } from './paper-model.ts';
import { bar, bow, L, since } from './view.ts';

const [X, Y, W, D, H] = [0.85, 0.8, 3.1, 2.7, 1.75];
const FLOOR = 0.22;
const WALL = '#F6E2D0';
const CUPBOARD = '#8D6BC8';
const DOOR = '#A184D8';

const base = (): Svg =>
  L.shadow(X, Y, W, D, H * 0.6) + L.box(X - 0.12, Y - 0.12, 0.1, W + 0.24, D + 0.24, 0.12, '#CFC3CC');
const tiledFloor = (): Svg =>
  L.flat(X, Y, W, D, FLOOR, '#F3DCBC') +
  times(15, (k) => {
    const [i, j] = [Math.floor(k / 2.5) % 6, (k * 2 + (Math.floor(k / 2.5) % 2)) % 5];
    return L.flat(X + (W / 6) * i, Y + (D / 5) * j, W / 6, D / 5, FLOOR, '#E9C9A4');
  });
const walls = (): Svg =>
  L.box(X - 0.12, Y - 0.12, FLOOR, W + 0.12, 0.12, H, WALL) +
  L.box(X - 0.12, Y - 0.12, FLOOR, 0.12, D + 0.12, H, WALL, { right: shade(WALL, 0.12) });
const tilesOn = (length: number, colour: string): Svg =>
  times(Math.floor(length / 10), (i) =>
    times(3, (r) => ((i + r) % 2 ? '' : rect(i * 10, 22 + r * 10, 10, 10, 0, colour))),
  );
const wallTiles = (): Svg =>
  L.onLeft(X, Y, FLOOR + H, rect(0, 22, W * 40, 30, 0, '#D6EEEA') + tilesOn(W * 40, '#B7DCD9')) +
  L.onRight(X, Y + D, FLOOR + H, rect(0, 22, D * 40, 30, 0, '#B4D8D6') + tilesOn(D * 40, '#8FC3C4'));
const window = (): Svg =>
  L.onLeft(X, Y, FLOOR + H, [
    rect(44, 4, 36, 26, 3, C.papel),
    rect(47, 7, 30, 20, 2, '#8FCBE8'),
    rect(61, 7, 2, 20, 0, C.papel),
    rect(42, 4, 8, 26, 2, C.flamboyant),
    rect(74, 4, 8, 26, 2, C.flamboyant),
  ]);
const cupboards = (): Svg =>
  L.box(X, Y, FLOOR, 2.3, 0.5, 0.62, CUPBOARD) +
  L.onLeft(
    X,
    Y + 0.5,
    0.84,
    times(4, (i) => rect(2 + i * 23, 4, 20, 18, 2, DOOR) + circ(18 + i * 23, 9, 1.4, C.ipe)),
  ) +
  L.box(X - 0.02, Y - 0.02, 0.84, 2.36, 0.56, 0.06, '#FFF6E6') +
  L.box(X, Y, 1.5, 0.9, 0.34, 0.42, CUPBOARD) +
  L.onLeft(X, Y + 0.34, 1.92, rect(3, 3, 14, 11, 1, DOOR) + rect(19, 3, 14, 11, 1, DOOR)) +
  L.at(X + 1.35, Y + 0.4, 0.9, [
    path('M-9-2C-9 6 11 10 11-2Z', '#B9A8C6'),
    line('M2-4V-12C2-16 8-16 8-12', '#8E86B4', 2.4),
  ]);
const fridge = (): Svg =>
  L.box(X + 2.35, Y, FLOOR, 0.7, 0.6, 1.4, '#CFE9F5') +
  L.onLeft(X + 2.35, Y + 0.6, 1.62, [
    line('M2 20H26', '#8FB9CC', 1.6),
    line('M22 8V15M22 26V36', '#6C6394', 2.4),
    rect(5, 6, 6, 6, 1, C.ipe),
  ]);
const stove = (): Svg =>
  L.box(X, Y + 0.62, FLOOR, 0.52, 0.72, 0.66, '#EFE6FA') +
  L.onRight(X + 0.52, Y + 1.34, 0.88, [
    rect(4, 8, 20, 14, 2, '#43386E'),
    rect(6, 10, 16, 10, 1, '#FFB46B'),
    each([7, 13, 19], (u) => circ(u, 4, 1.6, C.flamboyant)),
  ]) +
  L.at(X + 0.26, Y + 0.98, 0.88, [
    ell(0, -4, 9, 4, '#6C6394'),
    rect(-9, -12, 18, 8, 3, C.flamboyant),
    ell(0, -12, 9, 4, '#FF8F7E'),
  ]);
const table = (): Svg =>
  each(points`0.08,0.62 0.9,0.62 0.9,0.08`, ([u, v]) =>
    L.box(X + 1.5 + u, Y + 1.4 + v, FLOOR, 0.08, 0.08, 0.56, C.terra),
  ) +
  L.box(X + 1.5, Y + 1.4, 0.78, 1.05, 0.75, 0.07, '#D9A45F') +
  L.box(X + 1.1, Y + 1.65, FLOOR, 0.3, 0.3, 0.42, C.ipe) +
  L.box(X + 1.75, Y + 2.28, FLOOR, 0.3, 0.3, 0.42, C.lagoa);
const cake = (): Svg =>
  L.at(X + 2.05, Y + 1.8, 0.85, [
    rect(-12, -10, 24, 9, 3, '#FFE3C2'),
    path('M-12-8C-6-2-4-9 0-4C4-10 8-2 12-8V-11C12-14-12-14-12-11Z', C.ipeRosa),
    line('M0-13V-19', C.papel, 2),
    circ(0, -21, 2.4, '#FFE39A'),
  ]);
const plant = (): Svg =>
  L.at(X + 0.35, Y + 2.35, FLOOR, [
    ell(0, -18, 9, 9, C.folha),
    ell(-6, -22, 6, 8, shade(C.folha, 0.16)),
    ell(5, -25, 5, 8, tint(C.folha, 0.3)),
    rect(-7, -12, 14, 12, 3, C.tijolo),
  ]);
const lamp = (): Svg =>
  bar([X + 2, Y + 1.78, 1.75], [X + 2, Y + 1.78, 2.5], C.carbono, 1.6) +
  L.at(X + 2, Y + 1.78, 1.62, path('M-12 4C-10-8 10-8 12 4Z', C.flamboyant) + ell(0, 4, 9, 3, '#FFE39A'));
/** The two near walls are cut off low. */
const cut = (): Svg => L.box(X, Y + D, FLOOR, W, 0.12, 0.16, WALL) + L.box(X + W, Y, FLOOR, 0.12, D + 0.12, 0.16, WALL);

export const KITCHEN: LotDream = {
  atHome: AT_HOME.kitchen,
  toCome: [
    [2, () => promise([X - 0.12, Y - 0.12, FLOOR, 0.12, D + 0.12, H])],
    [2, () => promise([X - 0.12, Y - 0.12, FLOOR, W + 0.12, 0.12, H])],
    [3, () => promise([X, Y, FLOOR, 2.3, 0.5, 0.62])],
    [4, () => promise([X + 2.35, Y, FLOOR, 0.7, 0.6, 1.4])],
    [5, () => promise([X + 1.5, Y + 1.4, FLOOR, 1.05, 0.75, 0.62])],
  ],
  raise: (n) =>
    since(6, n, () => L.at(4.4, 1, 0.1, ipe(C.ipe, 0.9)) + L.at(0.6, 1, 0.1, tree(C.folha, 1.05))) +
    since(1, n, () => base() + tiledFloor()) +
    since(2, n, () => walls() + wallTiles() + window()) +
    since(3, n, cupboards) +
    since(4, n, () => fridge() + stove()) +
    since(5, n, table) +
    since(6, n, () => cake() + plant() + lamp()) +
    since(1, n, cut),
  gift: () => L.at(X + 2.7, Y + 0.4, 1.62, bow(0.7)),
  livedIn: () =>
    L.at(
      X + 0.26,
      Y + 0.98,
      0.88,
      line('M-4-18C-7-23-1-25-4-30M4-18C1-23 7-25 4-30', C.branco, 2.2, { opacity: 0.85 }),
    ) + L.at(X + 2, Y + 1.78, 1.62, circ(0, 8, 24, '#FFE39A', { opacity: 0.28 })),
};
