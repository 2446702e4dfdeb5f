import { createHash } from 'node:crypto';
import { statement } from '../db/database.ts';

/** What is left of a deleted player: nobody is known by it, and 74 random bits of the id keep it from being guessed. */
export const playerHash = (playerId: string): Uint8Array => createHash('sha256').update(playerId).digest();

/** Notes that a player was deleted. `$1` hash of the player's id. */
export const NOTE_DELETION = statement<never>({
  name: 'deletion-note',
  text: 'insert into deletion (player_hash) values ($1) on conflict do nothing',
});
