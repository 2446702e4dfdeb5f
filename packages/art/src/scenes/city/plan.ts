/** Where everything stands: the view of the town, its blocks and streets. */
import { makeIso } from '../../core/iso.ts';

/** side of a block and distance from one block to the next, in world units; the street fills the gap */
export const BLOCK = 5;
export const PITCH = 6.3;
/** the one view of the map, 768 x 1024 */
export const VIEW = makeIso({ S: 36, Z: 39, ox: 384, oy: 232 });
/** upper corner of a block in world units */
export const blockCorner = (i: number, j: number): readonly [x: number, y: number] => [i * PITCH, j * PITCH];
