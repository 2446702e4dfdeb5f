/**
 * The group's monthly assembly in the community hall. The middle stays free for a popup or for the globe.
 * Members are extras by number, so that the same group has the same faces all through a campaign.
 */
import { type Colour, shade } from '../core/colour.ts';
import { at, circ, clip, each, ell, g, line, linear, nth, path, rect, type Svg, times } from '../core/svg.ts';
import { PALETTE as C, HALL, SHADOW } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { figure } from '../people/figure.ts';
import { build } from '../people/person.ts';
import type { Pose } from '../people/pose-places.ts';
import type { Expression, Person, PersonRef, PoseName } from '../people/vocabulary.ts';
import { ICON } from '../ui/icons.ts';
import { chairRear, seated } from './furniture.ts';
import { cloud, ipe, tree } from './props.ts';

/** the woman of the administrator who leads the assembly */
export const MODERATOR: Person = {
  name: 'moderadora',
  skin: '#B37148',
  hair: '#33202F',
  hairStyle: 'chanel',
  build: build({ shoulder: 46, chest: 36, waist: 31, hip: 39 }),
  face: {
    cheek: 47,
    jaw: 36,
    chin: 13,
    chinY: 55,
    brow: 44,
    eye: { x: 19.5, y: -3, w: 10.4, h: 8, tilt: 1.6, lash: 2, hood: 0.3, iris: '#2C1A20' },
    brows: { thick: 2.7, arch: 4, lift: 1, slope: 0, length: 11.5, colour: '#2B1A2A' },
    nose: { y: 15, len: 14, w: 8.6, ball: 5.6, bridge: 2.6 },
    mouth: { y: 32, w: 14.5, full: 0.75, lip: '#A23B4C' },
    ear: 0.95,
    glasses: '#4A3A6E',
  },
  top: { kind: 'blazer', colour: C.mar, inner: C.papel },
  bottom: { kind: 'pants', colour: C.noite },
  shoe: { kind: 'shoe', colour: '#5B3A34' },
  bg: C.nevoa,
};
export const hallWindow = (x: number) =>
  rect(x - 66, 120, 132, 168, 14, '#FFF6E6') +
  clip(rect(x - 56, 130, 112, 148, 8, '#fff'), [
    rect(x - 56, 130, 112, 148, 0, '#BFE9F7'),
    at(x - 18, 176, cloud(0.5)),
    rect(x - 60, 236, 120, 60, 0, '#8CCFB4'),
    at(x + 26, 282, x < 384 ? ipe(C.ipe, 1.2) : ipe(C.ipeRosa, 1.2)),
    at(x - 32, 286, tree(C.folha, 1)),
    path(`M${x - 40} 278 L${x + 10} 130 H${x + 34} L${x - 16} 278Z`, C.branco, { opacity: 0.32 }),
  ]) +
  rect(x - 3, 130, 6, 148, 0, '#FFF6E6') +
  rect(x - 74, 286, 148, 13, 5, '#E7C9A2');
const FLAGS: readonly [Colour, ...Colour[]] = [C.flamboyant, C.ipe, C.folha, C.lagoa, C.jabuticaba, C.ipeRosa];
const droop = (x: number): number => 40 + 34 * Math.sin((x / 768) * Math.PI * 3) ** 2;
/** a piece of the string from one x to another in steps of 24, with the flags first to last */
export const bunting = (from: number, to: number, first: number, last: number): Svg =>
  line(
    Array.from({ length: (to - from) / 24 + 1 }, (_, i) => from + i * 24)
      .map((x, i) => `${i ? 'L' : 'M'}${x} ${droop(x).toFixed(1)}`)
      .join(' '),
    '#B98E8A',
    3,
  ) +
  each(
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
    (i) => {
      const x = 18 + i * 41;
      return path(`M${x - 14} ${droop(x) - 1} H${x + 14} L${x} ${droop(x) + 26}Z`, nth(FLAGS, i));
    },
  );
/** wall, wainscot, floor and its boards, from x on; boards are counted from the middle */
export function room(x: number, width: number, panels: readonly number[], boards: readonly number[]): Svg {
  const [floor, definition] = linear([0, HALL.floor], [1, HALL.floorNear]);
  return (
    definition +
    rect(x, 0, width, 430, 0, HALL.wall) +
    rect(x, 0, width, 30, 0, HALL.beam) +
    rect(x, 330, width, 96, 0, HALL.wainscot) +
    rect(x, 324, width, 12, 0, C.papel) +
    each(panels, (i) => rect(i * 62 - 8, 346, 46, 64, 8, '#7FC7BB')) +
    rect(x, 420, width, 604, 0, floor) +
    rect(x, 420, width, 10, 0, '#A8714F') +
    each(boards, (i) => line(`M${384 + i * 63} 420 L${384 + i * 207} 1024`, '#B97F58', 3))
  );
}
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const hall = (): Svg =>
  room(0, 768, range(0, 12), range(-5, 5)) +
  hallWindow(96) +
  hallWindow(672) +
  path('M250 440 H518 L660 1024 H108Z', '#D9573F', { opacity: 0.2 }) +
  bunting(0, 768, 0, 18);
