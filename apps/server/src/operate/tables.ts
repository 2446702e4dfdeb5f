import { type Database, statement } from '../db/database.ts';
import { StartError } from '../db/start-error.ts';

/** Every table of the game, the list of deletions first, then those that others refer to. The database's own notes on migrations are no data, nor are
 * attempts, which end within a day. */
export const TABLES = [
  'deletion',
  'age_clock',
  'public_id_key',
  'week',
  'lti_key',
  'lti_platform',
  'player',
  'login_email',
  'lti_user',
  'certificate',
  'session',
  'recovery',
  'share',
  'campaign',
  'run',
  'user_badge',
  'concept',
  'concept_card',
  'quiz_class',
  'quiz_part',
  'lti_activity',
  'day_count',
  'operator_act',
  'live_code',
  'live_group',
  'live_seat',
  'live_move',
  'live_run',
  'live_month',
] as const;

export type Counts = Readonly<Record<string, number>>;
type Query = Database['query'];

const NAMES = statement<{ readonly name: string }>('operate-tables')`
  select table_name::text as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not in ('migration', 'attempt')`;
const MIGRATIONS = statement<{ readonly name: string }>('operate-migrations')`select name from migration order by name`;

/** The migrations that a database has had, in order: rows fit only where they are the same. */
export const migrationsOf = async (query: Query): Promise<readonly string[]> =>
  (await query(MIGRATIONS)).map(({ name }) => name);

/** Names of the tables that there are, in alphabetical order. */
export const tablesOf = async (query: Query): Promise<readonly string[]> =>
  (await query(NAMES)).map(({ name }) => name).sort();

/** A table that is not in the list above would be left behind in silence. */
export async function checkTables(query: Query): Promise<void> {
  const found = await tablesOf(query);
  if (found.join() !== [...TABLES].sort().join()) throw new Error(`the tables are ${found.join()}: list them all`);
}

export async function countRows(query: Query): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const count = statement<{ readonly n: number }>(`operate-count-${table}`)`select count(*) as n from "${table}"`;
    const [row] = await query(count);
    counts[table] = row?.n ?? 0;
  }
  return counts;
}

/** @throws StartError when there are players in the database */
export async function checkEmpty(query: Query): Promise<void> {
  const { player = 0, login_email = 0 } = await countRows(query);
  if (player + login_email > 0)
    throw new StartError('The database to fill already holds players: name an empty one, nothing was changed.');
}

/** Some rows of one table, each as the JSON text that the database itself makes of it: nothing is lost on the way. */
export interface Batch {
  readonly table: string;
  readonly rows: readonly string[];
}

/** Rows that are read and written at once. */
const BATCH = 500;
const run = (query: Query, name: string, text: string): Promise<readonly unknown[]> =>
  query(statement(`operate-${name}`)`${text}`);

/** Reads every row as of one moment, while players go on playing. `query` is a transaction's. */
export async function* readRows(query: Query): AsyncGenerator<Batch> {
  await run(query, 'snapshot', 'set transaction isolation level repeatable read, read only');
  await checkTables(query);
  for (const table of TABLES) {
    const cursor = `declare copied no scroll cursor for select row_to_json(t)::text as line from "${table}" t`;
    await run(query, `open-${table}`, cursor);
    for (;;) {
      const rows = (await run(query, `fetch-${table}`, `fetch ${BATCH} from copied`)) as readonly { line: string }[];
      if (rows.length === 0) break;
      yield { table, rows: rows.map(({ line }) => line) };
    }
    await run(query, 'close', 'close copied');
  }
}

/**
 * Writes what `readRows` returned, and returns the number of rows. `query` is a transaction's, of an empty database with the same
 * columns.
 * @throws StartError for rows of a table that there is none of
 */
export async function writeRows(
  query: Query,
  batches: AsyncIterable<Batch>,
  onRows: (count: number) => void,
): Promise<Counts> {
  const counts: Record<string, number> = Object.assign(
    Object.create(null),
    Object.fromEntries((await tablesOf(query)).map((table) => [table, 0])),
  );
  for await (const { table, rows } of batches) {
    const before = counts[table];
    if (before === undefined) throw new StartError(`There is no table for rows of ${table}: nothing was changed.`);
    const insert = statement(`operate-insert-${table}`)`
      insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`;
    await query(insert, [`[${rows.join(',')}]`]);
    counts[table] = before + rows.length;
    onRows(rows.length);
  }
  return counts;
}
