/** Scenes of the group: bids, letters won, assemblies, draws. */
import { shade, tint } from '../../core/colour.ts';
import { points } from '../../core/geometry.ts';
import { at, circ, each, g, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C, HALL, TABLE } from '../../core/tokens.ts';
import { figure } from '../../people/figure.ts';
import { ICON } from '../../ui/icons.ts';
import { sofa } from '../furniture.ts';
import { ball } from '../globe.ts';
import { dog } from '../items.ts';
import { closedLetter } from '../letters.ts';
import { coinStack } from '../things.ts';
import { arms, counter, hall, papers, rays, type SceneOfGrades, tick, wall, who } from './scene.ts';

/** heads of those who sit in front, seen from behind */
const rearHeads = (list: readonly (readonly [person: number, x: number])[]): Svg =>
  each(list, ([n, x]) => who(`x${n}`, x, 196, 0.46, { back: true, pose: 'parado' }));
const letter = (scale: number): Svg => g(closedLetter, { transform: `scale(${scale})` });
const table = (y: number): Svg => counter(y, tint(TABLE, 0.24), TABLE);

export const BIDS: SceneOfGrades = [
  // one arm above all heads
  () => ({
    back: hall(),
    front:
      who(1, -6, 162, 0.5, { pose: arms([-16, 20], [146, 20], { handB: 'aberta' }), gaze: [0.3, -0.6] }) +
      rearHeads(points`20,-66 25,64`),
  }),
  // how much goes into the envelope?
  () => ({
    back: hall(),
    front:
      who(2, -6, 150, 0.58, { pose: 'pensar', expression: 'pensativo', gaze: [0.7, 0.8] }) +
      table(62) +
      at(-54, 64, coinStack(5), 0.66) +
      at(-26, 66, coinStack(2), 0.66) +
      at(46, 50, letter(0.17), 1, -8),
  }),
  // a game of chess, with an envelope for a queen
  () => ({
    back: rect(-100, -100, 200, 200, 0, C.noite) + rays(0, 20, C.jabuticaba, 0.7),
    front:
      who(3, -24, 142, 0.58, {
        pose: arms([14, 70], [34, 50], { handB: 'pinca' }),
        expression: 'determinado',
        gaze: [0.7, 0.8],
        props: { handB: at(4, 20, letter(0.24), 1) },
      }) +
      path('M-100 58 L-74 44 H74 L100 58 V100 H-100Z', C.madeira) +
      times(6, (i) =>
        times(3, (row) => {
          const near = 52 + row * 14;
          const x = (n: number, y: number): number => (n - 3) * (24 + (y - 48) * 0.2);
          const [top, foot] = [near - 4, near + 10];
          return path(
            `M${x(i, top)} ${top} H${x(i + 1, top)} L${x(i + 1, foot)} ${foot} H${x(i, foot)}Z`,
            (i + row) % 2 ? C.terra : C.creme,
          );
        }),
      ) +
      at(-52, 70, knight(C.papel), 0.9) +
      at(22, 72, pawn(C.jabuticaba), 0.9) +
      at(-14, 86, pawn(C.papel), 0.9),
  }),
];
const pawn = (colour: string): Svg =>
  path('M-12 0 H12 L7 -10 L4 -22 H-4 L-7 -10Z', colour) +
  circ(0, -26, 8, colour) +
  rect(-14, -3, 28, 6, 3, shade(colour, 0.2));
const knight = (colour: string): Svg =>
  path(
    'M-13 0 H14 C14 -14 16 -36 -2 -42 L-4 -48 L-9 -40 C-16 -34 -22 -26 -22 -22 C-22 -16 -16 -14 -12 -20 C-8 -20 -4 -22 -2 -24 C-2 -14 -12 -12 -13 0Z',
    colour,
  ) +
  circ(-7, -32, 2, C.tinta) +
  rect(-16, -3, 33, 6, 3, shade(colour, 0.2));

const target = (r: number): Svg =>
  each([C.flamboyant, C.papel, C.flamboyant, C.papel, C.ipe], (colour, i) => circ(0, 0, r * (1 - i * 0.2), colour));

