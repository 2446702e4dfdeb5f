import { type Database, statement } from '../db/database.ts';
import { readBackup } from './backup-file.ts';

type Query = Database['query'];

/** `$1` rows of a backup as JSON. */
const NOTE = statement<never>({
  name: 'operate-deletions-note',
  text: 'insert into deletion select * from json_populate_recordset(null::deletion, $1::json) on conflict do nothing',
});
/** The hashes are gathered first, since deletions and players are kept by different keys. */
const DELETE_NOTED = statement<{ readonly id: string }>({
  name: 'operate-deleted-players',
  text: `with d as materialized (select player_hash from deletion)
    delete from player where sha256(convert_to(player_id::text, 'UTF8')) in (select player_hash from d)
    returning player_id as id`,
});
/** What does not hang on the player's own row. `$1` players. */
const DELETE_BESIDE = ['login_email', 'lti_user', 'certificate'].map((table) =>
  statement<never>({
    name: `operate-deleted-${table}`,
    text: `delete from ${table} where player_id = any($1::uuid[])`,
  }),
);

/** Rows that are noted at once. */
const TOGETHER = 5_000;

/** Notes the deletions that a backup knows of: they are its first table. */
async function noteDeletionsOf(query: Query, path: string): Promise<void> {
  const { batches } = await readBackup(path);
  let held: string[] = [];
  const note = async (): Promise<void> => {
    if (held.length > 0) await query(NOTE, [`[${held.join(',')}]`]);
    held = [];
  };
  for await (const { table, rows } of batches) {
    if (table !== 'deletion') break;
    held.push(...rows);
    if (held.length >= TOGETHER) await note();
  }
  await note();
}

/**
 * Deletes from a restored database whoever deleted their account after the backup was made, as far as its own list or that
 * of a newer backup knows. Gives how many that were.
 */
export async function clearDeleted(query: Query, newer: readonly string[]): Promise<number> {
  for (const path of newer) await noteDeletionsOf(query, path);
  const gone = (await query(DELETE_NOTED)).map(({ id }) => id);
  if (gone.length > 0) for (const remove of DELETE_BESIDE) await query(remove, [gone]);
  return gone.length;
}
