/** What the months of a group leave in the town, laid over it: goods, shut doors, lit lamps, and the player's own house. */
import type { Colour } from '../core/colour.ts';
import { points } from '../core/geometry.ts';
import { alongX, type Corner } from '../core/iso.ts';
import { circ, clip, ell, g, line, nth, type Point, path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { LIGHTS_BOX } from '../plans/boxes.ts';
import type { Paint } from '../scenes/buildings/house-parts.ts';
import { HOUSES, houseWalls, townHouse } from '../scenes/buildings/town-houses.ts';
import { LOCAL, put } from '../scenes/city/stamps.ts';
import { TOWN as I } from '../scenes/city/town-iso.ts';
import { CAR_SCALE } from '../scenes/city/traffic.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { bow } from '../scenes/lot/view.ts';
import { car, lamp } from '../scenes/props.ts';
import { graduateCap, suitcase } from '../scenes/things.ts';

/** A door of who pays no more: half shut in the month itself, then for good. */
export type DoorMark = 'half' | 'shut';

/** What a street shows of a group's months. */
export interface StreetMarks {
  /** The player's house. */
  readonly house: {
    /** Number of the campaign: each has a colour. */
    readonly coat: number;
    /** The share that is painted in it, and that of the campaign before, 0 to 1. */
    readonly painted: number;
    readonly before: number;
    /** Windows that are mended, at most two. */
    readonly mended: number;
  };
  /** How full the common fund is, 0 to 1. */
  readonly fund: number;
  /** Dreams of neighbours that came true, the first one first. */
  readonly goods: readonly DreamId[];
  /** Who left, the first one first. */
  readonly doors: readonly DoorMark[];
}

/** Where goods stand, in world units: the first ten are seen on every window, the others on wide ones. */
export const GOODS_AT: readonly Point[] = points`4.4,3.75 19.4,11.05 11.05,19.4 3.35,4.35 9.3,4.75 9.8,17.4
  17.3,10.9 20.9,11 11,20.9 1.75,11.1 4.65,15 15,4.65 3.6,17.1 17.1,3.6 -2,11 11,-2`;
/** Feet of the lamps round the lot, in the order in which they are lit. */
export const LAMPS_AT: readonly Point[] = points`4.85,4.85 11.2,12.75 12.75,11.2 3,4.85 4.85,3 7,4.9 4.9,7
  11.2,14.6 14.6,11.2 17.4,12.75`;

type Opening = readonly [x: number, y: number, width: number, height: number];
/** A home on a front wall: the wall's upper left corner in the world, and its openings in units of the wall. */
interface Home {
  readonly wall: Corner;
  readonly openings: readonly Opening[];
}
const frontOf = (kind: keyof typeof HOUSES, x: number, y: number): Corner => [x, y + HOUSES[kind].d, HOUSES[kind].h];
const SOBRADO: Home = {
  wall: frontOf('sobrado', 13.1, 3),
  openings: [
    [6, 8, 20, 14],
    [33, 10, 17, 19],
    [6, 47, 20, 17],
    [31, 42, 18, 32],
  ],
};
const [OLD_X, OLD_Y, OLD_TOP] = frontOf('street', 3, 13.1);
const OLD_HOUSE: Home = {
  wall: [OLD_X, OLD_Y, OLD_TOP + 0.32],
  openings: [4, 24, 44].map((x): Opening => [x, 25, 16, 38]),
};
/** Corners of the four walk-ups behind the places. */
const WALK_UPS: readonly Point[] = points`0.4,0.5 3.25,0.1 6.9,-3.3 -3.4,6.8`;
/** Flats of three floors, one of each walk-up in turn: windows from the left, floors from the top. */
const FLATS = points`1,0 0,1 1,2 0,0 1,1 0,2`.flatMap(([window, floor]) =>
  WALK_UPS.map(
    ([x, y]): Home => ({ wall: frontOf('walkUp', x, y), openings: [[4 + 40 * window, 8 + 25 * floor, 20, 16]] }),
  ),
);
/** Homes of those who leave, in the order in which they are shut. */
export const HOMES: readonly Home[] = [SOBRADO, ...FLATS.slice(0, 4), OLD_HOUSE, ...FLATS.slice(4)];

/** A roller shutter over an opening, down to half of it or the whole. */
function shutter([x, y, width, height]: Opening, door: DoorMark): Svg {
  const down = door === 'half' ? height / 2 : height;
  const slats = Array.from({ length: Math.floor(down / 4) }, (_, i) => `M${x} ${y + 3 + i * 4}h${width}`).join('');
  return rect(x, y, width, down, 1, '#6F5F80') + line(slats, '#A697B4', 1.1);
}
const shut = ({ wall, openings }: Home, door: DoorMark): Svg =>
  I.onLeft(...wall, openings.map((opening) => shutter(opening, door)).join(''));

const LACQUERS: readonly [Colour, ...Colour[]] = [C.flamboyant, C.lagoa, C.ipeRosa, C.ipe, C.folha];
const shadow = (width: number): Svg => ell(4, 1, width, width * 0.34, SHADOW, { opacity: 0.2 });
const tyre = (x: number, y: number, r: number): Svg => circ(x, y, r, C.tinta) + circ(x, y, r * 0.45, '#CFC6EA');
const motorbike = (colour: Colour): Svg =>
  tyre(-16, -8, 8) +
  tyre(17, -8, 8) +
  line('M17 -8 L9 -29 L15 -32', '#6C6394', 3) +
  path('M-20 -16 L-14 -24 L0 -22 C3 -29 10 -28 11 -23 L6 -11 H-7Z', colour) +
  path('M-22 -26 H-4 L-2 -22 H-17Z', C.tinta);
const truck = (colour: Colour): Svg =>
  LOCAL.box(0.9, 0, 0.16, 0.36, 0.66, 0.5, colour) +
  LOCAL.onLeft(0.9, 0.66, 0.62, rect(3, 2, 9, 8, 2, '#BDEBF8')) +
  LOCAL.box(0, 0, 0.16, 0.9, 0.66, 0.8, colour) +
  LOCAL.onLeft(0, 0.66, 0.96, rect(4, 8, 28, 13, 2, '#FFE39A')) +
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      LOCAL.face(i % 2 ? C.brasa : C.papel, alongX(0.06 + i * 0.13, 0.19 + i * 0.13, [0.66, 0.84], [0.92, 0.66])),
    )
    .join('') +
  LOCAL.onLeft(0, 0.68, 0.32, tyre(8, 8, 6) + tyre(41, 8, 6));
