/** Viagem à praia: ticket booth, the picture of the beach, and the beach itself. */
import { tint } from '../../core/colour.ts';
import { alongX } from '../../core/iso.ts';
import { at, circ, clip, ell, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { text } from '../../core/words.ts';
import { hipRoof } from '../buildings/roofs.ts';
import { DREAMS } from '../dreams/dreams.ts';
import { palm } from '../props.ts';
import { suitcase } from '../things.ts';
import { AT_HOME, type LotDream } from './at-home.ts';
import { promise } from './paper-model.ts';
import { bow, L, since } from './view.ts';

const SAND = '#FFE3A8';

const booth = (): Svg =>
  L.shadow(0.85, 1.2, 1, 1, 1.4) +
  L.box(0.85, 1.2, 0.1, 1, 1, 1.5, C.lagoa) +
  L.onLeft(0.85, 2.2, 1.6, [
    rect(6, 16, 28, 20, 2, '#FFE39A'),
    circ(20, 27, 5, '#8A5236'),
    path('M12 36C12 30 28 30 28 36Z', C.mar),
    path('M14 25C14 17 26 17 26 25Z', '#3A2A4C'),
    rect(4, 36, 32, 4, 1, C.papel),
    rect(9, 44, 22, 10, 2, '#1F7F94'),
  ]) +
  L.onRight(1.85, 2.2, 1.6, rect(7, 14, 26, 34, 2, '#1F7F94') + rect(10, 17, 20, 12, 1, C.papel)) +
  times(5, (i) =>
    L.face(i % 2 ? C.papel : C.flamboyant, alongX(0.8 + i * 0.22, 1.02 + i * 0.22, [2.2, 1.36], [2.5, 1.14])),
  ) +
  hipRoof(L, { at: [0.85, 1.2, 1.6], size: [1, 1, 0.44], eaves: 0.1, colour: C.flamboyant }) +
  L.box(0.82, 2.2, 1.4, 1.06, 0.05, 0.3, C.brasa) +
  L.onLeft(0.82, 2.25, 1.7, text(21, 9.5, 'PASSAGENS', { size: 7.2, fill: C.papel }));
/** A large picture of the beach in a frame. */
const mural = (): Svg =>
  L.shadow(1.95, 0.75, 2.2, 0.14, 1.5) +
  L.box(1.95, 0.75, 0.1, 2.3, 0.14, 1.75, '#8D6BC8') +
  L.onLeft(1.95, 0.89, 1.85, [
    rect(3, 3, 86, 62, 3, C.papel),
    clip(rect(6, 6, 80, 56, 2, '#fff'), [
      rect(6, 6, 80, 56, 0, '#BDE6F5'),
      at(46, 36, DREAMS[1].parts().slice(0, 3).join(''), 0.29),
    ]),
  ]);
const beach = (): Svg =>
  L.at(3.15, 2.95, 0.1, ell(0, 0, 56, 26, SAND) + ell(4, 2, 42, 18, '#FFEEC6')) +
  L.at(3.35, 2.85, 0.1, [
    line('M0 0L6-58', C.terra, 3.4),
    path('M-34-44C-28-78 34-82 42-50C18-58-12-54-34-44Z', C.flamboyant),
    path('M-12-50C-10-66 4-74 8-74C16-70 20-62 20-55C8-55-2-53-12-50Z', C.papel),
    path('M-30-4L-12-10L10 4L-8 10Z', C.mar),
    path('M-30-4L-12-10L-14-26L-32-20Z', tint(C.mar, 0.3)),
  ]) +
  L.at(3.95, 3.35, 0.1, circ(0, -9, 9, C.papel) + path('M0-18C-6-14-6-4 0 0C2-6 2-12 0-18Z', C.flamboyant));
const plane = (): Svg =>
  L.at(3.2, 1.2, 2.5, [
    line('M-34 4C-60 12-74 24-80 40', C.papel, 2.4, { 'stroke-dasharray': '6 6' }),
    path('M-24-2C-30-8 20-16 34-8C38-4 10 4-24-2Z', C.papel),
    path('M-6-4L-18 12H-10L10 0Z', '#D9CDE8'),
    path('M-20-6L-28-20H-20L-10-8Z', C.jabuticaba),
  ]);

export const TRIP: LotDream = {
  atHome: AT_HOME.trip,
  toCome: [
    [1, () => promise([0.85, 1.2, 0.1, 1, 1, 1.5])],
    [2, () => promise([1.95, 0.75, 0.1, 2.3, 0.14, 1.75])],
  ],
  raise: (n) =>
    since(3, n, () => L.at(0.6, 0.9, 0.1, palm(0.95)) + L.at(4.4, 0.9, 0.1, palm(0.85))) +
    since(2, n, mural) +
    since(1, n, booth) +
    since(3, n, beach) +
    since(2, n, () => L.at(2.7, 2.5, 0.1, suitcase(C.mel))) +
    since(3, n, plane),
  gift: () => L.at(1.35, 2.3, 1.76, bow(0.6)),
  livedIn: () =>
    L.at(2.5, 3.5, 0.1, path('M-18-4L4-14L20-4L-2 6Z', C.ipeRosa) + line('M-13-6L9 1M-6-9L15-1', C.papel, 2)),
};
