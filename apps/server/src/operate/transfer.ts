import type { Database } from '../db/database.ts';
import { StartError } from '../db/start-error.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { type Batch, readRows, writeRows } from './copy-rows.ts';
import { type Counts, checkEmpty, countRows, migrationsOf, TABLES } from './tables.ts';

type OnRows = (count: number) => void;

/** Rows of one batch when they are written; a backup gives them one by one. */
const TOGETHER = 500;

async function* together(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  let held: { table: Batch['table']; rows: string[] } | null = null;
  for await (const { table, rows } of batches) {
    if (held !== null && (held.table !== table || held.rows.length >= TOGETHER)) {
      yield held;
      held = null;
    }
    held ??= { table, rows: [] };
    held.rows.push(...rows);
  }
  if (held !== null) yield held;
}

function checkCounts(read: Counts, written: Counts): void {
  const different = TABLES.filter((table) => read[table] !== written[table]);
  if (different.length > 0) throw new Error(`rows are missing in ${different.join(', ')}: nothing was changed`);
}

/** Writes a backup of a database, as of one moment. */
export const backUp = (database: Database, path: string, onRows: OnRows): Promise<Counts> =>
  database.transaction(async (query) => {
    const rows = readRows(query);
    const first = await rows.next();
    const migrations = await migrationsOf(query);
    async function* all(): AsyncGenerator<Batch> {
      if (first.done !== true) yield first.value;
      yield* rows;
    }
    return writeBackup(path, migrations, all(), onRows);
  });

/** Fills an empty database from a backup: all of it or nothing. */
export async function restore(database: Database, path: string, onRows: OnRows): Promise<Counts> {
  const backup = await readBackup(path);
  return database.transaction(async (query) => {
    await checkEmpty(query);
    if (backup.migrations.join() !== (await migrationsOf(query)).join())
      throw new StartError(
        'The backup was made by another version of the game: restore it with that version, then start this one on it.',
      );
    const written = await writeRows(query, together(backup.batches), onRows);
    checkCounts(backup.counts(), written);
    checkCounts(written, await countRows(query));
    return written;
  });
}

/** Copies everything of one database into another, empty one: all of it or nothing. The first one stays as it is. */
export const move = (from: Database, to: Database, onRows: OnRows): Promise<Counts> =>
  from.transaction((read) =>
    to.transaction(async (write) => {
      await checkEmpty(write);
      const written = await writeRows(write, readRows(read), onRows);
      checkCounts(await countRows(read), written);
      checkCounts(written, await countRows(write));
      return written;
    }),
  );
