/** Where the buildings of the places stand in their blocks, and how large they are, in world units. */
import type { MinigameSlug } from '@consorcio/rules/vocabulary';

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
