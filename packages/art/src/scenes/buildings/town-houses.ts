/**
 * Six houses of a Brazilian neighbourhood, told apart by their outline: hip roof, sobrado with a balcony, street house
 * with a parapet, slab house with tank and washing line, corner shop, walk-up flats. Fronts face the two near streets;
 * the shadow on the ground is drawn apart.
 */
import type { Iso } from '../../core/iso.ts';
import type { Svg } from '../../core/svg.ts';
import type { HouseSize, Paint } from './house-parts.ts';
import { hip, shop, slab, sobrado, street, walkUp } from './houses.ts';

/** A kind of house: its size, and its walls and roof with the upper corner at 0,0. */
export interface HouseKind extends HouseSize {
  readonly draw: (I: Iso, size: HouseSize, paint: Paint) => Svg;
}
export const HOUSES = {
  hip: { w: 1.9, d: 1.5, h: 0.95, draw: hip },
  sobrado: { w: 1.4, d: 1.4, h: 1.85, draw: sobrado },
  street: { w: 1.6, d: 1.5, h: 1.3, draw: street },
  slab: { w: 1.7, d: 1.6, h: 1.05, draw: slab },
  shop: { w: 1.8, d: 1.5, h: 1.5, draw: shop },
  walkUp: { w: 1.7, d: 1.5, h: 2.6, draw: walkUp },
} as const satisfies Readonly<Record<string, HouseKind>>;
export type HouseName = keyof typeof HOUSES;
export const HOUSE_NAMES = Object.keys(HOUSES) as readonly HouseName[];

/** The longest shadow that a house throws, by its height in world units: tall houses would darken a whole block. */
const LONGEST = 1.6;

/** A house's walls and roof. */
export const houseWalls = (I: Iso, name: HouseName, paint: Paint): Svg => HOUSES[name].draw(I, HOUSES[name], paint);
/** A house with the shadow on the ground. */
export function townHouse(I: Iso, name: HouseName, paint: Paint): Svg {
  const { w, d, h } = HOUSES[name];
  return I.shadow(0, 0, w, d, Math.min(h, LONGEST)) + houseWalls(I, name, paint);
}
