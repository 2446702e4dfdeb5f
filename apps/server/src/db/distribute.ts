import type { Connection } from './database.ts';

/** The tables that every machine keeps whole: they are of the database, not of players. */
const EVERYWHERE: readonly string[] = [
  'migration',
  'age_clock',
  'public_id_key',
  'lti_key',
  'lti_platform',
  'quiz_class',
  'week',
];

/**
 * Tables that are not spread yet, those that refer to others last, and the first column of the primary key. One without a
 * primary key is none of the game's (`distribution.test.ts`).
 */
const TABLES = `select c.relname as name, a.attname as key
  from pg_class c
  join pg_index i on i.indrelid = c.oid and i.indisprimary
  join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')
    and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid)
  order by (select count(*) from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), c.oid`;

/** Functions of the game that are not spread yet, the type of the first argument, and a table that has such a key. */
const FUNCTIONS = `select f.oid::regprocedure::text as name, f.proargnames[1] as argument, t.table_name as beside
  from pg_proc f
  join lateral (
    select d.logicalrelid::text as table_name from pg_dist_partition d
    join pg_attribute a on a.attrelid = d.logicalrelid and a.attnum = (
      select indkey[0] from pg_index where indrelid = d.logicalrelid and indisprimary)
    where d.partmethod = 'h' and a.atttypid = f.proargtypes[0] order by d.logicalrelid limit 1
  ) t on true
  where f.pronamespace = current_schema()::regnamespace and f.prolang = (select oid from pg_language where lanname = 'plpgsql')
    and not exists (select from pg_depend e where e.objid = f.oid and e.deptype = 'e')
    and not exists (select from pg_dist_object o
      where o.classid = 'pg_proc'::regclass and o.objid = f.oid and o.distribution_argument_index is not null)
  order by f.oid`;

/** Milliseconds. What is kept already moves to its machines. */
const SPREAD_TIMEOUT = 3_600_000;

const hasCitus = async (connection: Connection): Promise<boolean> =>
  (await connection.query({ text: "select from pg_extension where extname = 'citus'" })).rows.length === 1;

/** What has to be known before migrations run. */
export interface Spread {
  /** Whether this machine may change tables: without the extension every one, with it the coordinator. */
  readonly mayChange: boolean;
  /** Spreads what is not spread yet over the machines. */
  finish(): Promise<void>;
}

const ALONE: Spread = { mayChange: true, finish: async () => undefined };

async function spreadTables(connection: Connection): Promise<void> {
  const { rows } = await connection.query({ text: TABLES });
  for (const { name, key } of rows as { name: string; key: string }[]) {
    const [call, values] = EVERYWHERE.includes(name)
      ? ['create_reference_table($1::text::regclass)', [name]]
      : ['create_distributed_table($1::text::regclass, $2)', [name, key]];
    await connection.query({ text: `select ${call}`, values: values as unknown[], query_timeout: SPREAD_TIMEOUT });
  }
}

async function spreadFunctions(connection: Connection): Promise<void> {
  const { rows } = await connection.query({ text: FUNCTIONS });
  for (const { name, argument, beside } of rows as { name: string; argument: string; beside: string }[]) {
    const text = 'select create_distributed_function($1::text::regprocedure, $2, $3)';
    await connection.query({ text, values: [name, argument, beside], query_timeout: SPREAD_TIMEOUT });
  }
}

/**
 * Where the extension Citus is in the database, every table is spread by the first column of its primary key and every function
 * by its first argument, so that nobody has to think of a new one. Elsewhere nothing is done.
 * Runs in the transaction of the migrations.
 */
export async function prepareSpread(connection: Connection): Promise<Spread> {
  if (!(await hasCitus(connection))) return ALONE;
  const { rows } = await connection.query({ text: 'select citus_is_coordinator() as is' });
  if (!(rows[0] as { is: boolean }).is) return { mayChange: false, finish: ALONE.finish };
  // Tables that refer to each other are changed in one transaction, so over one connection to each machine.
  await connection.query({ text: "set local citus.multi_shard_modify_mode = 'sequential'" });
  return {
    mayChange: true,
    async finish() {
      await spreadTables(connection);
      await spreadFunctions(connection);
    },
  };
}