function board(title: readonly [string, string]) {
  return (
    rect(204, 98, 360, 158, 18, shade(C.terra, 0.2)) +
    rect(204, 92, 360, 158, 18, '#B9794A') +
    rect(216, 104, 336, 134, 10, '#2F6B5C') +
    path('M216 114 Q216 104 226 104 H420 L300 238 H226 Q216 238 216 228Z', '#3A7A69') +
    text(384, 152, title[0], { size: 36, fill: '#FFF6DC' }) +
    text(384, 188, title[1], { size: 27, fill: C.ipe }) +
    line('M262 212 H506', '#7FB8A6', 3, { 'stroke-dasharray': '2 10' })
  );
}
/** the glass of the jar and what is in it: level 0 .. 1 */
const glass = (level: number) =>
  ell(4, 2, 44, 8, SHADOW, { opacity: 0.2 }) +
  rect(-36, -86, 72, 88, 20, '#DDF3F8') +
  clip(rect(-32, -84, 64, 82, 17, '#fff'), [
    rect(-40, -84 * level, 80, 100, 0, C.mel),
    each([-24, -6, 12, 26, -16, 4, 22], (x, i) =>
      circ(x, -84 * level + 6 + (i % 3) * 14, 10, i % 2 ? C.ipe : '#FFD76A'),
    ),
  ]) +
  path('M-24 -74 V-24', 'none', { stroke: C.branco, 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.8 });
/** jar of the common fund: level 0 .. 1 */
export const fundJar = (level = 0.7) => glass(level) + rect(-40, -98, 80, 18, 8, C.jabuticaba);
/** the same without its lid, for coins on their way in */
export const openJar = (level: number) => glass(level) + rect(-40, -93, 80, 12, 6, '#BFE3EC');
/** units from the foot of the jar up to its mouth, and to the money at a level */
export const JAR_MOUTH = 90;
export const jarSurface = (level: number) => 84 * level;
function table() {
  return (
    rect(232, 398, 304, 130, 16, shade(C.jabuticaba, 0.2)) +
    rect(448, 398, 88, 130, 16, shade(C.jabuticaba, 0.36)) +
    rect(220, 384, 328, 26, 12, shade('#F3D9B1', 0.2)) +
    rect(220, 380, 328, 22, 11, '#FFEFD3') +
    at(384, 462, circ(0, 0, 34, C.papel) + g(ICON.estrela, { transform: 'scale(.9)' })) +
    at(492, 384, fundJar(0.72), 0.72) +
    at(284, 380, [
      rect(-40, -12, 62, 12, 3, C.branco),
      rect(-34, -18, 62, 9, 3, C.lilasVivo),
      rect(-30, -23, 56, 7, 3, C.branco),
    ]) +
    line('M340 380 C336 356 344 346 350 336', C.carbono, 5) +
    ell(352, 331, 9, 12, C.tinta)
  );
}
const ROWS = [
  { y: 520, s: 0.34, xs: [34, 104, 174] },
  { y: 622, s: 0.41, xs: [26, 110] },
  { y: 742, s: 0.48, xs: [36, 132] },
  { y: 884, s: 0.57, xs: [52, 158] },
];
const CHAIRS = ['#B9794A', '#C98F5E'] as const;
/** attentive while something is decided, in celebration after */
export const ASSEMBLY_MOODS = ['atenta', 'festa'] as const;
export type AssemblyMood = (typeof ASSEMBLY_MOODS)[number];
const FACES: Readonly<Record<AssemblyMood, readonly [Expression, ...Expression[]]>> = {
  atenta: ['neutro', 'feliz', 'neutro', 'pensativo'],
  festa: ['radiante', 'feliz', 'radiante', 'feliz'],
};
const CLAPS: readonly [PoseName, ...PoseName[]] = ['sentadoPalmas', 'sentadoMao', 'sentadoPalmas'];
const poseOf = (mood: AssemblyMood, n: number): PoseName =>
  mood === 'festa' ? nth(CLAPS, n) : n % 6 === 4 ? 'sentadoMao' : 'sentado';

