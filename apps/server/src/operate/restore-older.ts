import { type Connection, type Database, statement } from '../db/database.ts';
import { applyAll, type Migration } from '../db/migrate.ts';
import { StartError } from '../db/start-error.ts';
import type { Head } from './backup-file.ts';
import { type Counts, TABLES, tablesOf } from './tables.ts';

type Query = Database['query'];

/** Where rows of an earlier version are migrated before they are taken over; gone with the transaction or at its end. */
const ASIDE = 'restoring';

const CURRENT_SCHEMA = statement<{ readonly name: string }>('operate-schema')`
  select quote_ident(current_schema()) as name`;
const COLUMNS = statement<{ readonly columns: string }>('operate-columns')`
  select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_schema = current_schema() and table_name = $1`;

/** The migrations that a backup's rows have not had. */
interface Age {
  readonly had: readonly Migration[];
  readonly missing: readonly Migration[];
}

/**
 * How far a backup is behind the migrations of this version.
 * @throws StartError when it was made by a newer version, or by one with other migrations
 */
export function ageOf(
  { migrations, checksums }: Pick<Head, 'migrations' | 'checksums'>,
  known: readonly Migration[],
): Age {
  const had = known.filter(({ name }) => migrations.includes(name));
  const unknown = migrations.find((name) => had.every((one) => one.name !== name));
  if (unknown !== undefined) {
    throw new StartError(
      `The backup was made by a newer version of the game (it knows ${unknown}): restore it with that version or a later one. Nothing was changed.`,
    );
  }
  const changed = had.find(({ name, checksum }) => checksums[name] !== checksum);
  if (changed !== undefined) {
    throw new StartError(
      `The migration ${changed.name} is not the one of the version that made the backup: bring back the original file. Nothing was changed.`,
    );
  }
  return { had, missing: known.filter((one) => !had.includes(one)) };
}

/**
 * Writes rows of an earlier version: into tables as that version had them, which then go through the same migrations as a
 * database would, and are taken over. Both arguments belong to one transaction, so that it is all or nothing.
 */
export async function writeOlder(
  query: Query,
  connection: Connection,
  { had, missing }: Age,
  write: () => Promise<Counts>,
): Promise<Counts> {
  const [schema] = await query(CURRENT_SCHEMA);
  if (schema === undefined) throw new Error('the database has no current schema');
  const go = (text: string) => connection.query({ text });
  const lookAt = (name: string) => go(`set local search_path to ${name}`);
  await go(`create schema ${ASIDE}`);
  await lookAt(ASIDE);
  await applyAll(connection, had);
  // What migrations themselves have put there is in the backup as well.
  for (const table of await tablesOf(query)) await go(`delete from "${table}"`);
  const written = await write();
  await applyAll(connection, missing);
  await lookAt(schema.name);
  for (const table of TABLES) {
    const [{ columns } = { columns: '' }] = await query(COLUMNS, [table]);
    await go(`insert into "${table}" (${columns}) select ${columns} from ${ASIDE}."${table}"`);
  }
  await go(`drop schema ${ASIDE} cascade`);
  return written;
}
