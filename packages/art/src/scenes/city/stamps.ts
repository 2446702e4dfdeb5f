/** Ordinary things of the town that stand in it many times: each is drawn once in a picture and then referred to. */
import { makeIso } from '../../core/iso.ts';
import { each, type Svg, stamp } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { VIEW } from '../../plans/plan.ts';
import type { Paint } from '../buildings/house-parts.ts';
import { type HouseName, townHouse } from '../buildings/town-houses.ts';
import { bush, ipe, lamp, palm, tree } from '../props.ts';

/** the view of the map around a thing's own corner */
export const LOCAL = makeIso({ S: VIEW.S, Z: VIEW.Z });
/** Puts a thing that was drawn with LOCAL, or upright from its foot, on the ground at a point of the world. */
export function put(x: number, y: number, body: Svg, z = 0): Svg {
  const [px, py] = VIEW.P(x, y, z);
  return stamp(px, py, body);
}

/** what the ordinary houses are painted with: six, so that neighbours differ */
export const PAINTS = {
  creme: { wall: '#FFE3C2', trim: C.barro, roof: C.tijolo },
  azul: { wall: '#CFE3EE', trim: C.mar, roof: '#C9573F' },
  rosa: { wall: '#F6CFC6', trim: C.jabuticaba, roof: '#B7634A' },
  verde: { wall: '#DDEBC4', trim: C.mata, roof: C.tijolo },
  lilas: { wall: '#E4DAF4', trim: '#4B3296', roof: '#B7634A' },
  sol: { wall: '#FBE8B4', trim: C.brasa, roof: '#C9573F' },
} as const satisfies Readonly<Record<string, Paint>>;
export type PaintName = keyof typeof PAINTS;
/** An ordinary house by kind and paint; each pair that a picture uses is drawn in it once. */
export type Home = readonly [kind: HouseName, paint: PaintName];
/** A house; its upper corner is at x, y. */
export const home = (x: number, y: number, [kind, paint]: Home): Svg =>
  put(x, y, townHouse(LOCAL, kind, PAINTS[paint]));

/** trees and other upright things: [drawing] */
const PLANTS = {
  arvore: () => tree(C.folha, 0.9),
  arvorinha: () => tree(C.folha, 0.7),
  ipe: () => ipe(C.ipe, 0.8),
  ipeRosa: () => ipe(C.ipeRosa, 0.8),
  palmeira: () => palm(0.85),
  moita: () => bush(C.folha, 0.9),
  poste: lamp,
} as const;
export type PlantName = keyof typeof PLANTS;
export const plant = (x: number, y: number, name: PlantName): Svg => put(x, y, PLANTS[name]());

/** What stands on a block of the near rows: [place on it, plant]. Low towards the middle, whatever stands behind stays in sight. */
const GROVE: readonly (readonly [x: number, y: number, name: PlantName])[] = [
  [0.9, 0.9, 'moita'],
  [2.6, 0.7, 'arvorinha'],
  [0.8, 2.7, 'arvorinha'],
  [4.3, 1.2, 'arvore'],
  [2.5, 2.6, 'arvore'],
  [1.1, 4.4, 'arvore'],
  [4.2, 3.2, 'ipeRosa'],
  [3, 4.4, 'arvore'],
  [4.6, 4.7, 'arvore'],
];
/** A block under trees. */
export const grove = (x: number, y: number): Svg => each(GROVE, ([u, v, name]) => plant(x + u, y + v, name));
