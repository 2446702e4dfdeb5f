/** Ordinary things of the town that stand in it many times: each is drawn once in a picture and then referred to. */
import type { Colour } from '../../core/colour.ts';
import { makeIso } from '../../core/iso.ts';
import { type Svg, stamp } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { house, tower } from '../buildings/houses.ts';
import { bush, ipe, lamp, palm, tree } from '../props.ts';
import { VIEW } from './plan.ts';

/** the view of the map around a thing's own corner */
export const LOCAL = makeIso({ S: VIEW.S, Z: VIEW.Z });
/** Puts a thing that was drawn with LOCAL, or upright from its foot, on the ground at a point of the world. */
export function put(x: number, y: number, body: Svg, z = 0): Svg {
  const [px, py] = VIEW.P(x, y, z);
  return stamp(px, py, body);
}

/** walls and roof of the ordinary houses */
const HOMES = {
  creme: ['#FFE3C2', C.tijolo],
  azul: ['#CFE9F5', C.tijolo],
  rosa: ['#FFD3DE', '#C9573F'],
  verde: ['#D5F0C8', C.tijolo],
  lilas: ['#E6DBFB', '#B7634A'],
  sol: ['#FFF0C4', '#C9573F'],
} as const satisfies Readonly<Record<string, readonly [Colour, Colour]>>;
export type HomeName = keyof typeof HOMES;
/** A house of 1.5 x 1.5; its upper corner is at x, y. */
export const home = (x: number, y: number, name: HomeName): Svg =>
  put(x, y, house(LOCAL, 0, 0, 1.5, 1.5, 1, HOMES[name][0], HOMES[name][1]));

/** colour, width, depth and height of the towers */
const TOWERS = {
  lilas: ['#BBA8EA', 1.5, 1.5, 2.3],
  coral: ['#F2A7A0', 1.5, 1.6, 2.1],
  ceu: ['#A9C9EE', 1.6, 1.4, 2.7],
  areia: ['#F7C59B', 1.5, 1.5, 3.1],
} as const satisfies Readonly<Record<string, readonly [Colour, number, number, number]>>;
export type TowerName = keyof typeof TOWERS;
export function flats(x: number, y: number, name: TowerName): Svg {
  const [colour, w, d, h] = TOWERS[name];
  return put(x, y, tower(LOCAL, 0, 0, w, d, h, colour));
}

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