const kitchen = (): Svg =>
  LOCAL.box(0, 0, 0, 0.5, 0.46, 1.15, '#CFE9F5') +
  LOCAL.onLeft(0, 0.46, 1.15, line('M1 16H19', '#8FB9CC', 1.4) + line('M15 6V12M15 20V30', '#6C6394', 2)) +
  LOCAL.box(0.56, 0, 0, 0.5, 0.46, 0.6, '#EFE6FA') +
  LOCAL.onLeft(0.56, 0.46, 0.6, rect(4, 8, 12, 12, 1, '#43386E'));

const scaled = (body: Svg, by: number): Svg => g(body, { transform: `scale(${by})` });
const HOME_PAINT: Paint = { wall: '#FFE3C2', trim: C.mata, roof: C.tijolo };
type Good = readonly [height: number, draw: (colour: Colour) => Svg];
/** Dreams on the pavement, from the middle on the ground, and how high each is. */
const GOODS: Readonly<Partial<Record<DreamId, Good>>> = {
  1: [36, (colour) => shadow(20) + scaled(suitcase(colour), 1.2)],
  2: [31, (colour) => shadow(24) + motorbike(colour)],
  3: [26, () => shadow(22) + g(graduateCap, { transform: 'translate(0 -12) scale(.34)' })],
  4: [58, () => shadow(24) + g(kitchen(), { transform: 'translate(-2 -16)' })],
  5: [22, (colour) => scaled(car(colour), CAR_SCALE)],
  6: [50, (colour) => shadow(30) + g(truck(colour), { transform: 'translate(-6 -18)' })],
  7: [46, () => g(townHouse(LOCAL, 'hip', HOME_PAINT), { transform: 'translate(-4 -16) scale(.47)' })],
};
/** What stands for a dream without a drawing of its own. */
const PARCEL: Good = [24, (colour) => shadow(20) + rect(-16, -24, 32, 26, 3, colour)];
function good(dream: DreamId, place: number): Svg {
  const [height, draw] = GOODS[dream] ?? PARCEL;
  return draw(nth(LACQUERS, place)) + g(bow(0.36), { transform: `translate(0 ${-height})` });
}

