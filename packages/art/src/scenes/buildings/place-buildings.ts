/** Where the buildings of the places stand in their blocks, and how large they are, in world units; their main colours. */
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import type { Colour } from '../../core/colour.ts';
import { PALETTE as C } from '../../core/tokens.ts';

export interface Footprint {
  /** far corner, from the corner of the block */
  readonly x: number;
  readonly y: number;
  /** along x, and along y */
  readonly w: number;
  readonly d: number;
}
export const FOOTPRINTS: Readonly<Record<MinigameSlug, Footprint>> = {
  1: { x: 0.55, y: 0.5, w: 3.5, d: 3.1 },
  2: { x: 0.35, y: 0.35, w: 3.9, d: 3.6 },
  3: { x: 0.6, y: 0.55, w: 3.2, d: 3 },
  4: { x: 0.5, y: 0.45, w: 3.5, d: 3.1 },
};
/** the colour by which a building is known: its roof's */
export const ROOFS: Readonly<Record<MinigameSlug, Colour>> = {
  1: '#EF6B58',
  2: '#2B93C4',
  3: C.jabuticaba,
  4: C.tijolo,
};
