import { type Database, statement } from '../db/database.ts';
import { StartError } from '../db/start-error.ts';

/** Every table of the game, those that others refer to first. The database's own notes on migrations are no data. */
export const TABLES = [
  'player',
  'login_email',
  'session',
  'share',
  'campaign',
  'run',
  'user_badge',
  'concept',
  'quiz_answer',
] as const;
export type Table = (typeof TABLES)[number];

export type Counts = Readonly<Record<Table, number>>;
type Query = Database['query'];

const NAMES = statement<{ readonly name: string }>({
  name: 'operate-tables',
  text: `select table_name::text as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migration'`,
});
const MIGRATIONS = statement<{ readonly name: string }>({
  name: 'operate-migrations',
  text: 'select name from migration order by name',
});

/** The migrations that a database has had: rows fit only where they are the same. */
export const migrationsOf = async (query: Query): Promise<readonly string[]> =>
  (await query(MIGRATIONS)).map(({ name }) => name);

/** A table that is not in the list above would be left behind in silence. */
export async function checkTables(query: Query): Promise<void> {
  const found = (await query(NAMES)).map(({ name }) => name).sort();
  if (found.join() !== [...TABLES].sort().join()) throw new Error(`the tables are ${found.join()}: list them all`);
}

/** Rows of every table. */
export async function countRows(query: Query): Promise<Counts> {
  const counts: Partial<Record<Table, number>> = {};
  for (const table of TABLES) {
    const text = `select count(*) as n from "${table}"`;
    const [row] = await query(statement<{ readonly n: number }>({ name: `operate-count-${table}`, text }));
    counts[table] = row?.n ?? 0;
  }
  return counts as Counts;
}

/** @throws StartError when there is anything in the database */
export async function checkEmpty(query: Query): Promise<void> {
  const counts = await countRows(query);
  if (Object.values(counts).some((n) => n > 0))
    throw new StartError('The database to fill already holds players: name an empty one, nothing was changed.');
}
