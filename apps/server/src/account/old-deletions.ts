import { BACKUP_DAYS, UNUSED_ACCOUNT_MONTHS } from '@consorcio/contract/wire';
import { type Database, statement } from '../db/database.ts';
import type { Chore } from '../maintenance.ts';

/** Milliseconds for which a deletion is noted: twice as long as any backup is kept that still holds the player. */
export const NOTED_FOR = 2 * BACKUP_DAYS * 86_400_000;

/** Deletions that one piece looks at: by key, so that it costs the same however many there are. */
const DELETIONS = 1_000;
/** Milliseconds. */
const EVERY = 60_000;

/** `$1` the last hash that was looked at. No row: fewer than so many are left. */
const NEXT = statement<{ readonly hash: Uint8Array }>({
  name: 'deletions-next',
  text: `select player_hash as hash from deletion where player_hash > $1 order by player_hash
    offset ${DELETIONS - 1} limit 1`,
});
/** `$1` and `$2` between which hashes, null: to the last, `$3` the moment before which a deletion was noted. */
const FORGET = statement<never>({
  name: 'deletions-forget',
  text: `delete from deletion where player_hash > $1 and player_hash <= coalesce($2::bytea, player_hash)
    and deleted_at < $3::timestamptz`,
});

/** `$1` the moment up to which an operator's act is forgotten, less the months for which an account may be unused. */
const FORGET_ACTS = statement<never>({
  name: 'acts-forget',
  text: `delete from operator_act where at < $1::timestamptz - interval '${UNUSED_ACCOUNT_MONTHS} months'`,
});

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
