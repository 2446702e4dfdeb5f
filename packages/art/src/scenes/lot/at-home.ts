/** The player at home with the dream: small, on the lot, doing something domestic. */
import { type Colour, shade } from '../../core/colour.ts';
import { circ, ell, g, line, path, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { figure } from '../../people/figure.ts';
import type { FigureOptions } from '../../people/figure-options.ts';
import { PLACED } from '../../people/placed-poses.ts';
import type { PlacePose } from '../../people/pose-places.ts';
import type { PersonRef } from '../../people/vocabulary.ts';
import { FOOD, tray } from '../items.ts';
import { L } from './view.ts';

export interface AtHome {
  /** where the feet are, in units of the lot */
  readonly at: readonly [x: number, y: number, z: number];
  /** px of the map to a unit of the person */
  readonly size: number;
  /** pose and what the hands hold, in units of the person */
  readonly doing: FigureOptions;
  /** what they sit on, in units of the person */
  readonly seat?: Svg;
}

/** one hand on the hip, the other before the body */
const standing = (far: PlacePose['far']): PlacePose => ({
  ...PLACED.cintura,
  hip: [-4, -184],
  neck: [8, -300],
  bow: -10,
  hipTilt: -6,
  shoulderTilt: 6,
  turn: 0.45,
  head: { tilt: 7, turn: 24, nod: 4 },
  far: { bend: -1, front: true, ...far },
});
/** legs stretched out, the back against something */
const lounging: PlacePose = {
  ...PLACED.banco,
  hip: [0, -34],
  neck: [-44, -140],
  bow: 8,
  head: { tilt: -6, turn: 20 },
  near: { to: [34, -96], bend: 1, hand: 'solta', dir: 30 },
  far: { to: [58, -128], bend: -1, hand: 'segura', dir: -20, front: true },
  nearLeg: { to: [150, -14], bend: -1, foot: -40 },
  farLeg: { to: [172, -16], bend: -1, foot: -40 },
};
const reading: PlacePose = {
  ...PLACED.banco,
  head: { tilt: 12, turn: 24, nod: 8 },
  near: { to: [70, -152], bend: 1, hand: 'segura', dir: 10 },
  far: { to: [102, -152], bend: -1, hand: 'segura', dir: -10, front: true },
};
const polishing: PlacePose = {
  ...PLACED.banco,
  neck: [36, -204],
  near: { to: [66, -118], bend: 1, hand: 'solta', dir: 60 },
  far: { to: [116, -196], bend: -1, hand: 'palma', dir: -20, front: true },
};

const coconut: Svg = circ(0, 6, 24, C.mata) + ell(0, -10, 17, 6, '#E8F7D8') + line('M2-10L14-44', C.flamboyant, 7);
const cloth = (colour: Colour): Svg => path('M-24-18L20-24L32 12L4 30L-28 18Z', colour);
const book: Svg =
  path('M-42-24L0-8L42-24V20L0 36L-42 20Z', C.flamboyant) + path('M-36-32L0-16L36-32V12L0 28L-36 12Z', C.papel);
const cakeSlice: Svg =
  ell(0, 4, 34, 11, C.branco) +
  path('M-18 0L18-6V-28L-18-22Z', '#FFE3C2') +
  path('M-18-22L18-28V-20L-18-12Z', C.ipeRosa);
/** pours to the left */
const wateringCan: Svg =
  line('M-16 8C-18-16 22-16 24 8', shade(C.lagoa, 0.2), 8) +
  path('M-24 18L-66-16L-76-6L-24 54Z', shade(C.lagoa, 0.2)) +
  rect(-28, 6, 58, 54, 10, C.lagoa) +
  line('M-76-6C-92 16-96 60-98 110M-66 0C-76 30-80 70-82 116', '#BDEBF8', 7);
const stool: Svg = rect(-30, -100, 66, 14, 7, C.ipe) + line('M-18-88L-26-4M22-88L30-4', '#6C6394', 9);

export const AT_HOME = {
  trip: { at: [3.18, 3.02, 0.1], size: 0.15, doing: { pose: lounging, shadow: false, props: { handB: coconut } } },
  motorbike: {
    at: [0.98, 3.55, 0.1],
    size: 0.16,
    doing: { pose: polishing, props: { handB: cloth('#FFE39A') } },
    seat: stool,
  },
  college: {
    at: [2.54, 3.24, 0.19],
    size: 0.14,
    doing: { pose: reading, flip: true, shadow: false, props: { handB: book } },
  },
  kitchen: {
    at: [2, 3.1, 0.22],
    size: 0.14,
    doing: { pose: standing({ to: [92, -204], hand: 'concha', dir: 0 }), apron: true, props: { handB: cakeSlice } },
  },
  car: {
    at: [1, 3.72, 0.1],
    size: 0.15,
    doing: { pose: standing({ to: [106, -200], hand: 'palma', dir: 10 }), props: { handB: cloth('#BDEBF8') } },
  },
  foodTruck: {
    at: [3.5, 3.45, 0.1],
    size: 0.14,
    doing: { pose: 'garcom', flip: true, apron: true, props: { handB: tray(FOOD.coxinha) } },
  },
  house: {
    at: [1.75, 3.42, 0.1],
    size: 0.14,
    doing: {
      pose: standing({ to: [90, -206], hand: 'segura', dir: 20 }),
      flip: true,
      props: { handB: wateringCan },
    },
  },
} as const satisfies Readonly<Record<string, AtHome>>;

/** The player at home with a dream, where the lot's own drawing leaves room. */
export function atHome({ at: feet, size, doing, seat = '' }: AtHome, persona: PersonRef): Svg {
  const { body } = figure({ persona, expression: 'feliz', ...doing, scale: size });
  return L.at(...feet, g(seat + body, { transform: `scale(${size})` }));
}

/* What stands on the lot for a dream. */

export interface LotDream {
  /** what stands in the air in dashed lines as long as fewer instalments are paid than the step says */
  readonly toCome: readonly (readonly [step: number, draw: () => Svg])[];
  /** ground of the real thing; the model stands on its plan */
  readonly ground?: () => Svg;
  /**
   * The thing after n instalments of the rules' count; with `gift` each step changes its outline or a large colour. The same
   * drawing is the paper model before the letter and the real thing with it.
   */
  readonly raise: (n: number) => Svg;
  /** What the last step adds besides, and who lives with it has put away. */
  readonly gift: () => Svg;
  /** Where and how the player is at home with it. */
  readonly atHome: AtHome;
  /** What those who live with it have added. */
  readonly livedIn: () => Svg;
}
