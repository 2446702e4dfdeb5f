/** Food truck próprio: chassis, box, cab, window, counter, awning, name, and tables before it. */
import { shade, tint } from '../../core/colour.ts';
import { triples } from '../../core/geometry.ts';
import { alongX, alongY } from '../../core/iso.ts';
import { circ, each, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { text } from '../../core/words.ts';
import { ipe, tree, umbrella } from '../props.ts';
import { AT_HOME, type LotDream } from './at-home.ts';
import { promise } from './paper-model.ts';
import { bow, L, post, rod, since, wheel } from './view.ts';

const [X, Y, W, D] = [0.75, 1.35, 2.35, 1.25];
/** height of its roof */
const TOP = 1.85;

const yard = (): Svg => L.flat(0.6, 1, 3.9, 2.85, 0.1, '#E9D9CE');
const chassis = (): Svg => L.box(X, Y + 0.1, 0.32, W + 0.95, D - 0.2, 0.14, '#5B4E86');
const box = (): Svg =>
  L.box(X, Y, 0.4, W, D, TOP - 0.4, C.ipe) +
  L.onLeft(X, Y + D, TOP, rect(0, 38, W * 40, 20, 0, C.mel)) +
  L.onRight(X + W, Y + D, TOP, rect(0, 38, D * 40, 20, 0, shade(C.mel, 0.22)));
function cab(): Svg {
  const x = X + W;
  const [far, near] = [Y + 0.06, Y + D - 0.06];
  return (
    L.box(x, far, 0.4, 0.9, D - 0.12, 0.62, tint(C.ipe, 0.1)) +
    L.face(shade(C.ipe, 0.1), [
      [x, near, 1.02],
      [x + 0.9, near, 1.02],
      [x + 0.42, near, 1.62],
      [x, near, 1.62],
    ]) +
    L.face('#BDEBF8', [
      [x + 0.06, near, 1.04],
      [x + 0.76, near, 1.04],
      [x + 0.38, near, 1.52],
      [x + 0.06, near, 1.52],
    ]) +
    L.face('#8FCBE8', alongY(near, far, [x + 0.9, 1.02], [x + 0.42, 1.62])) +
    L.face(tint(C.ipe, 0.4), alongX(x, x + 0.42, [far, 1.62], [near, 1.62])) +
    L.onRight(x + 0.9, near, 1.02, [
      rect(4, 8, 8, 8, 4, '#FFF6DC'),
      rect(33, 8, 8, 8, 4, '#FFF6DC'),
      rect(2, 19, 41, 5, 2, '#E6DDF6'),
    ])
  );
}
const wheels = (): Svg => wheel(X + 0.5, Y + D, 14) + wheel(X + W + 0.42, Y + D, 14);
const hatch = (): Svg =>
  L.onLeft(X, Y + D, TOP, [
    rect(8, 6, 78, 32, 4, '#6B3A2E'),
    rect(11, 9, 72, 29, 3, '#FFE39A'),
    circ(58, 22, 7.5, '#8A5236'),
    path('M48 38C48 28 68 28 68 38Z', C.branco),
    path('M51 18C51 6 65 6 65 18Z', C.branco),
  ]);
const counter = (): Svg =>
  L.box(X + 0.12, Y + D, 0.86, 2.2, 0.34, 0.08, '#FFF6E6') +
  L.at(X + 0.5, Y + D + 0.2, 0.94, rect(-3, -9, 6, 9, 1.5, C.flamboyant) + rect(5, -9, 6, 9, 1.5, C.ipe)) +
  each([0.2, 2.2], (x) => post(X + x, Y + D + 0.3, 0.86, '#8E86B4', 2.4));
const awning = (): Svg =>
  times(8, (i) => {
    const [a, b, n] = [X + 0.08 + i * 0.285, X + 0.365 + i * 0.285, Y + D + 0.52];
    return (
      L.face(i % 2 ? C.papel : C.flamboyant, alongX(a, b, [Y + D, 1.78], [n, 1.52])) +
      L.face(i % 2 ? '#E4D6E4' : C.brasa, alongX(a, b, [n, 1.52], [n, 1.4]))
    );
  });
const name = (): Svg =>
  L.box(X + 0.4, Y + 0.55, TOP, 1.5, 0.14, 0.56, C.jabuticaba) +
  L.onLeft(X + 0.4, Y + 0.69, TOP + 0.56, text(30, 15, 'COXINHA', { size: 11.5, fill: '#FFF3CF' }));
const tables = (): Svg =>
  L.at(1.1, 3.7, 0.1, umbrella(C.flamboyant, '#FFF6DC'), 0.8) + L.at(2.7, 3.8, 0.1, umbrella(C.ipe, '#FFF6DC'), 0.8);
const lamps = (): Svg =>
  post(4.3, 3.5, 2.34, C.terra, 3) +
  rod(triples`0.75,2.6,1.95 1.5,2.8,2 2.4,3.2,2.05 4.3,3.5,2.3`, C.carbono, 1.6) +
  each(triples`0.9,2.65,1.85 1.6,2.85,1.92 2.4,3.2,1.97 3.2,3.3,2.05 3.8,3.42,2.15`, ([x, y, z]) =>
    L.at(x, y, z, circ(0, 3, 4.4, '#FFE39A') + circ(0, 3, 8, '#FFE39A', { opacity: 0.35 })),
  );

export const FOOD_TRUCK: LotDream = {
  atHome: AT_HOME.foodTruck,
  toCome: [
    [2, () => promise([X, Y, 0.46, W, D, TOP - 0.46])],
    [3, () => promise([X + W, Y + 0.06, 0.46, 0.9, D - 0.12, 1.1])],
  ],
  ground: yard,
  raise: (n) =>
    since(8, n, () => L.at(0.6, 0.75, 0.1, tree(C.folha, 0.75)) + L.at(4.45, 0.85, 0.1, ipe(C.ipe, 0.8))) +
    since(1, n, () => L.shadow(X, Y, W + 0.9, D, n >= 2 ? 1.5 : 0.3) + chassis()) +
    since(2, n, box) +
    since(3, n, cab) +
    since(1, n, wheels) +
    since(4, n, hatch) +
    since(5, n, counter) +
    since(6, n, awning) +
    since(7, n, name) +
    since(8, n, tables),
  gift: () => L.at(X + W + 0.55, Y + D, 0.8, bow(0.8)),
  livedIn: () => lamps(),
};
