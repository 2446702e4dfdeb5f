import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Pieces into which Citus cuts a table unless told otherwise. */
export const SHARDS = 32;

/** A value of each type that statements take. */
const VALUES: Readonly<Record<string, () => string>> = {
  uuid: () => `'${randomUUID()}'`,
  text: () => "'x'",
  bytea: () => "'\\x00'",
  bigint: () => '1',
  integer: () => '1',
  smallint: () => '1',
  boolean: () => 'true',
  json: () => "'{}'",
  jsonb: () => "'{}'",
  'timestamp with time zone': () => 'now()',
  'uuid[]': () => "'{}'",
  'smallint[]': () => "'{}'",
  'text[]': () => "'{}'",
};

/** Every number of tasks in a plan, wherever it stands. */
function tasksIn(plan: unknown): readonly number[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([name, part]) => (name === 'Task Count' ? [Number(part)] : tasksIn(part)));
}

/** To how many pieces of tables a statement would go, as Citus plans it for one player. Nothing is run. */
export async function tasksOf(client: pg.Client, text: string): Promise<number> {
  await client.query(`prepare asked as ${text}`);
  try {
    const { rows: asked } = await client.query(
      "select parameter_types::text[] as types from pg_prepared_statements where name = 'asked'",
    );
    const values = (asked[0].types as string[]).map((type) => VALUES[type]?.() ?? `no value of ${type}`);
    const call = values.length === 0 ? '' : `(${values.join(', ')})`;
    const { rows } = await client.query(`explain (format json) execute asked${call}`);
    return tasksIn(rows[0]['QUERY PLAN']).reduce((sum, tasks) => sum + tasks, 0);
  } finally {
    await client.query('deallocate asked');
  }
}
