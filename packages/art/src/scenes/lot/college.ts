/** Faculdade: five steps from the stairs to the graduate's cap. */
import { circ, each, g, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { barredPane, SHADED_FRAME } from '../buildings/house-parts.ts';
import { pediment } from '../buildings/roofs.ts';
import { bush, ipe, tree } from '../props.ts';
import { graduateCap } from '../things.ts';
import { AT_HOME, type LotDream } from './at-home.ts';
import { promise } from './paper-model.ts';
import { bow, flower, L, since } from './view.ts';

const [X, Y, W, D, H] = [0.85, 0.9, 2.9, 1.7, 1.45];
const FLOOR = 0.37;
const WALL = '#FBEBDD';
const STONE = '#D9CDE8';

const stairs = (): Svg =>
  times(3, (i) => L.box(X - 0.1, Y - 0.1, 0.1 + i * 0.09, W + 0.2, D + 1 - i * 0.22, 0.09, STONE));
const hall = (): Svg =>
  L.box(X, Y, FLOOR, W, D, H, WALL) +
  L.onLeft(X, Y + D, FLOOR + H, [
    barredPane(12, 16, 18, 24),
    barredPane(86, 16, 18, 24),
    rect(45, 12, 28, 46, 13, '#7A3B2E'),
    rect(48, 15, 22, 43, 10, '#B9794A'),
    rect(58, 15, 2, 43, 0, '#7A3B2E'),
  ]) +
  L.onRight(X + W, Y + D, FLOOR + H, [
    barredPane(10, 16, 18, 24, SHADED_FRAME),
    barredPane(42, 16, 18, 24, SHADED_FRAME),
  ]);
const columns = (): Svg =>
  each([0.12, 0.75, 1.95, 2.58], (x) => L.box(X + x, Y + D + 0.22, FLOOR, 0.2, 0.2, H, C.papel)) +
  L.box(X, Y + D, FLOOR + H - 0.02, W, 0.45, 0.1, '#EFE3F2');
const roof = (): Svg =>
  pediment(L, { at: [X, Y, FLOOR + H + 0.08], size: [W, D + 0.45, 0.8], eaves: 0.15, colour: C.mar }, '#E7F6FB') +
  L.at(X + W / 2, Y + D + 0.66, H + 0.75, [
    circ(0, 0, 9, C.ipe),
    circ(0, 0, 6, '#FFF3C4'),
    line('M0 0V-4M0 0H3.500', C.tinta, 1.6),
  ]);
const flag = (): Svg =>
  L.at(X + W / 2, Y + 0.5, H + 1.2, [
    line('M0 0V-34', '#6C6394', 2.4),
    path('M1-34C8-38 14-30 22-34V-20C14-16 8-24 1-20Z', C.folha),
  ]);
const cap = (): Svg =>
  L.box(0.45, 3.1, 0.1, 0.5, 0.5, 0.24, STONE) +
  L.at(0.7, 3.35, 0.34, g(graduateCap, { transform: 'translate(0-10) scale(.42)' }));

export const COLLEGE: LotDream = {
  atHome: AT_HOME.college,
  toCome: [
    [2, () => promise([X, Y, FLOOR, W, D, H])],
    [3, () => promise([X, Y + D, FLOOR, W, 0.5, H])],
  ],
  raise: (n) =>
    since(5, n, () => L.at(0.5, 0.9, 0.1, ipe(C.ipeRosa, 0.8)) + L.at(4.35, 0.9, 0.1, tree(C.folha, 0.8))) +
    since(1, n, () => L.shadow(X, Y, W, D, n >= 2 ? H : 0.3) + stairs()) +
    since(2, n, hall) +
    since(3, n, columns) +
    since(4, n, roof) +
    since(5, n, () => [
      flag(),
      cap(),
      each([3.9, 4.2], (x, i) => L.at(x, 3.3 + i * 0.3, 0.1, flower(i ? C.ipe : C.ipeRosa))),
    ]),
  gift: () => L.at(2.3, 3.15, 0.4, bow(0.7)),
  livedIn: () => L.at(1.5, 3.75, 0.1, bush(C.folha, 0.5)) + L.at(3.3, 3.75, 0.1, bush(C.folha, 0.5)),
};
