/** Moto zero km: a workshop, and on the stand before it the motorbike. */
import { alongX } from '../../core/iso.ts';
import { circ, each, g, line, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { text } from '../../core/words.ts';
import { barredPane, SHADED_FRAME } from '../buildings/house-parts.ts';
import { DREAMS } from '../dreams/dreams.ts';
import { ipe, tree } from '../props.ts';
import { AT_HOME, type LotDream } from './at-home.ts';
import { promise } from './paper-model.ts';
import { bar, bow, flower, L, since } from './view.ts';

const [X, Y, W, D, H] = [1, 0.75, 2.5, 1.5, 1.35];

const workshop = (): Svg =>
  L.box(X, Y, 0.1, W, D, H, '#CFE3EE') +
  L.onLeft(X, Y + D, 0.1 + H, [
    rect(16, 12, 68, 42, 2, '#5B3A4E'),
    rect(19, 15, 62, 39, 1, '#FFE39A'),
    rect(24, 20, 26, 3, 1, '#9A6A50'),
    line('M28 23v8M34 23v5M40 23v9', '#6C6394', 2),
    circ(66, 26, 7, '#2C2056'),
    circ(66, 26, 3, '#CFC6EA'),
    rect(14, 8, 72, 6, 1, '#8E86B4'),
  ]) +
  L.onRight(X + W, Y + D, 0.1 + H, barredPane(20, 14, 20, 16, SHADED_FRAME));
const roof = (): Svg =>
  L.face(C.lagoa, alongX(X - 0.15, X + W + 0.15, [Y - 0.1, H + 0.4], [Y + D + 0.3, H + 0.06])) +
  times(9, (i) => {
    const x = X - 0.15 + i * 0.33;
    return bar([x, Y - 0.1, H + 0.4], [x, Y + D + 0.3, H + 0.06], '#2C98AE', 1.6);
  }) +
  L.box(X - 0.15, Y + D + 0.3, H - 0.04, W + 0.3, 0.01, 0.1, '#1F7F94') +
  L.box(X + 1.1, Y + D + 0.31, H + 0.02, 1.3, 0.05, 0.36, C.brasa) +
  L.onLeft(X + 1.1, Y + D + 0.36, H + 0.38, text(26, 11, 'OFICINA', { size: 11, fill: C.papel }));
/** The stand with as many parts of the bike as are there. */
const bike = (parts: number): Svg =>
  L.box(1.2, 2.95, 0.1, 2.3, 0.62, 0.14, C.jabuticaba) +
  L.onLeft(2.3, 3.3, 1.3, g(DREAMS[2].parts().slice(0, parts).join(''), { transform: 'scale(.4)' }));

export const MOTORBIKE: LotDream = {
  atHome: AT_HOME.motorbike,
  toCome: [
    [1, () => promise([X, Y, 0.1, W, D, H])],
    [3, () => promise([1.2, 2.95, 0.14, 2.3, 0.6, 0.95])],
  ],
  raise: (n) =>
    since(4, n, () => L.at(0.55, 0.9, 0.1, tree(C.folha, 0.8)) + L.at(4.35, 0.9, 0.1, ipe(C.ipe, 0.8))) +
    since(1, n, () => L.shadow(X, Y, W, D, H) + workshop()) +
    since(2, n, roof) +
    since(3, n, () => bike(n >= 4 ? 5 : 2)) +
    since(4, n, () => each([0.8, 4.1], (x) => L.at(x, 3.8, 0.1, flower(C.ipeRosa)))),
  gift: () => L.at(1.5, 3.35, 1.15, bow(0.7)),
  livedIn: () =>
    L.at(0.75, 2.6, 0.1, [
      rect(-9, -16, 18, 16, 3, C.flamboyant),
      rect(-5, -20, 10, 5, 2, 'none', { stroke: C.terra, 'stroke-width': 2 }),
    ]),
};
