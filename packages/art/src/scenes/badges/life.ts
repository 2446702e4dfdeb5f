/** Scenes of a life with a plan: dreams, savings, balance, surprises, ideas, and getting up again. */
import { shade, tint } from '../../core/colour.ts';
import { points } from '../../core/geometry.ts';
import { at, circ, each, ell, g, line, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { figure } from '../../people/figure.ts';
import { portraitBody } from '../../people/portrait.ts';
import type { PlacePose } from '../../people/pose-places.ts';
import { ICON } from '../../ui/icons.ts';
import type { DreamId } from '../dreams/dream.ts';
import { DREAMS, dreamTile } from '../dreams/dreams.ts';
import { sofa } from '../furniture.ts';
import { dog, hole, PRODUCTS } from '../items.ts';
import { bill } from '../moment-parts.ts';
import { car, cloud, ipe } from '../props.ts';
import { bucket, coinStack, lampBulb, magnifier, umbrellaBig } from '../things.ts';
import { arms, counter, hills, papers, rays, type SceneOfGrades, street, wall, who, within } from './scene.ts';

const dream = (id: DreamId): Svg => DREAMS[id].parts().join('');
const key: Svg =
  circ(0, 0, 15, C.mel) +
  circ(0, 0, 6, C.papel) +
  rect(12, -4, 40, 8, 3, C.mel) +
  rect(38, 0, 6, 14, 2, C.mel) +
  rect(48, 0, 6, 12, 2, C.mel);

export const DREAMS_DONE: SceneOfGrades = [
  // the key of the house
  () => ({
    back: hills(),
    front:
      at(30, 4, dream(7), 0.5) +
      who(1, -42, 130, 0.42, {
        pose: arms([-16, 20], [140, 14], { handB: 'pinca' }),
        expression: 'radiante',
        props: { handB: at(10, -14, key, 1.5, -24) },
      }),
  }),
  // three frames on the wall
  () => ({
    back: wall(C.lilasVivo, C.madeira, 62),
    front:
      each(
        [
          [1, -48, -34, -5],
          [2, 48, -34, 5],
          [3, 0, -46, 0],
        ],
        ([id, x, y, turn]) =>
          at(
            x,
            y,
            rect(-31, -31, 62, 62, 6, C.mel) +
              within(-26, -26, 52, 52, 3, g(dreamTile(id, { r: 0 }), { transform: 'scale(.175)' })),
            1,
            turn,
          ),
      ) + who(4, 2, 184, 0.5, { pose: 'cintura', expression: 'aliviado' }),
  }),
  // an evening before one's own house
  () => ({
    back: hills(C.pessego, C.broto, C.mel),
    front:
      at(-22, 4, dream(7), 0.42) +
      at(50, 66, car(C.flamboyant), 1.1) +
      who('e', -48, 84, 0.2) +
      who(3, -20, 86, 0.23, { pose: 'acenar' }) +
      at(12, 70, dog, 0.42) +
      at(78, 44, ipe(C.ipeRosa, 0.9)),
  }),
];

/** A piggy bank that looks left, 96 wide, its feet at y = 36. */
const pig: Svg =
  rect(-26, 18, 12, 18, 4, shade(C.ipeRosa, 0.26)) +
  rect(14, 18, 12, 18, 4, shade(C.ipeRosa, 0.32)) +
  ell(0, 2, 40, 30, C.ipeRosa) +
  path('M14 -26 C36 -18 44 8 30 24 C22 30 10 32 0 32 C22 24 28 -4 14 -26Z', shade(C.ipeRosa, 0.18)) +
  path('M-26 -20 L-34 -36 L-14 -28Z', shade(C.ipeRosa, 0.2)) +
  rect(-48, -6, 18, 20, 8, tint(C.ipeRosa, 0.3)) +
  circ(-42, 4, 2.4, shade(C.ipeRosa, 0.4)) +
  circ(-36, 4, 2.4, shade(C.ipeRosa, 0.4)) +
  circ(-22, -6, 3.6, C.tinta) +
  rect(-8, -30, 24, 6, 3, shade(C.ipeRosa, 0.42)) +
  line('M38 -2 C50 -8 50 8 42 6', shade(C.ipeRosa, 0.2), 4);

export const SAVER: SceneOfGrades = [
  // the coin over the slot
  () => ({
    back: wall(C.nevoa, C.madeira, 66),
    front:
      who(3, -50, 150, 0.56, {
        pose: arms([18, 40], [88, 12], { handB: 'pinca' }),
        gaze: [0.8, 0.4],
        props: { handB: at(8, 18, ICON.dinheiro, 0.9) },
      }) +
      counter(66, C.areia, C.madeira) +
      at(42, 36, pig, 0.84),
  }),
  // the stocking on the line
  () => ({
    back: hills(C.nevoa, C.broto) + line('M-100 -52 Q0 -42 100 -56', C.terra, 3),
    front:
      at(26, -44, stocking) +
      who('e', -40, 146, 0.56, {
        pose: arms([10, 30], [84, 30], { handB: 'aberta' }),
        expression: 'maroto',
        gaze: [0.8, -0.2],
      }),
  }),
  // who sleeps so well?
  () => ({
    back:
      wall(C.noite, shade(C.noite, 0.3), 70) +
      circ(48, -56, 16, C.lampada) +
      each(points`-60,-62 -18,-76 8,-48 76,-24`, ([x, y]) => circ(x, y, 2, C.papel)),
    front:
      rect(-84, 62, 168, 24, 8, C.mar) +
      rect(-80, 40, 160, 24, 9, C.papel) +
      line('M-74 52 H74', C.lagoa, 4, { 'stroke-dasharray': '10 8' }) +
      each([-60, -36, -12, 12, 36, 60], (x) => at(x, 66, coinStack(2), 0.5)) +
      rect(-78, 12, 52, 28, 12, C.branco) +
      at(
        -46,
        16,
        g(portraitBody({ persona: 2, kind: 'slice', expression: 'sono', scale: 0.4 }), {
          transform: 'rotate(-78) scale(.36) translate(-120 -120)',
        }),
      ) +
      path('M-34 40 C-34 4 6 -2 44 8 C70 14 80 26 80 40Z', C.jabuticaba) +
      path('M-34 40 C-34 24 -30 16 -24 10 L-10 8 C-16 18 -18 28 -18 40Z', C.lilas) +
      times(3, (i) =>
        line(`M${-34 + i * 16} ${-26 - i * 13} h${7 + i * 2} l${-7 - i * 2} ${8 + i * 2} h${7 + i * 2}`, C.lilas, 3),
      ),
  }),
];
const stocking: Svg =
  rect(-7, -10, 6, 16, 2, C.madeira) +
  rect(18, -9, 6, 16, 2, C.madeira) +
  at(-2, -2, ICON.dinheiro, 0.42) +
  at(16, -1, ICON.dinheiro, 0.42) +
  path('M-14 2 H32 V54 C32 62 26 66 20 70 L-16 90 C-32 98 -48 78 -34 68 L-14 54Z', C.flamboyant) +
  each([14, 34], (y) => rect(-14, y, 46, 9, 0, C.papel)) +
  path('M-16 90 C-32 98 -48 78 -34 68 L-26 62 C-24 76 -20 84 -8 85Z', C.ipe) +
  rect(-17, -2, 52, 14, 6, C.papel);

const bolt: Svg = circ(0, 0, 21, C.lilas) + at(0, 0, ICON.energia, 0.52);
const muscle: Svg = circ(0, 0, 21, C.pessego) + at(0, 0, ICON.esforco, 0.52);

const LOTUS: PlacePose = {
  hip: [0, -60],
  neck: [0, -178],
  bow: 0,
  hipTilt: 0,
  shoulderTilt: 0,
  turn: 0,
  head: { tilt: 0, turn: 0 },
  near: { to: [-78, -92], bend: 1, hand: 'concha', dir: 160, front: true },
  far: { to: [78, -92], bend: -1, hand: 'concha', dir: 20, front: true },
  nearLeg: { to: [16, -14], bend: 1, foot: 20 },
  farLeg: { to: [-16, -12], bend: -1, foot: 20 },
  sit: true,
};

export const BALANCE: SceneOfGrades = [
  // as much in one hand as in the other
  () => ({
    back: wall(C.creme, C.folha, 62),
    front:
      who('b', 0, 156, 0.6, { pose: arms([-24, -104], [24, 104], { turn: 0.05, handA: 'concha', handB: 'concha' }) }) +
      at(-66, -12, bolt) +
      at(66, -12, muscle),
  }),
  // on the rope above the roofs
  () => ({
    back: street(tint(C.ceu, 0.4)),
    front:
      line('M-100 46 Q0 62 100 46', C.terra, 4) +
      who(4, 0, 58, 0.34, {
        pose: arms([-84, -6], [84, 6], {
          turn: 0.1,
          legA: [-4, 0],
          legB: [10, -12],
          handA: 'punho',
          handB: 'punho',
          front: '',
        }),
        expression: 'determinado',
        gaze: [0, 0.4],
      }) +
      line('M-64 -38 H64', C.madeira, 4) +
      at(-66, -20, bolt, 0.8) +
      at(66, -20, muscle, 0.8),
  }),
  // the bills fly round somebody who stays calm
  () => ({
    back:
      rect(-100, -100, 200, 200, 0, C.lagoa) +
      circ(0, -10, 74, tint(C.lagoa, 0.3)) +
      circ(0, -10, 56, tint(C.lagoa, 0.55)),
    front:
      ell(0, 76, 46, 8, shade(C.lagoa, 0.3), { opacity: 0.5 }) +
      who(1, 0, 66, 0.46, { pose: LOTUS, expression: 'aliviado', blink: 1 }) +
      each(
        [
          [-64, -34, -16],
          [0, -78, 4],
          [64, -34, 16],
        ],
        ([x, y, turn]) => at(x, y, bill(''), 0.27, turn),
      ),
  }),
];

const drop = (x: number, y: number): Svg =>
  path('M0 -8 C5 0 5 6 0 7 C-5 6 -5 0 0 -8Z', C.mar, { transform: `translate(${x} ${y})` });
const storm: Svg =
  at(-8, -58, g(cloud(1.3, 1).replaceAll(C.branco, C.labio))) +
  each(points`-56,-30 -30,-20 60,-34 72,-8 -74,-4`, ([x, y]) => drop(x, y));

export const EVENTS: SceneOfGrades = [
  // rain, of course
  () => ({
    back: rect(-100, -100, 200, 200, 0, tint(C.mar, 0.5)) + at(0, 24, street(tint(C.mar, 0.5))),
    front:
      storm +
      who(2, -14, 172, 0.5, {
        pose: arms([-12, 20], [16, 126], { handB: 'segura' }),
        expression: 'maroto',
        props: { handB: at(-14, -130, umbrellaBig, 1.9) },
      }),
  }),
  // everything turns round the hips
  () => ({
    back: wall(tint(C.ipeRosa, 0.6), C.jabuticaba, 62),
    front:
      path('M-62 26 A62 17 0 0 1 62 26', 'none', { stroke: C.mel, 'stroke-width': 7 }) +
      who(3, 0, 112, 0.45, {
        pose: { ...arms([-118, -40], [118, 40], { turn: 0.1 }), hipTilt: 10, lean: 4 },
        expression: 'radiante',
      }) +
      path('M-62 26 A62 17 0 0 0 62 26', 'none', { stroke: C.ipe, 'stroke-width': 8 }) +
      at(-62, 28, bolt, 0.7) +
      at(0, 44, at(0, 0, circ(0, 0, 21, C.papel) + at(0, 2, PRODUCTS.guardachuva, 0.44)), 0.8) +
      at(62, 28, muscle, 0.7),
  }),
  // the roof leaks, the tea is good
  () => ({
    back:
      wall(C.creme, C.madeira, 60) +
      at(
        14,
        10,
        within(
          -84,
          -70,
          60,
          54,
          6,
          rect(-84, -70, 60, 54, 0, C.noite) + path('M-52 -70 L-64 -44 H-54 L-62 -18 L-40 -50 H-50 L-42 -70Z', C.ipe),
        ),
      ),
    front:
      at(
        10,
        84,
        sofa(
          figure({
            persona: 'e',
            pose: 'sentado',
            expression: 'aliviado',
            shadow: false,
            scale: 0.5,
            props: { handB: rect(-4, -20, 30, 24, 6, C.papel) + rect(-4, -20, 30, 7, 3, C.terra) },
          }).body,
          C.flamboyant,
        ),
        0.48,
      ) +
      drop(-62, 14) +
      drop(-62, 36) +
      at(-62, 84, bucket, 0.6),
  }),
];

const openBook: Svg =
  path('M0 8 C-14 -4 -36 -4 -50 2 V42 C-36 36 -14 36 0 46 C14 36 36 36 50 42 V2 C36 -4 14 -4 0 8Z', C.jabuticaba) +
  path('M0 4 C-12 -6 -34 -6 -46 -2 V34 C-34 30 -12 30 0 40Z', C.papel) +
  path('M0 4 C12 -6 34 -6 46 -2 V34 C34 30 12 30 0 40Z', C.creme) +
  line(
    'M-36 8 C-26 6 -16 8 -10 12 M-36 18 C-26 16 -16 18 -10 22 M36 8 C26 6 16 8 10 12 M36 18 C26 16 16 18 10 22',
    C.areia,
    3,
  );
const books = (colours: readonly string[]): Svg =>
  each(colours, (colour, i) => [
    rect(-30 + (i % 2) * 5, -(i + 1) * 15, 58, 14, 3, colour),
    rect(-22 + (i % 2) * 5, -(i + 1) * 15 + 4, 40, 5, 2, tint(colour, 0.6)),
  ]);

export const CONCEPTS: SceneOfGrades = [
  // an idea at once
  () => ({
    back: wall(C.lilas, C.jabuticaba, 66) + rays(0, -66, C.ipe, 0.4),
    front:
      who(4, 0, 164, 0.54, {
        pose: arms([28, 50], [-28, -50], { turn: 0.05, front: 'AB' }),
        expression: 'surpreso',
        gaze: [0, -0.9],
      }) +
      at(0, -58, lampBulb(), 0.48) +
      at(0, 46, openBook, 0.9),
  }),
  // in between all the books
  () => ({
    back: wall(C.creme, C.terra, 66),
    front:
      who('b', 0, 138, 0.58, {
        pose: arms([20, 50], [52, 106], { handB: 'segura' }),
        expression: 'maroto',
        gaze: [0.7, 0.6],
        props: { handB: at(4, -44, g(magnifier, { transform: 'rotate(38)' }), 0.9) },
      }) +
      at(-56, 90, books([C.flamboyant, C.mar, C.ipe, C.mata, C.jabuticaba, C.lagoa])) +
      at(54, 92, books([C.mata, C.mel, C.jabuticaba, C.flamboyant])) +
      at(0, 58, openBook, 0.8),
  }),
  // the cup of the one who knows it all
  () => ({
    back: rect(-100, -100, 200, 200, 0, C.mata) + rays(0, -30, C.folha, 0.8) + papers,
    front:
      who('c', 0, 178, 0.54, {
        pose: arms([-150, -22], [150, 22], { turn: 0.05, handA: 'palma', handB: 'palma' }),
        expression: 'radiante',
      }) + at(0, -36, cup, 0.92),
  }),
];
const cup: Svg =
  path('M-22 -38 C-44 -38 -40 -8 -16 -10 M22 -38 C44 -38 40 -8 16 -10', 'none', { stroke: C.mel, 'stroke-width': 6 }) +
  path('M-24 -44 H24 C24 -16 14 -4 0 -4 C-14 -4 -24 -16 -24 -44Z', C.ipe) +
  path('M8 -44 H24 C24 -16 14 -4 0 -4 C10 -12 12 -28 8 -44Z', C.mel) +
  rect(-5, -6, 10, 14, 2, C.mel) +
  rect(-18, 6, 36, 10, 4, C.terra) +
  at(-4, -28, ICON.estrela, 0.3);

export const COMEBACK: SceneOfGrades = [
  // out of the hole in the road
  () => ({
    back: street(),
    front:
      at(0, 76, hole, 1.1) +
      line('M-30 62 C-34 30 -30 6 -20 -8 M34 62 C38 36 34 16 28 4', C.branco, 5) +
      who(1, 0, 56, 0.34, { pose: 'pulo', expression: 'radiante' }),
  }),
  // the flag is not far
  () => ({
    back:
      rect(-100, -100, 200, 200, 0, tint(C.ceu, 0.3)) +
      at(-52, -50, cloud(0.5)) +
      path('M-100 100 L-20 34 L4 40 L52 -22 L70 -14 L100 40 V100Z', tint(C.asfalto, 0.2)),
    front:
      path('M-100 100 L-72 74 L-46 70 L-12 44 L14 40 L44 -8 H100 V100Z', C.madeira) +
      path(
        'M-100 100 L-72 74 L-46 70 L-12 44 L14 40 L44 -8 H100 V2 H50 L20 49 L-8 53 L-42 79 L-68 83 L-86 100Z',
        C.broto,
      ) +
      line('M58 -6 V-62', C.terra, 4) +
      path('M60 -62 H84 L77 -51 L84 -40 H60Z', C.flamboyant) +
      who(2, -26, 64, 0.34, { pose: 'corre1', expression: 'determinado', gaze: [0.9, -0.6] }),
  }),
  // wings grow from the instalment book
  () => ({
    back: rect(-100, -100, 200, 200, 0, C.noite) + rays(0, 30, C.flamboyant, 0.5),
    front:
      wing(-1) +
      wing(1) +
      who(3, 0, 112, 0.46, {
        pose: arms([-140, -14], [140, 14], { turn: 0.05 }),
        expression: 'radiante',
        gaze: [0, -0.5],
      }) +
      at(0, 52, openBook.replaceAll(C.jabuticaba, C.flamboyant), 1),
  }),
];
function wing(side: -1 | 1): Svg {
  return g(
    path('M12 40 C40 30 92 -4 84 -66 C66 -34 44 -22 30 -18 C22 2 16 20 12 40Z', C.flamboyant) +
      path('M12 42 C34 34 76 10 74 -34 C58 -12 42 -4 30 0 C22 14 16 28 12 42Z', C.mel) +
      path('M12 44 C28 38 58 24 62 -2 C48 12 36 16 28 18 C22 28 16 36 12 44Z', C.ipe),
    { transform: `scale(${side} 1)` },
  );
}
