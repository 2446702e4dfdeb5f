/** Carro novo: garage wall, posts, the car in parts, and a roof that makes its own light. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import type { Corner } from '../../core/iso.ts';
import { each, line, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { palm, tree } from '../props.ts';
import { AT_HOME, type LotDream } from './at-home.ts';
import { promise } from './paper-model.ts';
import { bar, bow, flower, L, rod, since, wheel } from './view.ts';

const yard = (): Svg =>
  L.flat(0.8, 0.8, 3.4, 3.05, 0.1, '#E6DAE0') +
  times(3, (i) => bar([0.8, 1.6 + i * 0.75, 0.1], [4.2, 1.6 + i * 0.75, 0.1], '#D3C2D2', 1.4));
const wall = (): Svg =>
  L.shadow(0.95, 0.8, 3, 0.2, 1.3) +
  L.box(0.95, 0.8, 0.1, 3, 0.16, 1.45, '#BFDCE6') +
  L.onLeft(0.95, 0.96, 1.55, [
    rect(8, 8, 32, 22, 3, '#9A6A50'),
    line('M14 12V24M20 12V20M26 12V26M32 12V18', '#E6DDF6', 2.4),
    rect(52, 12, 54, 4, 1, '#9A6A50'),
    rect(56, 4, 9, 8, 2, C.flamboyant),
    rect(69, 5, 9, 7, 2, C.mar),
    rect(82, 3, 7, 9, 2, C.ipe),
  ]);
const posts = (): Svg => each([0.95, 3.85], (x) => L.box(x, 2.2, 0.1, 0.12, 0.12, 1.5, '#8E86B4'));
const roof = (): Svg =>
  L.box(0.8, 0.7, 1.58, 3.3, 1.75, 0.12, C.lagoa) +
  times(4, (i) => L.flat(1 + i * 0.76, 0.9, 0.62, 1.3, 1.71, '#2F6FA0'));

/** The car with its wheels; a body, then a cabin, then glass and lamps. */
function car(x: number, y: number, colour: Colour, n: number): Svg {
  const [w, d] = [2.35, 1.05];
  const k = (u: number, z: number, v: number): Corner => [x + u, y + v, z];
  const cabin = (): Svg =>
    L.face(n >= 6 ? '#BDEBF8' : '#5B3A4E', [
      k(0.32, 0.76, d),
      k(1.78, 0.76, d),
      k(1.42, 1.26, d - 0.1),
      k(0.62, 1.26, d - 0.1),
    ]) +
    L.face(n >= 6 ? '#8FCBE8' : '#43386E', [
      k(1.78, 0.76, d),
      k(1.78, 0.76, 0),
      k(1.42, 1.26, 0.1),
      k(1.42, 1.26, d - 0.1),
    ]) +
    L.face(tint(colour, 0.36), [
      k(0.62, 1.26, 0.1),
      k(1.42, 1.26, 0.1),
      k(1.42, 1.26, d - 0.1),
      k(0.62, 1.26, d - 0.1),
    ]) +
    bar(k(1.02, 0.76, d), k(1.02, 1.26, d - 0.1), colour, 3.2) +
    rod([k(0.32, 0.76, d), k(0.62, 1.26, d - 0.1), k(1.42, 1.26, d - 0.1), k(1.78, 0.76, d)], colour, 3);
  const lamps = (): Svg =>
    L.onRight(x + w, y + d, 0.76, [
      rect(2, 4, 10, 7, 3, '#FFF6DC'),
      rect(30, 4, 10, 7, 3, '#FFF6DC'),
      rect(4, 13, 34, 4, 2, '#43386E'),
    ]) + L.onLeft(x, y + d, 0.76, line('M40 3V16M12 8H82', shade(colour, 0.26), 1.2));
  return (
    L.shadow(x, y, w, d, 0.5) +
    L.box(x + 0.1, y + 0.1, 0.26, w - 0.2, d - 0.2, 0.1, '#5B4E86') +
    since(4, n, () => L.box(x, y, 0.3, w, d, 0.46, colour)) +
    since(5, n, cabin) +
    since(6, n, lamps) +
    wheel(x + 0.5, y + d, 11.5) +
    wheel(x + 1.85, y + d, 11.5)
  );
}

export const CAR: LotDream = {
  atHome: AT_HOME.car,
  toCome: [
    [2, () => promise([0.95, 0.8, 0.1, 3, 0.16, 1.45])],
    [4, () => promise([1.25, 2.55, 0.3, 2.35, 1.05, 0.46])],
    [6, () => promise([0.8, 0.7, 1.58, 3.3, 1.75, 0.12])],
  ],
  ground: yard,
  raise: (n) =>
    since(7, n, () => L.at(0.5, 0.8, 0.1, tree(C.folha, 0.8)) + L.at(4.45, 0.8, 0.1, palm(0.8))) +
    since(2, n, wall) +
    since(1, n, posts) +
    since(6, n, roof) +
    since(3, n, () => car(1.25, 2.55, C.flamboyant, n)) +
    since(7, n, () => each([0.7, 4.2], (x) => L.at(x, 3.85, 0.1, flower(C.ipeRosa)))),
  gift: () => L.at(2.3, 3.1, 1.24, bow(0.9)),
  livedIn: () =>
    L.at(1.35, 3.85, 0.1, [
      rect(-8, -14, 16, 14, 3, C.mar),
      line('M-6-14C-6-20 6-20 6-14', '#43386E', 2),
      rect(-8, -9, 16, 3, 0, '#8BE0EC'),
    ]),
};
