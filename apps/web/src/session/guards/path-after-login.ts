import { PATHS, pathWith } from '@consorcio/contract/wire';
import { MINIGAMES } from '@consorcio/rules/vocabulary';
import type { PlayerStatus } from '../player-status.ts';
import { HOME_PATH } from './guards.ts';

/** Paths to which a login leads back, when the session expired there. */
const RESUMABLE: readonly string[] = [PATHS.map, ...MINIGAMES.map(({ slug }) => pathWith('minigame', slug))];

/**
 * Where a login leads: to the home path of the status (CONTRACT section 2), or back to the place at which the visit expired.
 * `state`: what the browser keeps with the login's entry in its history.
 */
export function pathAfterLogin(status: PlayerStatus, state: unknown): string {
  const from = (state as { readonly from?: unknown } | null)?.from;
  if (status === 'playing' && typeof from === 'string' && RESUMABLE.includes(from)) return from;
  return status === 'signed-out' ? PATHS.welcome : HOME_PATH[status];
}
