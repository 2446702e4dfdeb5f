/**
 * The month's event: eventScene(id, { persona }) draws a picture of 512 x 262 around 0,0 for each of the twenty cards.
 * A scene = backdrop + people and things on the floor line; what it is about stands in the middle 320 units, all that a phone shows of it. Good news on warm ground, bad news on calm lilac or blue.
 */
import { type Colour, shade } from '../core/colour.ts';
import { circles } from '../core/geometry.ts';
import { at, circ, clip, each, ell, g, line, nth, path, rect, type Svg, times } from '../core/svg.ts';
import { PALETTE as C, HALL } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { figure } from '../people/figure.ts';
import { type Posed, posed } from '../people/posed.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { ICON } from '../ui/icons.ts';
import { fundJar, MODERATOR } from './assembly.ts';
import { awning } from './buildings/wall-parts.ts';
import { creditLetter } from './credit-letter.ts';
import { NEW_CAR } from './dreams/vehicles.ts';
import { chairBack, seated, sofa } from './furniture.ts';
import { dog, FOOD, tray } from './items.ts';
import { closedLetter } from './letters.ts';
import { confetti, sunburst } from './party.ts';
import { cloud, ipe, palm, tree } from './props.ts';
import * as O from './things.ts';

const FLOOR = 112,
  H = 0.56;
/** The player: who they are, and whether they are marked for a page that moves them. */
interface Player {
  readonly persona: PersonRef;
  readonly lives: boolean;
}
const stand = (x: number, o: Posed, s = H) => at(x, FLOOR, posed({ scale: s, expression: 'feliz', ...o }), s);
const on = (x: number, art: Svg, s = 1, rot = 0) => at(x, FLOOR, art, s, rot);
const back = (wall: Colour, floor: Colour, line_ = '') =>
  rect(-256, -131, 512, 262, 0, wall) + rect(-256, 76, 512, 60, 0, floor) + line_;
const glow = (c = '#FFF3CF', o = 0.7) => sunburst(0, 60, 420, c, 16, o);
const outdoors = (sky_ = '#BFE6F5', grass = '#A9DE8B') =>
  rect(-256, -131, 512, 262, 0, sky_) +
  path('M-256 40 C-170 -6 -80 0 -10 26 C70 -10 160 -6 256 30 V131 H-256Z', '#8CCFB4') +
  rect(-256, 72, 512, 60, 0, grass) +
  at(-150, -70, cloud(0.8)) +
  at(120, -92, cloud(0.6, 0.85));
const HOUSES = [
  [-210, -40, -14, '#FFD98F'],
  [-110, -76, -50, '#A9DCD3'],
  [0, -54, -30, '#F7B9A8'],
  [110, -84, -60, '#D9C6F5'],
  [200, -44, -20, '#FFE9B8'],
] as const;
const street = () =>
  rect(-256, -131, 512, 262, 0, '#CDEBF6') +
  each(HOUSES, ([x, top, windows, wall]) => [
    rect(x - 46, top, 96, 150, 4, wall),
    rect(x - 26, windows, 22, 30, 4, '#E7F6FB'),
    rect(x + 10, windows, 22, 30, 4, '#E7F6FB'),
  ]) +
  rect(-256, -131, 512, 262, 0, '#FFF3E0', { opacity: 0.35 }) +
  rect(-256, 66, 512, 26, 0, '#F3E7DF') +
  rect(-256, 88, 512, 50, 0, C.asfalto);
const kitchen = () =>
  back('#FFE9C9', '#D9A273') +
  rect(-256, -131, 512, 60, 0, '#8ED3C7') +
  each([-200, -100, 0, 100, 200], (x) => rect(x - 44, -124, 88, 48, 8, '#7FC7BB') + circ(x + 32, -100, 4, C.papel));
const room = (wall = '#E9E2F5', floor = '#CFC3E6') =>
  back(wall, floor, rect(-256, 70, 512, 8, 0, '#FFF9EE', { opacity: 0.7 }));
const hall = (mood: string = HALL.wall) =>
  back(mood, '#D9A273') + rect(-256, 44, 512, 34, 0, HALL.wainscot) + rect(-256, 38, 512, 8, 0, C.papel);
const bill = (mark: Svg, c = C.papel) =>
  path('M-62 -176 H58 V-14 l-15 10 l-15 -10 l-15 10 l-15 -10 l-15 10 l-15 -10 l-15 10 l-15 -10Z', c) +
  line('M-44 -128 H40 M-44 -108 H24', C.areia, 7) +
  text(-2, -144, 'CONTA', { size: 24 }) +
  at(-2, -62, mark);
const carSide = (): string => NEW_CAR.parts().slice(0, 5).join('');
const zz = (x: number, y: number) =>
  text(x, y, 'z', { size: 30, fill: '#8FB9DE' }) + text(x + 22, y - 20, 'z', { size: 40, fill: '#8FB9DE' });
