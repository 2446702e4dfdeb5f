/**
 * Three depths of the town, as lights: pale suburbs, the ring of the four places, and a dark row of trees before them. The
 * lot in the middle is seen as it is drawn, so it is the clearest and warmest thing of the map.
 */
import { graded, type Light } from '../../core/grade.ts';
import { ell, linear, type Point, radial, rect, type Svg } from '../../core/svg.ts';
import { SHADOW } from '../../core/tokens.ts';
import { BLOCK, blockCorner, LOT_BLOCK, VIEW } from '../../plans/plan.ts';

const AIR = '#FDEFDC';
/** the hills, the skyline, the suburbs behind and far beside the places, and what is next to them */
export const HILLS: Light = { air: AIR, haze: 0.4, grey: 0.2 };
export const FAR: Light = { air: AIR, haze: 0.5, grey: 0.3 };
export const AWAY: Light = { air: AIR, haze: 0.34, grey: 0.24 };
const ASIDE: Light = { air: AIR, haze: 0.18, grey: 0.18 };
const RING: Light = { air: AIR, haze: 0.1 };
/** violet is the first thing that an eye sees: its place lies a little deeper in the air */
const VIOLET: Light = { air: AIR, haze: 0.2 };
const NEAR: Light = { ambient: '#8E8FC4', grey: 0.12 };
/** every light in which windows are seen */
export const LIGHTS: readonly Light[] = [FAR, AWAY, ASIDE, RING, VIOLET];
/** rows of blocks from this depth on stand before everything that is played with */
const NEAR_ROW = 5;

/** Does a block belong to the dark rows at the foot of the town? */
export const isNearRow = (i: number, j: number): boolean => i + j >= NEAR_ROW;
/** The light on a block by its place in the town; undefined where colours stay as they are drawn. */
export function lightOf(i: number, j: number): Light | undefined {
  const aside = Math.abs(i - j);
  if (isNearRow(i, j)) return NEAR;
  if (i + j <= 0) return FAR;
  if (aside > 2) return AWAY;
  return aside === 2 ? ASIDE : undefined;
}
/** The light on a place's building. */
export const placeLight = (i: number, j: number): Light => (i === 1 && j === 2 ? VIOLET : RING);
/** A drawing that stands on a block, in that block's light. */
export function onBlock(i: number, j: number, drawing: Svg): Svg {
  const light = lightOf(i, j);
  return light === undefined ? drawing : graded(drawing, light);
}

const [lotX, lotY] = blockCorner(...LOT_BLOCK);
/** middle of the lot in px of the map */
export const HEART: Point = VIEW.P(lotX + BLOCK / 2, lotY + BLOCK / 2);
const WARM = '#FFE486';

/** The air over the far ground and the dusk over the nearest, in px of the map. */
export function groundAir(from: number, width: number): Svg {
  const [far, farDefinition] = linear([0, AIR, 0.8], [0.35, AIR, 0.42], [1, AIR, 0]);
  const [near, nearDefinition] = linear([0, SHADOW, 0], [1, SHADOW, 0.4]);
  return farDefinition + nearDefinition + rect(from, 262, width, 330, 0, far) + rect(from, 780, width, 250, 0, near);
}
/** Warm light on the streets round the lot; inside the map's edges, so that its sides need none of it. */
export function pool(): Svg {
  const [fill, definition] = radial([0, WARM, 0.9], [0.4, WARM, 0.6], [1, WARM, 0]);
  return definition + ell(HEART[0], HEART[1], 380, 215, fill);
}
/** A soft glow over what stands round the lot. */
export function glow(): Svg {
  const [fill, definition] = radial([0, WARM, 0.26], [0.5, WARM, 0.12], [1, WARM, 0]);
  return definition + ell(HEART[0], HEART[1] - 30, 240, 175, fill);
}
