import type { PlayerStatus } from '../player-status.ts';
import { HOME_PATH, PATHS } from './guards.ts';

/** Places in the middle of a campaign: whoever was sent to the login from there goes back there. */
const MIDDLE = /^\/(?:mapa|minigame\/[1-4])$/;

/**
 * Where a login leads: to the status's home (CONTRACT section 2), or back to the place at which the visit expired.
 * `state`: what the browser keeps with the login's entry in its history.
 */
export function pathAfterLogin(status: PlayerStatus, state: unknown): string {
  const from = (state as { readonly from?: unknown } | null)?.from;
  if (status === 'playing' && typeof from === 'string' && MIDDLE.test(from)) return from;
  return status === 'signed-out' ? PATHS.welcome : HOME_PATH[status];
}
