import type { Standing } from '../player-status.ts';
import { HOME, PATHS } from './guards.ts';

/** Places in the middle of a campaign: whoever was sent to the login from there goes back there. */
const MIDDLE = /^\/(?:mapa|minigame\/[1-4])$/;

/**
 * Where a login leads: to the standing's home (CONTRACT section 2), or back to the place at which the visit expired.
 * `state`: what the browser keeps with the login's entry in its history.
 */
export function wayAfterLogin(standing: Standing, state: unknown): string {
  const from = (state as { readonly from?: unknown } | null)?.from;
  if (standing === 'playing' && typeof from === 'string' && MIDDLE.test(from)) return from;
  return standing === 'signed-out' ? PATHS.welcome : HOME[standing];
}