export interface AssemblyOptions {
  /** sits in the front row on the left */
  readonly persona?: PersonRef | undefined;
  readonly mood?: AssemblyMood | undefined;
  /** the two lines on the board */
  readonly title?: readonly [string, string] | undefined;
  /** seconds: people breathe and blink, the moderator talks */
  readonly t?: number | undefined;
  /** the row seen from behind, at the lower edge */
  readonly foreground?: boolean | undefined;
  /** how finely people are drawn, 0 to 1: less where paper stands before them */
  readonly detail?: number | undefined;
}
const HELPERS = [
  [214, 470, 0.34, 30],
  [566, 470, 0.34, 33],
] as const;

export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** 1 looks right, -1 left */
  readonly dir: 1 | -1;
  /** place in the order of drawing: says who sits there and how */
  readonly index: number;
  readonly isPlayers: boolean;
}
const SEATS: readonly Seat[] = ROWS.flatMap(({ y, s: scale, xs }, row) =>
  xs.flatMap((x, i) => [
    { x, y, scale, dir: 1 as const, isPlayers: row === ROWS.length - 1 && i === 1 },
    { x: 768 - x, y, scale, dir: -1 as const, isPlayers: false },
  ]),
).map((seat, index) => ({ ...seat, index }));

type Sitting = Pick<AssemblyOptions, 'persona' | 'mood' | 't' | 'detail'>;
/** Somebody on a chair of the hall. */
export const sitter = (
  { x, y, scale, dir, index, isPlayers }: Seat,
  { persona, mood = 'atenta', t, detail = 1 }: Sitting,
): Svg => {
  const who = isPlayers ? persona : undefined;
  const expression = nth(FACES[mood], index);
  const chair = nth(CHAIRS, index);
  return at(
    x,
    y,
    seated({
      persona: who ?? `x${index}`,
      expression,
      pose: poseOf(mood, index),
      t,
      seed: index,
      chair,
      dir,
      scale: scale * detail,
    }),
    scale,
  );
};
/** half the width of a seated member, in units of the figure */
const SEAT_REACH = 110;
/** The seats that reach over the left or the right edge of the hall. */
export const seatsOnEdge = (isLeft: boolean): readonly Seat[] =>
  SEATS.filter(({ x, scale }) => (isLeft ? x < SEAT_REACH * scale : x > 768 - SEAT_REACH * scale));

/** px of the picture to a unit of the moderator */
const SPEAKER_SCALE = 0.6;
const members = (sitting: Sitting): Svg => each(SEATS, (seat) => sitter(seat, sitting));
/** px of the picture to a unit of the people seen from behind */
const REAR_SCALE = 0.62;
/** the head and shoulders of somebody who has turned to a neighbour, as every third of that row has */
const TURNED: Pose = { turn: 0.5, A: [-14, 34], B: [4, 24], legA: [0, 0], legB: [0, 0] };
const isTurned = (n: number): boolean => (n + 21) % 3 === 1;
/** the n-th of the row at the lower edge; 0 to 5 stand in the hall, others beside it */
export const fromBehind = (n: number, detail = 1): Svg => {
  const x = 70 + n * 126;
  const y = (Math.abs(n) % 2) * 10;
  const turned = isTurned(n);
  const who = figure({
    persona: `x${n < 0 ? 36 - n : 18 + n}`,
    back: !turned,
    flip: n % 2 === 0,
    bust: true,
    pose: turned ? TURNED : 'parado',
    expression: 'feliz',
    scale: REAR_SCALE * detail,
  });
  return at(x, 1128 + y, who.body, REAR_SCALE) + at(x, 1092 + y, chairRear(nth(CHAIRS, n)), 0.72);
};
const rowFromBehind = (detail: number): Svg => times(6, (n) => fromBehind(n, detail));

/** The hall with the members who look to its middle, 768 x 1024. */
export function assemblyBody({
  persona,
  mood = 'atenta',
  title = ['ASSEMBLEIA', 'do seu grupo'],
  t,
  foreground = true,
  detail = 1,
}: AssemblyOptions = {}): Svg {
  const talking = t !== undefined;
  const speaker = figure({
    persona: MODERATOR,
    pose: 'palestra',
    expression: 'feliz',
    shadow: false,
    t,
    talking,
    scale: SPEAKER_SCALE * detail,
  });
  const helpers = each(HELPERS, ([x, y, k, who]) => {
    const person = figure({
      persona: `x${who}`,
      pose: 'parado',
      flip: x > 384,
      expression: 'feliz',
      t,
      seed: who,
      scale: k * detail,
    });
    return at(x, y, person.body, k);
  });
  return (
    hall() +
    board(title) +
    at(384, 486, speaker.body, SPEAKER_SCALE) +
    at(0, 22, table()) +
    helpers +
    members({ persona, mood, t, detail }) +
    (foreground ? rowFromBehind(detail) : '')
  );
}
