/**
 * The community hall beside the assembly: the same wall, windows and floor go on, with two more columns of members and
 * then the things of the hall. Joins the hall where its edges are.
 */
import { type Colour, shade, tint } from '../core/colour.ts';
import { at, circ, each, ell, line, nth, path, rect, type Svg, times } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { figure } from '../people/figure.ts';
import type { PersonRef, PoseName } from '../people/vocabulary.ts';
import {
  type AssemblyOptions,
  bunting,
  fromBehind,
  hallWindow,
  range,
  room,
  type Seat,
  seatsOnEdge,
  sitter,
} from './assembly.ts';

export type HallSide = 'left' | 'right';
/** width of a side in px of the hall */
export const HALL_SIDE_WIDTH = 900;

/** two-leafed door with a lunette; foot at the floor */
const door = (): Svg =>
  rect(-104, -268, 208, 270, 18, '#E7C9A2') +
  rect(-92, -256, 184, 258, 12, '#8A5A48') +
  rect(-88, -176, 84, 178, 6, '#A9714C') +
  rect(4, -176, 84, 178, 6, shade('#A9714C', 0.14)) +
  path('M-88 -186 V-196 A88 56 0 0 1 88 -196 V-186Z', '#BFE9F7') +
  path('M-70 -186 L-20 -246 H4 L-40 -186Z', C.branco, { opacity: 0.35 }) +
  line('M0 -186 V-252 M-50 -186 L-34 -238 M50 -186 L34 -238', '#8A5A48', 4) +
  each([-72, 20], (x) => rect(x, -160, 52, 62, 6, '#8F5C42') + rect(x, -84, 52, 66, 6, '#8F5C42')) +
  circ(-14, -88, 5, C.ipe) +
  circ(14, -88, 5, C.ipe) +
  rect(-116, 0, 232, 12, 4, '#B97F58');

/** pot with big leaves */
const pot = (leaf: Colour = C.folha): Svg => {
  const blade = (turn: number, c: Colour): Svg =>
    path('M0 0 C-22 -34 -16 -84 0 -112 C16 -84 22 -34 0 0Z', c, { transform: `translate(0 -52) rotate(${turn})` });
  return (
    ell(8, 2, 46, 9, SHADOW, { opacity: 0.17 }) +
    blade(-52, shade(leaf, 0.1)) +
    blade(54, shade(leaf, 0.32)) +
    blade(-22, tint(leaf, 0.16)) +
    blade(26, shade(leaf, 0.16)) +
    blade(2, leaf) +
    path('M-36 -60 H36 L26 2 H-26Z', C.tijolo) +
    path('M12 -60 H36 L26 2 H10Z', shade(C.tijolo, 0.2)) +
    rect(-42, -68, 84, 16, 6, shade(C.tijolo, 0.1))
  );
};

