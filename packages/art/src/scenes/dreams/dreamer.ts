/** The player in each dream, doing what is done there: read on a phone, where it is 76 px high. */
import { at, circ, clip, each, line, path, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { figure } from '../../people/figure.ts';
import type { FigureOptions } from '../../people/figure-options.ts';
import { PLACED } from '../../people/placed-poses.ts';
import type { PlacePose } from '../../people/pose-places.ts';
import type { PersonaId } from '../../people/vocabulary.ts';
import { dog, FOOD, tray } from '../items.ts';
import type { DreamId } from './dream.ts';
import { DREAMS } from './dreams.ts';

/** Size of a view in units; a phone shows it 166 px wide. */
export const DREAMER_VIEW = { width: 400, height: 184 } as const;

interface Dreaming {
  /** of the parts, those that are drawn behind the player and those before, by their places */
  readonly behind: readonly number[];
  readonly before?: readonly number[];
  /** where the middle of the parts is, and how large they are */
  readonly view: readonly [x: number, y: number, scale: number];
  /** of the player's feet, and the size of a unit of the player */
  readonly at: readonly [x: number, y: number, size: number];
  readonly doing: FigureOptions;
  /** what the player is seen through, in units of the parts */
  readonly window?: Svg;
  /** worn on the head */
  readonly hat?: Svg;
  /** between parts and player, and over everything */
  readonly ground?: Svg;
  readonly beside?: Svg;
}

const coconut: Svg = circ(0, 6, 26, C.mata) + line('M2-10L16-48', C.flamboyant, 8);
const diploma: Svg =
  rect(-40, -11, 80, 22, 10, '#FFF9EE') + rect(-40, 2, 80, 9, 4, '#EAD9BC') + rect(-7, -12, 14, 24, 3, C.flamboyant);
const cap: Svg =
  path('M-40 0 V20 C-24 34 24 34 40 20 V0Z', '#4B3A96') +
  path('M0 -34 L78 -8 L0 18 L-78 -8Z', '#3A2A7C') +
  path('M0 -8 L56 2 V34', 'none', { stroke: C.ipe, 'stroke-width': 5 }) +
  path('M49 30 H63 L66 52 H46Z', C.ipe);
const roller: Svg =
  line('M0 20 V-34 H26 V-58', '#8C86B4', 7) + rect(-24, -88, 88, 32, 12, C.ipe) + rect(-24, -70, 88, 14, 7, C.mel);

const lounging: PlacePose = {
  ...PLACED.banco,
  hip: [0, -34],
  neck: [-50, -138],
  bow: 8,
  head: { tilt: -8, turn: 20 },
  near: { to: [-96, -24], bend: -1, hand: 'solta', dir: 100 },
  far: { to: [56, -150], bend: -1, hand: 'segura', dir: -30, front: true },
  nearLeg: { to: [150, -14], bend: -1, foot: -40 },
  farLeg: { to: [172, -16], bend: -1, foot: -40 },
};
const riding: PlacePose = {
  ...PLACED.banco,
  hip: [-10, -160],
  neck: [56, -250],
  bow: -10,
  turn: 0.7,
  head: { tilt: -4, turn: 20 },
  near: { to: [150, -222], bend: 1, hand: 'segura', dir: -10, front: true },
  far: { to: [170, -228], bend: 1, hand: 'segura', dir: -10 },
  nearLeg: { to: [70, -28], bend: -1 },
  farLeg: { to: [92, -34], bend: -1 },
  sway: [-18, -4],
};
const painting: PlacePose = {
  ...PLACED.acenar,
  far: { to: [112, -330], bend: 1, hand: 'segura', dir: -60, front: true },
  near: { to: [-54, -190], bend: 1, hand: 'punho', dir: 40 },
};
const driving: PlacePose = {
  ...PLACED.banco,
  hip: [0, -180],
  neck: [6, -296],
  turn: 0.5,
  head: { tilt: 2, turn: 18 },
};
const serving: PlacePose = {
  ...PLACED.acenar,
  far: { to: [118, -262], bend: 1, hand: 'concha', dir: 0, front: true },
};
const atTheDoor: PlacePose = {
  ...PLACED.banco,
  neck: [10, -214],
  head: { tilt: 4, turn: 14 },
  near: { to: [-30, -160], bend: 1, hand: 'punho', dir: 60 },
  far: { to: [112, -176], bend: -1, hand: 'palma', dir: 40, front: true },
};
const wind: Svg = line('M-196 -30H-130 M-180 10H-112 M-196 50H-140', C.branco, 7);
const bench: Svg = rect(-128, 38, 92, 11, 4, C.madeira) + line('M-118 44V88 M-48 44V88', C.terra, 8);
const fresh: Svg = path('M8 -92 H66 V58 H54 V74 H44 V52 H30 V62 H18 V46 H8Z', C.ipe);

const DREAMING: Readonly<Record<DreamId, Dreaming>> = {
  1: {
    behind: [0, 1, 2, 3, 5],
    view: [0, -34, 1.34],
    at: [-20, 84, 0.68],
    doing: { pose: lounging, props: { handB: coconut }, shadow: false },
  },
  2: {
    behind: [0, 1, 2, 3, 4],
    view: [24, 23, 0.616],
    at: [-15, 78, 0.466],
    doing: { pose: riding, shadow: false },
    ground: wind,
  },
  3: {
    behind: [0, 1, 2, 3, 4],
    view: [66, -2, 1],
    at: [-70, 160, 0.6],
    doing: { pose: 'celebra', shadow: false, props: { handB: at(0, -8, diploma, 1, -64) } },
    hat: cap,
  },
  4: {
    behind: [1, 2],
    view: [26, 16, 1.6],
    at: [-44, 160, 0.6],
    doing: { pose: painting, shadow: false, props: { handB: roller } },
    ground: fresh,
  },
  5: {
    behind: [0, 1, 2],
    before: [3, 4],
    view: [0, -13, 0.92],
    at: [16, 93, 0.44],
    doing: { pose: driving, shadow: false },
    window: path('M-28 -68 C-6 -69 12 -67 20 -64 C36 -57 52 -34 62 -14 H-28Z'),
  },
  6: {
    behind: [0, 1, 2, 3, 5],
    before: [4],
    view: [-2, -8, 0.93],
    at: [-24, 113, 0.443],
    doing: { pose: serving, apron: true, shadow: false, props: { handB: tray(FOOD.coxinha) } },
    window: path('M-190 -150H150V22H-190Z'),
  },
  7: {
    behind: [0, 1, 2, 3, 4, 5, 6],
    view: [76, -6, 1],
    at: [-82, 88, 0.54],
    doing: { pose: atTheDoor, shadow: false },
    ground: bench,
    beside: at(4, 54, dog, 0.8),
  },
};
/** where grass begins under dreams whose own ground is narrower than the view */
const GRASS: Partial<Record<DreamId, number>> = { 3: 84, 7: 80 };

/** The dream with the player in it, around 0,0. @param scale px of the picture to its units */
export function dreamerView(id: DreamId, persona: PersonaId, scale: number): Svg {
  const { behind, before = [], view, at: feet, doing, window, hat = '', ground = '', beside = '' } = DREAMING[id];
  const { width, height } = DREAMER_VIEW;
  const grass = GRASS[id];
  const parts = DREAMS[id].parts();
  const [x, y, size] = view;
  const seen = (places: readonly number[]): Svg =>
    at(
      x,
      y,
      each(places, (place) => parts[place] ?? ''),
      size,
    );
  const [fx, fy, k] = feet;
  const { body, head } = figure({ persona, expression: 'radiante', ...doing, scale: k * scale });
  const person = at(fx, fy, body + (hat === '' ? '' : at(head[0], head[1] - 46, hat)), k);
  const inside =
    window === undefined ? person : at(x, y, clip(window, at(-x / size, -y / size, person, 1 / size)), size);
  return (
    rect(-width / 2, -height / 2, width, height, 0, DREAMS[id].bg) +
    (grass === undefined ? '' : rect(-width / 2, grass, width, height, 0, '#9BD58C')) +
    seen(behind) +
    ground +
    inside +
    seen(before) +
    beside
  );
}
