import { PATHS, pathWith } from '@consorcio/contract/wire';
import { MINIGAMES } from '@consorcio/rules/vocabulary';
import type { PlayerStatus } from '../player-status.ts';
import { HOME_PATH } from './guards.ts';

/** Paths to which a login leads back, when the session expired there. */
const RESUMABLE: readonly string[] = [PATHS.map, ...MINIGAMES.map(({ slug }) => pathWith('minigame', slug))];

/** Where a login leads: the status's home (CONTRACT section 2), or back. `state`: kept with the history's entry. */
export function pathAfterLogin(status: PlayerStatus, state: unknown): string {
  const from = (state as { readonly from?: unknown } | null)?.from;
  if (status === 'playing' && typeof from === 'string' && RESUMABLE.includes(from)) return from;
  return status === 'signed-out' ? PATHS.welcome : HOME_PATH[status];
}