/** what the neighbours brought: coffee, cake and fruit on a cloth */
const coffeeTable = (): Svg =>
  ell(10, 4, 190, 16, SHADOW, { opacity: 0.17 }) +
  rect(-168, -116, 20, 118, 6, C.terra) +
  rect(146, -116, 20, 118, 6, shade(C.terra, 0.2)) +
  path(
    'M-190 -132 H188 V-52 Q165 -36 141 -52 Q118 -36 94 -52 Q70 -36 47 -52 Q23 -36 -1 -52 Q-25 -36 -48 -52 Q-72 -36 -96 -52 Q-119 -36 -143 -52 Q-166 -36 -190 -52Z',
    C.papel,
  ) +
  path('M100 -132 H188 V-52 Q165 -36 141 -52 Q118 -36 100 -50Z', C.labio) +
  each([-166, -118, -70, -22, 26, 74, 122, 170], (x, i) => circ(x, -86, 7, i > 5 ? '#D99A9E' : '#F2A7A0')) +
  rect(-198, -142, 396, 18, 9, '#FFF6E6') +
  // thermos
  rect(-158, -226, 44, 86, 12, C.mar) +
  rect(-128, -226, 14, 86, 8, shade(C.mar, 0.2)) +
  rect(-152, -240, 32, 18, 7, C.tinta) +
  line('M-158 -204 C-180 -200 -180 -168 -158 -166', C.tinta, 6) +
  each([-92, -66, -40], (x) => [
    path(`M${x - 10} -164 H${x + 10} L${x + 7} -140 H${x - 7}Z`, C.branco),
    ell(x, -164, 10, 3, '#7A4A32'),
  ]) +
  // cake
  ell(40, -142, 66, 9, C.labio) +
  path('M-12 -190 H92 V-150 A52 12 0 0 1 -12 -150Z', '#D99A5B') +
  path('M58 -190 H92 V-150 A52 12 0 0 1 58 -140Z', shade('#D99A5B', 0.2)) +
  ell(40, -190, 52, 14, '#7A4A32') +
  path(
    'M-12 -190 C-10 -170 0 -176 4 -166 C10 -156 18 -176 28 -170 C40 -160 46 -178 58 -168 C68 -158 78 -176 84 -172 C92 -174 92 -184 92 -190 C92 -176 -12 -176 -12 -190Z',
    '#7A4A32',
  ) +
  circ(40, -200, 8, C.flamboyant) +
  // fruit
  path('M108 -164 H176 C174 -148 160 -142 142 -142 C124 -142 110 -148 108 -164Z', C.madeira) +
  circ(124, -170, 13, C.mel) +
  circ(148, -176, 14, C.flamboyant) +
  circ(166, -168, 11, C.folha) +
  rect(104, -168, 76, 8, 4, tint(C.madeira, 0.2));

const waterFilter = (): Svg =>
  ell(6, 2, 58, 10, SHADOW, { opacity: 0.17 }) +
  rect(-44, -96, 12, 98, 4, C.terra) +
  rect(32, -96, 12, 98, 4, shade(C.terra, 0.2)) +
  rect(-58, -106, 116, 16, 6, C.madeira) +
  path('M-34 -106 C-42 -140 -40 -176 -34 -186 H34 C40 -176 42 -140 34 -106Z', C.tijolo) +
  path('M10 -106 C18 -140 18 -170 14 -186 H34 C40 -176 42 -140 34 -106Z', shade(C.tijolo, 0.2)) +
  path('M-34 -190 C-40 -214 -38 -232 -32 -240 H32 C38 -232 40 -214 34 -190Z', tint(C.tijolo, 0.08)) +
  path('M10 -190 C16 -214 16 -232 12 -240 H32 C38 -232 40 -214 34 -190Z', shade(C.tijolo, 0.14)) +
  rect(-40, -194, 80, 10, 5, shade(C.tijolo, 0.26)) +
  rect(-38, -248, 76, 12, 6, shade(C.tijolo, 0.2)) +
  circ(0, -254, 8, shade(C.tijolo, 0.3)) +
  rect(-6, -128, 12, 9, 3, C.mar) +
  path('M34 -122 h22 l-4 18 h-14Z', C.branco, { opacity: 0.85 });

/** board of paper notes; nothing on it can be read */
const noticeBoard = (): Svg =>
  rect(-134, -92, 268, 190, 14, shade(C.terra, 0.2)) +
  rect(-134, -98, 268, 190, 14, C.madeira) +
  rect(-120, -84, 240, 162, 8, '#E9C79B') +
  each(
    [
      [-104, -70, 62, 74, '#FFF6DC'],
      [-30, -66, 74, 54, '#CFE9F5'],
      [58, -72, 50, 66, '#FFD3DE'],
      [-96, 18, 80, 46, '#D5F0C8'],
      [0, 4, 56, 62, '#FFF0C4'],
      [68, 10, 42, 54, '#E6DBFB'],
    ],
    ([x, y, w, h, c]) =>
      rect(x + 3, y + 4, w, h, 4, SHADOW, { opacity: 0.14 }) +
      rect(x, y, w, h, 4, c) +
      line(`M${x + 10} ${y + 22} H${x + w - 10} M${x + 10} ${y + 34} H${x + w - 18}`, shade(c, 0.24), 4) +
      circ(x + w / 2, y + 7, 4.5, C.flamboyant),
  );