const litLamp = (): Svg =>
  ell(14, 0, 36, 17, '#FFE08A', { opacity: 0.45 }) +
  lamp() +
  circ(15, -46, 17, '#FFE9A6', { opacity: 0.5 }) +
  circ(15, -46, 8, '#FFF3C4', { opacity: 0.9 });

/** The player's house, the old one behind the lot, by its corner; it is painted from the ground up. */
const OWN: Point = [0.5, 2.9];
const OWN_TOP = 1.62;
const COATS: readonly [Paint, ...Paint[]] = [
  { wall: '#FFC64A', trim: C.jabuticaba, roof: '#D9583C' },
  { wall: '#63D0C3', trim: C.brasa, roof: '#D9583C' },
  { wall: '#FF9FB2', trim: C.mata, roof: '#D9583C' },
];
function coat(place: number, painted: number): Svg {
  if (painted === 0) return '';
  const [x, y] = OWN;
  const house = put(x, y, houseWalls(LOCAL, 'street', nth(COATS, place)));
  if (painted >= 1) return house;
  const { w, d } = HOUSES.street;
  const edge = (z: number): Corner[] => [
    [x, y + d, z],
    [x + w, y + d, z],
    [x + w, y, z],
  ];
  return clip(I.face('#FFFFFF', [...edge(painted * OWN_TOP), ...edge(-0.1).reverse()]), house);
}
/** Boards over the windows of months that were paid late. */
const boards = (mended: number): Svg =>
  I.onLeft(
    OWN[0],
    OWN[1] + HOUSES.street.d,
    OWN_TOP,
    [5, 45]
      .slice(0, mended)
      .map((x) => line(`M${x - 2} 30L${x + 15} 39M${x + 15} 30L${x - 2} 39`, '#8A5236', 4))
      .join(''),
  );

/** What is marked, each at its place; what finds none is left out. */
const pairs = <Place, Mark>(places: readonly Place[], marks: readonly Mark[]): (readonly [Place, Mark])[] =>
  places.flatMap((place, i) => marks.slice(i, i + 1).map((mark) => [place, mark] as const));

const { x, y, width, height } = LIGHTS_BOX;
/** The marks of a street over the town, as large as LIGHTS_BOX. */
export function streetMarks({ house, fund, goods, doors }: StreetMarks): Svg {
  const lit = Math.round(fund * LAMPS_AT.length);
  const standing = [
    ...LAMPS_AT.map((foot, i) => ({ foot, body: i < lit ? litLamp() : lamp() })),
    ...pairs(GOODS_AT, goods).map(([foot, dream], i) => ({ foot, body: good(dream, i) })),
  ].sort((a, b) => a.foot[0] + a.foot[1] - (b.foot[0] + b.foot[1]));
  const body =
    coat(house.coat - 1, house.before) +
    coat(house.coat, house.painted) +
    (house.mended > 0 ? boards(house.mended) : '') +
    pairs(HOMES, doors)
      .map(([home, door]) => shut(home, door))
      .join('') +
    standing.map(({ foot, body }) => put(...foot, body, 0.1)).join('');
  return picture('rua', { width, height, viewBox: `${x} ${y} ${width} ${height}` }, body);
}
