import { type Database, statement } from '../db/database.ts';
import { StartError } from '../db/start-error.ts';
import { type Counts, checkTables, TABLES, tablesOf } from './tables.ts';

/** Some rows of one table, each as the JSON text that the database itself makes of it: nothing is lost on the way. */
export interface Batch {
  readonly table: string;
  readonly rows: readonly string[];
}

/** Rows that are read and written at once. */
const BATCH = 500;
type Query = Database['query'];
const run = (query: Query, name: string, text: string): Promise<readonly unknown[]> =>
  query(statement({ name: `operate-${name}`, text }));

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
    const insert = statement({
      name: `operate-insert-${table}`,
      text: `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`,
    });
    await query(insert, [`[${rows.join(',')}]`]);
    counts[table] = before + rows.length;
    onRows(rows.length);
  }
  return counts;
}