export const WON_BIDS: SceneOfGrades = [
  // right into the middle
  () => ({
    back: hall(),
    front:
      at(34, -20, target(52)) +
      at(34, -20, letter(0.15), 1, -12) +
      line('M34 -24 L78 -62', C.terra, 4) +
      path('M70 -54 L90 -64 L80 -74 Z', C.mata) +
      who(4, -40, 158, 0.56, { pose: 'celebra', expression: 'radiante', gaze: [0.9, 0] }),
  }),
  // one letter in each hand
  () => ({
    back: rect(-100, -100, 200, 200, 0, tint(C.folha, 0.5)) + rays(0, 0, C.papel, 0.6),
    front: who('a', 0, 152, 0.5, {
      pose: arms([-112, -44], [112, 44], { turn: 0.05, handA: 'segura', handB: 'segura' }),
      expression: 'radiante',
      props: { handA: at(4, -26, letter(0.27), 1, -10), handB: at(-4, -26, letter(0.27), 1, 10) },
    }),
  }),
  // on the highest step
  () => ({
    back: rect(-100, -100, 200, 200, 0, C.jabuticaba) + rays(0, 10, C.ipe, 0.4) + papers,
    front:
      rect(-84, 62, 56, 50, 4, shade(C.mar, 0.1)) +
      rect(28, 70, 56, 50, 4, shade(C.mata, 0.1)) +
      rect(-32, 44, 64, 60, 4, C.papel) +
      at(0, 66, ICON.estrela, 0.5) +
      who('x7', -57, 64, 0.26, { pose: 'palmas' }) +
      who('e', 57, 72, 0.28, { pose: 'palmas', flip: true }) +
      who(3, 0, 46, 0.29, {
        pose: 'celebra',
        expression: 'radiante',
        props: { handB: at(4, -24, letter(0.26), 1, -8) },
      }),
  }),
];

const seatedHeads = (seed: number): Svg =>
  each([-60, 60], (x, i) => who(`x${seed + i}`, x, 148, 0.4, { pose: 'parado', flip: x > 0 }));

export const ASSEMBLIES: SceneOfGrades = [
  // the door of the hall opens
  () => ({
    back:
      rect(-100, -100, 200, 200, 0, HALL.wall) +
      rect(-62, -84, 124, 184, 8, C.papel) +
      rect(-54, -76, 108, 180, 4, C.lampada) +
      rays(0, -10, C.papel, 0.6) +
      rect(-100, -100, 38, 200, 0, HALL.wall) +
      rect(62, -100, 38, 200, 0, HALL.wall) +
      path('M-54 -76 L-84 -66 V100 H-54Z', C.mata) +
      path('M54 -76 L84 -66 V100 H54Z', shade(C.mata, 0.16)) +
      circ(-74, 24, 4, C.ipe) +
      circ(74, 24, 4, C.ipe),
    front: who(1, -4, 160, 0.58, { pose: 'acenar', expression: 'radiante' }),
  }),
  // one of the list, and of the row
  () => ({
    back:
      hall() +
      at(0, -38, [
        rect(-40, -44, 80, 76, 8, C.labioPapel),
        rect(-40, -47, 80, 76, 8, C.papel),
        times(3, (i) => at(-24, -30 + i * 22, tick, 0.8) + line(`M-8 ${-30 + i * 22} H28`, C.areia, 6)),
      ]),
    front: seatedHeads(4) + who('c', 0, 168, 0.52, { pose: 'joia', expression: 'maroto' }),
  }),
  // a seat of one's own, in velvet
  () => ({
    back: wall(C.jabuticaba, C.terra, 62) + rays(0, -10, C.ipe, 0.35),
    front:
      at(
        0,
        84,
        sofa(figure({ persona: 2, pose: 'sentado', expression: 'maroto', shadow: false, scale: 0.5 }).body, C.mel),
        0.5,
      ) + at(58, 52, circ(0, 0, 13, C.flamboyant) + at(0, 0, ICON.estrela, 0.28)),
  }),
];

/** The player's own ball, without a number: every player has another one. */
const own = (r: number): Svg => ball(0, { own: true, r, isBlank: true });

export const RAFFLES: SceneOfGrades = [
  // the own ball
  () => ({
    back: hall() + rays(0, -30, C.lampada, 0.7),
    front:
      who(1, 0, 172, 0.56, {
        pose: arms([-150, -22], [150, 22], { turn: 0.05, handA: 'concha', handB: 'concha' }),
        expression: 'radiante',
        gaze: [0, -0.9],
      }) + at(0, -60, own(25)),
  }),
  // not again!
  () => ({
    back: rect(-100, -100, 200, 200, 0, C.ipeRosa) + rays(0, 0, tint(C.ipeRosa, 0.5), 0.7),
    front:
      who(4, 0, 164, 0.6, {
        pose: arms([-40, 138], [40, -138], { turn: 0.05, handA: 'palma', handB: 'palma' }),
        expression: 'surpreso',
      }) +
      at(-58, -42, own(25), 1, -12) +
      at(58, -38, own(25), 1, 10),
  }),
  // three balls in the air, and a friend with four legs
  () => ({
    back: rect(-100, -100, 200, 200, 0, C.mata) + rays(0, -10, C.folha, 0.7) + papers,
    front:
      who(3, -6, 164, 0.54, {
        pose: arms([-26, -74], [26, 74], { turn: 0.1, handA: 'concha', handB: 'concha' }),
        expression: 'radiante',
        gaze: [0, -0.9],
      }) +
      each(points`-52,-22 -4,-68 48,-26`, ([x, y]) => at(x, y, own(20))) +
      at(54, 58, dog, 0.72),
  }),
];
