import { normalEmail } from '@consorcio/contract';
import { deletePlayer } from '../account/delete-player.ts';
import { NOTE_DELETION } from '../account/deletions.ts';
import { type Database, statement } from '../db/database.ts';
import { readBackup } from './backup-file.ts';

type Query = Database['query'];
type Found = { readonly id: string; readonly email: string };

const NOTED = statement<{ readonly hash: string }>({
  name: 'operate-deletions',
  text: "select encode(player_hash, 'hex') as hash from deletion",
});
/** `$1` hashes as hexadecimal digits. */
const STILL_THERE = statement<Found>({
  name: 'operate-deleted-players',
  text: `select player_id as id, email from player
    where encode(sha256(convert_to(player_id::text, 'UTF8')), 'hex') = any($1::text[])`,
});

/** Hashes that are compared at once. */
const TOGETHER = 5_000;

/** The list of deletions of a backup, as hexadecimal digits. */
async function deletionsOf(path: string): Promise<readonly string[]> {
  const { batches } = await readBackup(path);
  const hashes: string[] = [];
  for await (const { table, rows } of batches) {
    // The list is the first table of a backup.
    if (table !== 'deletion') break;
    for (const row of rows) hashes.push((JSON.parse(row) as { player_hash: string }).player_hash.replace(/^\\x/, ''));
  }
  return hashes;
}

/**
 * Deletes from a restored database whoever deleted their account after the backup was made, as far as its own list or that
 * of a newer backup knows. Gives how many that were.
 */
export async function clearDeleted(query: Query, newer: readonly string[]): Promise<number> {
  for (const path of newer) {
    for (const hash of await deletionsOf(path)) await query(NOTE_DELETION, [Buffer.from(hash, 'hex')]);
  }
  const hashes = (await query(NOTED)).map(({ hash }) => hash);
  let cleared = 0;
  for (let from = 0; from < hashes.length; from += TOGETHER) {
    const players = await query(STILL_THERE, [hashes.slice(from, from + TOGETHER)]);
    for (const { id, email } of players) await deletePlayer({ query }, id, normalEmail(email));
    cleared += players.length;
  }
  return cleared;
}
