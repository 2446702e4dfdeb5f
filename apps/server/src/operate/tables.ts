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

const NAMES = statement<{ readonly name: string }>({
  name: 'operate-tables',
  text: `select table_name::text as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not in ('migration', 'attempt')`,
});
const MIGRATIONS = statement<{ readonly name: string }>({
  name: 'operate-migrations',
  text: 'select name from migration order by name',
});

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
    const text = `select count(*) as n from "${table}"`;
    const [row] = await query(statement<{ readonly n: number }>({ name: `operate-count-${table}`, text }));
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
