/** Scenes of what is done again and again: a turn at each of the four places, an instalment in time. */
import { shade, tint } from '../../core/colour.ts';
import { points } from '../../core/geometry.ts';
import { at, circ, each, ell, g, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { ICON } from '../../ui/icons.ts';
import { awning } from '../buildings/wall-parts.ts';
import { dog, FOOD, PRODUCTS, bag as pizzaBag, pizzaBox, tray } from '../items.ts';
import { bill, paidStamp } from '../moment-parts.ts';
import { BAG, BURGER, DISCO } from '../place-icons.ts';
import { magnifier } from '../things.ts';
import {
  arms,
  club,
  counter,
  crown,
  hills,
  papers,
  rays,
  type SceneOfGrades,
  street,
  tick,
  wall,
  who,
} from './scene.ts';

/** A calendar's leaf, 92 wide, with the first so many days ticked. */
const calendar = (ticked: number): Svg =>
  rect(-46, -40, 92, 88, 12, C.labioPapel) +
  rect(-46, -44, 92, 88, 12, C.papel) +
  path('M-46 -20 V-32 Q-46 -44 -34 -44 H34 Q46 -44 46 -32 V-20Z', C.flamboyant) +
  each([-24, 24], (x) => rect(x - 4, -52, 8, 18, 4, C.jabuticaba)) +
  times(6, (i) => {
    const x = -27 + (i % 3) * 27;
    const y = -3 + Math.floor(i / 3) * 26;
    return i < ticked ? at(x, y, tick) : circ(x, y, 9, C.areia);
  });

export const ON_TIME: SceneOfGrades = [
  // the first tick on the calendar in the kitchen
  () => ({
    back: wall(C.pessego, C.tijolo, 60),
    front:
      at(-26, -20, calendar(1), 0.88) +
      who('c', 44, 160, 0.58, {
        flip: true,
        pose: arms([18, 30], [104, 22], { turn: 0.3, handB: 'aponta' }),
        gaze: [0.8, -0.1],
      }),
  }),
  // a week of ticks, and a thumb up
  () => ({
    back: wall(C.nevoa, C.mar, 60),
    front: at(30, -22, calendar(5), 0.88) + who(4, -34, 160, 0.6, { pose: 'joia', expression: 'maroto' }),
  }),
  // the clock on the wall shines behind somebody who is never late
  () => ({
    back: rect(-100, -100, 200, 200, 0, C.jabuticaba) + rays(0, -16, C.ipe, 0.4),
    front:
      circ(0, -18, 68, C.mel) +
      circ(0, -20, 66, C.ipe) +
      circ(0, -20, 55, C.papel) +
      times(12, (i) =>
        rect(-2, -50, 4, i % 3 === 0 ? 12 : 7, 2, C.tintaSuave, { transform: `translate(0 -20) rotate(${i * 30})` }),
      ) +
      who(2, -4, 172, 0.58, { pose: 'cintura', expression: 'radiante' }) +
      at(50, 24, bill(paidStamp), 0.4, 8),
  }),
];

const snackBar: Svg =
  rect(-100, -100, 200, 200, 0, C.lampada) +
  rect(-100, -22, 200, 60, 0, tint(C.mel, 0.6)) +
  awning(-100, -96, 200, 36, 8, C.flamboyant, C.papel);
const steam = (x: number, y: number): Svg =>
  line(`M${x} ${y} c-7 -9 7 -12 0 -22 M${x + 16} ${y - 3} c-7 -9 7 -12 0 -22`, C.branco, 4, { opacity: 0.85 });

export const TAPPER: SceneOfGrades = [
  // the first tray
  () => ({
    back: snackBar,
    front:
      who(1, -16, 166, 0.6, { apron: true, pose: 'garcom', props: { handB: at(4, 0, tray(BURGER), 1.1) } }) +
      counter(64, C.areia, C.flamboyant) +
      at(-56, 42, FOOD.suco, 0.66),
  }),
  // a burger turns in the air
  () => ({
    back: snackBar,
    front:
      who('a', -22, 156, 0.58, {
        apron: true,
        pose: arms([30, 40], [52, 62], { handB: 'segura' }),
        props: {
          handB:
            line('M-6 12 L16 -34', C.terra, 9) + rect(-2, -72, 40, 36, 7, C.labio, { transform: 'rotate(24 18 -40)' }),
        },
        gaze: [0.8, -0.8],
      }) +
      at(52, -52, BURGER, 0.8, -16) +
      line('M26 -38 C24 -46 26 -54 30 -60 M80 -40 C82 -46 81 -52 79 -58', C.branco, 4) +
      counter(62, C.carbono, shade(C.carbono, 0.3)) +
      steam(26, 46) +
      steam(54, 48),
  }),
  // the whole X-Tudo
  () => ({
    back: rect(-100, -100, 200, 200, 0, C.flamboyant) + rays(0, 0, C.ipe, 0.55),
    front:
      who('b', -44, 158, 0.54, {
        apron: true,
        flip: false,
        pose: arms([-128, -20], [30, 40], { handA: 'aberta' }),
        expression: 'radiante',
        gaze: [0.9, -0.2],
      }) +
      ell(28, 76, 56, 9, C.labio) +
      ell(28, 73, 56, 9, C.branco) +
      at(28, 50, BURGER, 1.5) +
      at(28, 14, BURGER, 1.36) +
      at(28, -19, BURGER, 1.22) +
      line('M28 -44 V-76', C.terra, 3.4) +
      path('M28 -78 L54 -69 L28 -59Z', C.mata) +
      at(-56, 72, FOOD.suco, 0.6),
  }),
];

export const MATCHES: SceneOfGrades = [
  // through the window of a shop
  () => ({
    back: rect(-100, -100, 200, 200, 0, C.nevoa) + at(0, 20, street(), 1.1),
    front:
      who(3, 4, 150, 0.6, {
        pose: arms([-28, -116], [28, 116], { turn: 0.1, handA: 'aberta', handB: 'aberta' }),
        expression: 'surpreso',
        gaze: [0.1, 0.8],
      }) +
      path('M-72 -100 L-30 -100 L-100 20 V-54Z M-10 -100 L8 -100 L-92 74 L-100 60Z', C.branco, { opacity: 0.3 }) +
      counter(62, C.areia, C.mar) +
      at(-42, 44, PRODUCTS.presente, 0.8) +
      at(2, 42, BAG, 0.8) +
      at(44, 44, PRODUCTS.guardachuva, 0.66),
  }),
  // on the track of the lower price
  () => ({
    back: wall(tint(C.lagoa, 0.5), C.mar, 62) + at(-58, 40, PRODUCTS.presente, 0.9),
    front:
      at(42, -30, PRICE, 1.3, -10) +
      who('b', -26, 158, 0.6, {
        pose: arms([-14, 20], [58, 66], { handB: 'segura' }),
        expression: 'determinado',
        gaze: [0.9, 0.1],
        props: { handB: at(22, -40, g(magnifier, { transform: 'rotate(58)' }), 0.95) },
      }),
  }),
  // crowned, and with both hands full
  () => ({
    back: rect(-100, -100, 200, 200, 0, C.mar) + rays(0, -20, C.lagoa, 0.6) + papers,
    front:
      who('e', 0, 152, 0.62, {
        pose: arms([-70, 0], [70, 0], { turn: 0.05, handA: 'segura', handB: 'segura' }),
        expression: 'radiante',
      }) +
      at(1, -52, crown, 0.86) +
      at(-58, 50, BAG, 1) +
      at(58, 50, g(BAG.replaceAll(C.mar, C.flamboyant)), 1),
  }),
];

/** A price tag with the sign of a discount. */
const PRICE: Svg =
  path('M-26 -20 H14 L32 0 L14 20 H-26 Q-32 20 -32 14 V-14 Q-32 -20 -26 -20Z', C.flamboyant) +
  circ(18, 0, 4.6, C.papel) +
  each(points`-20,-7 -4,7`, ([x, y]) => circ(x, y, 4, 'none', { stroke: C.papel, 'stroke-width': 3.4 })) +
  line('M-4 -10 L-20 10', C.papel, 3.6);

const disco = (y: number, size: number): Svg => line(`M0 -100 V${y}`, C.labio, 3) + at(0, y, DISCO, size);

export const DANCER: SceneOfGrades = [
  // one foot on the floor
  () => ({
    back: club(),
    front:
      disco(-72, 0.5) +
      who(4, 0, 84, 0.36, {
        pose: arms([-40, 60], [40, -60], { legA: [-6, 0], legB: [30, -4] }),
        expression: 'maroto',
        gaze: [0.6, 0.9],
      }),
  }),
  // a step to the side that everybody looks at
  () => ({
    back: club([C.lagoa, C.ipe, C.ipeRosa, C.broto]),
    front:
      disco(-66, 0.6) +
      who('x3', -56, 84, 0.28, { pose: 'palmas' }) +
      who('x12', 58, 84, 0.28, { pose: 'palmas', flip: true }) +
      who(3, 2, 86, 0.38, { pose: 'dancaD', expression: 'radiante' }),
  }),
  // above all hands
  () => ({
    back: club([C.ipe, C.ipeRosa, C.ipe]),
    front:
      rays(0, -20, C.ipe, 0.22) +
      who(1, 0, 66, 0.33, { pose: 'dancaC', expression: 'radiante' }) +
      ell(0, 70, 40, 8, C.ipe) +
      HANDS,
  }),
];
const HANDS: Svg = each(
  [
    [-66, 44, -12, 0],
    [-40, 58, 8, 1],
    [-14, 70, -6, 0],
    [16, 70, 6, 1],
    [42, 58, -8, 0],
    [68, 44, 12, 1],
  ],
  ([x, y, turn, i]) =>
    at(
      x,
      y,
      rect(-7, 0, 14, 60, 7, shade(C.jabuticaba, 0.5)) +
        circ(0, -1, 10, shade(C.jabuticaba, 0.5)) +
        each([-7, 0, 7], (dx) => rect(dx - 2.4, i ? -20 : -18, 4.8, 18, 2.4, shade(C.jabuticaba, 0.5))),
      0.9,
      turn,
    ),
);

const wind = (y: number): Svg =>
  line(`M-92 ${y} H-58 M-86 ${y + 22} H-64 M-94 ${y + 44} H-60`, C.branco, 5, { opacity: 0.9 });

export const RUNNER: SceneOfGrades = [
  // still warm
  () => ({
    back: street(),
    front:
      who(2, -14, 88, 0.44, { pose: 'corre1', hands: { B: 'concha' }, props: { handB: at(6, -10, pizzaBox, 1.5) } }) +
      steam(34, -36),
  }),
  // one pin after the other
  () => ({
    back:
      hills(C.nevoa, C.broto) +
      path('M-100 84 C-50 40 -10 96 30 50 C46 32 60 36 78 18', 'none', { stroke: C.creme, 'stroke-width': 13 }) +
      path('M-100 84 C-50 40 -10 96 30 50 C46 32 60 36 78 18', 'none', {
        stroke: C.mel,
        'stroke-width': 3,
        'stroke-dasharray': '9 8',
      }),
    front:
      at(70, 12, pin(C.flamboyant)) +
      at(34, 42, pin(C.jabuticaba), 0.8) +
      who('a', -20, 86, 0.42, { pose: 'corre2', helmet: true, bag: pizzaBag() }),
  }),
  // faster than the dog
  () => ({
    back:
      street(C.noite, shade(C.asfalto, 0.4)) + rect(-100, -100, 200, 156, 0, C.noite, { opacity: 0.45 }) + wind(-34),
    front:
      path('M-96 -22 L10 -34 L14 -12Z', C.flamboyant) +
      path('M-96 6 L6 -16 L20 12Z', C.mel) +
      path('M-96 30 L10 2 L18 34Z', C.ipe) +
      at(-44, -44, ICON.energia, 0.5, 20) +
      who(3, 18, 84, 0.42, { pose: 'corre4', helmet: true, bag: pizzaBag(), expression: 'determinado' }) +
      at(-48, 58, dog, 0.6),
  }),
];
/** A pin of a map, its point at 0,0. */
function pin(colour: string): Svg {
  return (
    path('M0 0 C-18 -20 -20 -28 -20 -34 A20 20 0 0 1 20 -34 C20 -28 18 -20 0 0Z', colour) + circ(0, -34, 8, C.papel)
  );
}