const bang = (x: number, y: number, s = 1, c = C.flamboyant) =>
  path('M0 -34 L9 -12 L32 -20 L18 0 L34 18 L10 14 L2 36 L-10 14 L-33 20 L-18 0 L-34 -18 L-10 -12Z', c, {
    transform: `translate(${x} ${y}) scale(${s})`,
    stroke: c,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  });

export const EVENT_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
export type EventId = (typeof EVENT_IDS)[number];

const SCENES: Readonly<Record<EventId, (player: Player) => Svg>> = {
  // good
  1: (player) =>
    back('#FFE2A8', '#F7C59B') +
    glow() +
    awning(-256, -131, 512, 30, 16, C.flamboyant, C.branco) +
    stand(-86, {
      ...player,
      pose: 'garcom',
      apron: true,
      expression: 'radiante',
      props: { handB: tray(FOOD.coxinha) },
    }) +
    on(84, O.counterDesk(130, C.lagoa)) +
    at(58, 2, FOOD.suco, 0.8) +
    at(112, 2, FOOD.pastel, 0.8),
  2: (player) =>
    outdoors('#BFE6F5', '#FFE3A8') +
    path('M-256 50 C-160 38 0 62 256 44 V84 H-256Z', C.lagoa) +
    on(100, palm(1.5)) +
    on(-66, sofa(posed({ scale: H, ...player, pose: 'sentado', expression: 'radiante', shadow: false }), C.ipe), 0.52) +
    at(36, 100, FOOD.suco, 0.9) +
    circ(52, -84, 34, '#FFE08A'),
  3: (player) =>
    room('#FFE2A8', '#F7C59B') +
    glow() +
    stand(-94, { ...player, pose: 'servir', expression: 'feliz' }) +
    at(0, 44, O.gamePad, 0.9) +
    stand(96, {
      persona: 'x21',
      pose: 'servir',
      flip: true,
      expression: 'radiante',
      props: { handB: at(0, 4, ICON.dinheiro, 0.7) },
    }),
  4: (player) =>
    street() +
    at(52, 32, carSide(), 0.7) +
    at(
      26,
      8,
      clip(
        path('M9 -55 H77 V14 H9Z', '#fff'),
        at(
          44,
          80,
          figure({ persona: 'x0', pose: 'parado', flip: true, expression: 'radiante', shadow: false }).body,
          0.28,
        ),
      ),
    ) +
    stand(-112, { ...player, pose: 'acenar', expression: 'radiante' }),
  5: (player) =>
    kitchen() +
    stand(112, { persona: 'x12', pose: 'mostrar', flip: true, expression: 'radiante' }, 0.54) +
    on(6, O.tableTop(150)) +
    at(6, 34, O.cake, 0.9) +
    on(-104, seated({ ...player, scale: 0.54, pose: 'sentadoPalmas', expression: 'radiante' }), 0.54),
  6: (player) =>
    back('#FFE2A8', '#F7C59B') +
    glow() +
    at(-256, -131, confetti(512, 200, 26, 12)) +
    stand(-88, { ...player, pose: 'pulo', expression: 'radiante' }) +
    at(68, 30, closedLetter, 0.42, -6) +
    at(68, 20, circ(0, 0, 48, C.mata) + text(0, 17, '13º', { size: 46, fill: C.branco })),
  7: (player) =>
    kitchen() +
    stand(-94, { ...player, pose: 'celebra', expression: 'feliz' }) +
    on(60, O.tableTop(180)) +
    times(4, (i) => at(-4 + i * 43, 40, O.lunchBox(nth([C.lagoa, C.flamboyant, C.folha, C.ipe], i)), 0.56)),
  8: (player) =>
    outdoors() +
    at(-214, 92, tree(C.folha, 1.1)) +
    at(104, 84, ipe(C.ipeRosa, 1.5)) +
    at(210, 92, tree(C.folha, 1)) +
    stand(-78, { ...player, pose: 'corre2', expression: 'radiante' }) +
    at(92, 78, dog, 0.86) +
    at(18, -44, [
      circ(0, 0, 22, C.flamboyant),
      path('M8 -20 A22 22 0 0 1 4 22 C16 10 16 -8 8 -20Z', shade(C.flamboyant, 0.2)),
    ]),
  17: (player) =>
    hall() +
    glow('#FFF3CF', 0.6) +
    on(40, fundJar(0.8), 1.6) +
    at(40, -52, O.arrowUpSmall(C.mata), 1) +
    stand(-98, { ...player, pose: 'mostrar', expression: 'radiante' }) +
    on(108, O.coinStack(5)) +
    on(132, O.coinStack(3)),
  // hard, but never cruel
  9: (player) =>
    room() +
    stand(-86, { ...player, pose: 'triste', expression: 'triste' }) +
    on(58, O.phone('', true), 1.08, 8) +
    bang(122, -60, 0.7, C.mel),
  10: (player) =>
    room('#DDEBF5', '#B9CFE3') +
    on(-66, sofa(posed({ scale: H, ...player, pose: 'sentado', expression: 'sono', shadow: false }), C.mar), 0.58) +
    path('M-134 66 C-86 44 -26 48 14 62 V106 H-134Z', C.ipeRosa) +
    on(100, O.tableTop(96)) +
    at(84, 22, FOOD.cafe, 0.8) +
    at(120, 34, O.thermometer, 0.72, 14) +
    at(116, -66, O.clock, 0.62) +
    zz(4, -70),
  11: (player) =>
    room('#E4E9F7', '#C6CCE6') +
    stand(-92, { ...player, pose: 'pensar', expression: 'surpreso' }) +
    on(16, bill(at(0, 0, ICON.energia, 1.3)), 1.04, 4) +
    at(116, 44, O.lampBulb(true), 0.6),
  12: (player) =>
    street() +
    on(-14, O.busStop, 0.9) +
    at(-14, -20, rect(-58, -22, 116, 44, 10, C.brasa) + text(0, 10, 'GREVE', { size: 29, fill: C.branco }), 1, -5) +
    stand(-112, { ...player, pose: 'parado', expression: 'pensativo' }, 0.52) +
    stand(98, { persona: 'x10', pose: 'pensar', expression: 'pensativo', flip: true }, 0.5) +
    stand(206, { persona: 'x4', pose: 'parado', flip: true, expression: 'neutro' }, 0.5),
  13: (player) =>
    room('#E9E2F5', '#CFC3E6') +
    rect(56, -131, 200, 207, 0, '#D9A08C') +
    times(6, (r) => line(`M56 ${-106 + r * 30} H256`, '#C48873', 3)) +
    at(60, -34, bang(0, 0, 1.1, '#FFF3CF') + circ(0, 0, 12, C.tinta)) +
    g(O.drill, { transform: 'translate(112 -22) scale(-.7 .7)' }) +
    each(circles`40,-60,9 28,-20,12 48,14,8 24,-86,7`, ([x, y, r]) => circ(x, y, r, '#E2D3C8')) +
    stand(-90, {
      ...player,
      pose: {
        turn: 0.1,
        A: [-72, 218],
        B: [72, -218],
        legA: [-6, 0],
        legB: [6, 0],
        front: 'AB',
        handA: 'aberta',
        handB: 'aberta',
      },
      expression: 'surpreso',
    }),
  14: (player) =>
    kitchen() +
    on(56, O.sink, 0.8) +
    on(56, O.splash, 0.8) +
    on(124, O.bucket, 0.7) +
    ell(20, 112, 110, 10, C.lagoa, { opacity: 0.6 }) +
    stand(-100, { ...player, pose: 'danca0', expression: 'surpreso' }),
  15: (player) =>
    room('#FFE9C9', '#D9A273') +
    on(78, O.shelf(150)) +
    on(66, O.counterDesk(130, C.mar)) +
    at(62, 16, O.book(C.flamboyant), 0.8) +
    stand(-98, { ...player, pose: 'servir', expression: 'pensativo' }) +
    at(50, -64, O.speech(120, 48, 'ATRASO', C.papel, C.brasa), 0.9),
  16: (player) =>
    street() +
    on(58, O.truck, 0.64) +
    stand(-92, {
      ...player,
      pose: 'segurar',
      expression: 'determinado',
      props: { handB: at(-10, 22, O.box(96, 74)) },
    }) +
    on(-208, O.box(80, 64)),
  18: (player) =>
    hall('#E4E9F7') +
    stand(-116, { ...player, pose: 'pensar', expression: 'pensativo' }) +
    stand(-30, { persona: MODERATOR, pose: 'mostrar', expression: 'feliz' }) +
    at(82, 6, creditLetter(7), 0.78, 4) +
    at(126, 68, O.arrowUpSmall(C.flamboyant), 0.8),
  19: (player) =>
    hall('#E4E9F7') +
    on(-110, seated({ ...player, scale: 0.5, expression: 'pensativo' }), 0.5) +
    on(-28, chairBack(), 0.62) +
    on(40, chairBack(), 0.62) +
    on(116, seated({ persona: 'x13', dir: -1, expression: 'pensativo' }), 0.48) +
    at(2, -40, O.umbrellaBig, 0.95) +
    at(124, -96, O.clock, 0.5),
  20: (player) =>
    room('#E4E9F7', '#C6CCE6') +
    stand(-98, { ...player, pose: 'pensar', expression: 'determinado' }) +
    on(
      32,
      O.phone(
        rect(-34, -60, 68, 34, 8, C.papel) +
          text(0, -37, 'SÓ HOJE!', { size: 15, fill: C.brasa }) +
          rect(-34, -16, 50, 18, 6, C.papel) +
          rect(-34, 12, 68, 34, 8, C.ipe) +
          text(0, 35, 'PAGUE JÁ', { size: 15 }),
      ),
      1.16,
    ) +
    at(100, 30, O.magnifier, 0.74) +
    at(110, -50, O.warning, 0.84),
};
/** The month's event: 512 x 262 around 0,0. */
export const eventBody = (id: EventId, player: Partial<Player> = {}): Svg =>
  SCENES[id]({ persona: 1, lives: false, ...player });