/** folded chairs that lean on the wall */
const stackedChairs = (): Svg =>
  ell(6, 2, 70, 10, SHADOW, { opacity: 0.17 }) +
  times(3, (i) =>
    at(i * 26 - 26, 0, [
      line('M-22 0 L-6 -150 M22 0 L10 -150', shade(C.terra, 0.1), 8),
      rect(-24, -150, 50, 46, 12, nth(['#B9794A', '#C98F5E'], i)),
      rect(12, -150, 14, 46, 8, shade('#B9794A', 0.24)),
      rect(-24, -82, 50, 22, 8, shade(nth(['#B9794A', '#C98F5E'], i), 0.16)),
    ]),
  );

/** rows of the hall, continued outwards: distance from the edge, y, size */
const MORE_SEATS = [
  [36, 520, 0.34],
  [106, 520, 0.34],
  [62, 622, 0.41],
  [150, 622, 0.41],
  [66, 742, 0.48],
  [166, 742, 0.48],
  [62, 884, 0.57],
  [176, 884, 0.57],
] as const;
/** the crowd of the hall ends at x17; those beside it are other people */
const FIRST_BESIDE = { left: 48, right: 56 } as const;
const moreSeats = (side: HallSide): readonly Seat[] =>
  MORE_SEATS.map(([distance, y, scale], i) => ({
    x: side === 'left' ? -distance : 768 + distance,
    y,
    scale,
    dir: side === 'left' ? 1 : -1,
    index: FIRST_BESIDE[side] + i,
    isPlayers: false,
  }));

type Placement = readonly [x: number, y: number, scale: number, persona: PersonRef, pose: PoseName, flip: boolean];
const STANDING: Readonly<Record<HallSide, readonly Placement[]>> = {
  left: [
    [-488, 704, 0.5, 'x41', 'acenar', true],
    [-366, 706, 0.5, 'x44', 'cintura', true],
  ],
  right: [
    [1118, 690, 0.5, 'x45', 'acenar', true],
    [1226, 700, 0.5, 'x38', 'cintura', false],
  ],
};

/** what stands at the wall and on the floor of each side */
const FURNITURE: Readonly<Record<HallSide, () => Svg>> = {
  left: () =>
    hallWindow(-192) +
    at(-470, 420, door()) +
    hallWindow(-752) +
    at(-628, 462, pot(), 0.9) +
    at(-318, 462, pot('#4FAE74'), 0.9) +
    at(-840, 470, stackedChairs()),
  right: () =>
    hallWindow(960) +
    at(1212, 216, noticeBoard()) +
    hallWindow(1464) +
    at(1076, 458, pot('#4FAE74'), 0.9) +
    at(1340, 458, pot(), 0.8) +
    at(1596, 466, waterFilter()),
};
const beside = (side: HallSide): readonly number[] => (side === 'left' ? range(-8, -1) : range(6, 13));

/** The hall on one side, in px of the hall; the options are those of the assembly. */
export function assemblySideBody(side: HallSide, { mood = 'atenta', t, foreground = true }: AssemblyOptions = {}): Svg {
  const isLeft = side === 'left';
  const x = isLeft ? -HALL_SIDE_WIDTH - 6 : 760;
  const seats = [...moreSeats(side), ...seatsOnEdge(isLeft)].sort((a, b) => a.y - b.y);
  const standing = STANDING[side].map(([px, y, scale, persona, pose, flip], i) => {
    const { body } = figure({ persona, pose, flip, expression: 'feliz', t, seed: i + 3, scale });
    return at(px, y, body, scale);
  });
  return (
    room(x, HALL_SIDE_WIDTH + 16, isLeft ? range(-15, 0) : range(12, 27), isLeft ? range(-20, 0) : range(0, 20)) +
    (isLeft ? bunting(-912, 0, -23, 0) : bunting(768, 1680, 18, 40)) +
    FURNITURE[side]() +
    standing.join('') +
    (isLeft ? at(-444, 738, coffeeTable(), 0.66) : '') +
    each(seats, (seat) => sitter(seat, { mood, t })) +
    (foreground ? each(beside(side), (n) => fromBehind(n)) : '')
  );
}
