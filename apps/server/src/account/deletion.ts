import { createHash } from 'node:crypto';
import { normalEmail } from '@consorcio/contract';
import { BACKUP_DAYS, UNUSED_ACCOUNT_MONTHS } from '@consorcio/contract/wire';
import { type Database, statement } from '../db/database.ts';
import type { Chore } from '../maintenance.ts';
import { GIVE_ADDRESS, GIVE_LTI_USER, giveLtiUser } from './access.ts';

/** What is left of a deleted player: nobody is known by it, and 74 random bits of the id keep it from being guessed. */
export const playerHash = (playerId: string): Uint8Array => createHash('sha256').update(playerId).digest();

/** Notes that a player was deleted. `$1` hash of the player's id. */
export const NOTE_DELETION = statement<never>('deletion-note')`
  insert into deletion (player_hash) values ($1) on conflict do nothing`;

/** The codes of all of a player's certificates go. They are kept by code, so they do not hang on the player's row. `$1` player. */
export const DROP_CODES = statement<never>('certificates-drop')`delete from certificate where player_id = $1`;

/** One with another address by now, or used since, stays. `$1` player, `$2` address, `$3` moment before which the last use was. */
const DELETE_UNUSED = statement<{ readonly user: Uint8Array | null }>('unused-delete')`
  delete from player where player_id = $1 and email = $2 and last_used_at < $3::timestamptz returning lti_user as user`;

/**
 * Deletes a player with every row that knows it, and notes it, so that no backup brings it back. `email`: empty of a guest. False, and
 * nothing is changed, when the address is another by now, or the player was used since `before`; left out, it goes whenever it was
 * used.
 */
export const deleteUnused = (
  database: Pick<Database, 'transaction'>,
  { id, email = '' }: { readonly id: string; readonly email?: string },
  before: Date | 'infinity' = 'infinity',
): Promise<boolean> =>
  database.transaction(async (query) => {
    const [gone] = await query(DELETE_UNUSED, [id, email, before]);
    if (gone === undefined) return false;
    if (email !== '') await query(GIVE_ADDRESS, [normalEmail(email), id]);
    await query(DROP_CODES, [id]);
    await query(NOTE_DELETION, [playerHash(id)]);
    if (gone.user !== null) await query(GIVE_LTI_USER, [gone.user, id]);
    return true;
  });

/** Milliseconds for which a deletion is noted: twice as long as any backup is kept that still holds the player. */
export const NOTED_FOR = 2 * BACKUP_DAYS * 86_400_000;

/** Deletions that one piece looks at: by key, so that it costs the same however many there are. */
const DELETIONS = 1_000;
/** Milliseconds. */
const EVERY = 60_000;

/** `$1` the last hash that was looked at. No row: fewer than so many are left. */
const NEXT = statement<{ readonly hash: Uint8Array }>('deletions-next')`
  select player_hash as hash from deletion where player_hash > $1 order by player_hash
    offset ${DELETIONS - 1} limit 1`;
/** `$1` and `$2` between which hashes, null: to the last, `$3` the moment before which a deletion was noted. */
const FORGET = statement<never>('deletions-forget')`
  delete from deletion where player_hash > $1 and player_hash <= coalesce($2::bytea, player_hash)
    and deleted_at < $3::timestamptz`;

/** `$1` the moment up to which an operator's act is forgotten, less the months for which an account may be unused. */
const FORGET_ACTS = statement<never>('acts-forget')`
  delete from operator_act where at < $1::timestamptz - interval '${UNUSED_ACCOUNT_MONTHS} months'`;

/**
 * Forgets deletions that no backup needs any more: noted 60 days ago, and before the oldest backup of the folder for backups;
 * and what operators did to accounts after 24 months.
 * `aged`: see `AgeClock`. `oldestBackup`: when it was made, in milliseconds since 1970; null where there is none.
 */
export function oldDeletions(database: Database, aged: () => number, oldestBackup: () => number | null): Chore {
  let from: Uint8Array = new Uint8Array();
  return {
    name: 'old deletions',
    every: EVERY,
    piece: async () => {
      const before = new Date(Math.min(aged() - NOTED_FOR, oldestBackup() ?? Number.POSITIVE_INFINITY));
      const [last] = await database.query(NEXT, [from]);
      await database.query(FORGET, [from, last?.hash ?? null, before]);
      from = last?.hash ?? new Uint8Array();
      await database.query(FORGET_ACTS, [new Date(aged())]);
    },
  };
}

/** Every other row of the player hangs on the player's own and goes with it. */
const DELETE = statement<{ readonly email: string; readonly user: Uint8Array | null }>('me-delete')`
  delete from player where player_id = $1 returning email, lti_user as user`;

/** Deletes the player's rows, but not the address, which may be kept elsewhere. */
export const deleteRows = ({ query }: Pick<Database, 'query'>, playerId: string) => query(DELETE, [playerId]);

/**
 * Deletes the player, and with it every row of every table that knows it. First it is noted, so that no backup brings the
 * player back; then address, platform's user and the codes of certificates go: when a later write fails the player is still
 * signed in and may ask again. `email`: the player's when it was read; what is another when the rows go, goes
 * after them.
 */
export async function deletePlayer(database: Pick<Database, 'query'>, playerId: string, email: string): Promise<void> {
  await database.query(NOTE_DELETION, [playerHash(playerId)]);
  await database.query(GIVE_ADDRESS, [normalEmail(email), playerId]);
  await giveLtiUser(database, playerId);
  await database.query(DROP_CODES, [playerId]);
  const [gone] = await deleteRows(database, playerId);
  if (gone === undefined) return;
  if (gone.email !== email) await database.query(GIVE_ADDRESS, [normalEmail(gone.email), playerId]);
  if (gone.user !== null) await database.query(GIVE_LTI_USER, [gone.user, playerId]);
}
