/** The ground of the player's lot: the lightest pavement of the town round bare soil. What stands on it is drawn elsewhere. */
import type { Svg } from '../../core/svg.ts';
import { BLOCK as B } from './plan.ts';
import { TOWN as I } from './town-iso.ts';

const PAVEMENT = { top: '#FFF6EA', left: '#D9C2C0', right: '#C0A6B6' } as const;
const SOIL = '#E6BC8A';
const SOIL_LIGHT = '#F0CC9E';

/** The block of the lot with its upper corner at x, y in world units. */
export const lot = (x: number, y: number): Svg =>
  I.box(x, y, 0, B, B, 0.1, PAVEMENT.top, PAVEMENT) +
  I.flat(x + 0.4, y + 0.4, B - 0.8, B - 0.8, 0.1, SOIL) +
  I.flat(x + 0.65, y + 0.65, B - 1.3, B - 1.3, 0.1, SOIL_LIGHT);
