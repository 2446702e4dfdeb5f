import { div } from '../fixed.ts';
import * as C from './config.ts';

/** Points of an obstacle cleared; `streak` counts it already. With the one key, three quarters. */
export function clearWorth(streak: number, isAided: boolean): number {
  const worth = C.CLEAR + Math.min(C.STREAK_MAX, div(streak, C.STREAK_STEP));
  return isAided ? div(worth * 3, 4) : worth;
}

/** Points of a door: 'Entrega quentinha!' when nobody stumbled since the last. */
export const doorWorth = (isHot: boolean): number => C.DOOR_WORTH + (isHot ? C.HOT_WORTH : 0);
