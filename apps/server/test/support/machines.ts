import pg from 'pg';

/** Works on one machine as its owner. */
export async function administer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same machine. */
export const addressOf = (admin: string, name: string): string =>
  Object.assign(new URL(admin), { pathname: `/${name}` }).href;

/** One PostgreSQL, or the machines of one Citus: their databases bear the same name on each of them. */
export interface Machines {
  /** The one that is asked. */
  readonly first: string;
  create(name: string, template: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Makes a database that can be copied: nobody is connected to it any more. */
  seal(name: string): Promise<void>;
  drop(name: string): Promise<void>;
}

/** Citus would send it on by itself, but only to some of what a new database needs. */
const EACH_BY_ITSELF = 'set citus.enable_create_database_propagation = off';

/** Tells the machines of each other, in a new database. */
async function join(admins: readonly string[], name: string): Promise<void> {
  for (const admin of admins)
    await administer(addressOf(admin, name), (client) => client.query('create extension citus'));
  const [first = '', ...workers] = admins;
  await administer(addressOf(first, name), async (client) => {
    const tell = (what: string, { hostname, port }: URL) => client.query(`select ${what}($1, $2)`, [hostname, port]);
    await tell('citus_set_coordinator_host', new URL(first));
    for (const worker of workers) await tell('citus_add_node', new URL(worker));
  });
}

/** `workers` is empty for a PostgreSQL without Citus. */
export function machines(first: string, workers: readonly string[]): Machines {
  const admins = [first, ...workers];
  const isCitus = workers.length > 0;
  /** The one that is asked comes last: what is there is everywhere. */
  const onEach = async (text: string): Promise<void> => {
    for (const admin of admins.toReversed())
      await administer(admin, async (client) => {
        if (isCitus) await client.query(EACH_BY_ITSELF);
        await client.query(text);
      });
  };
  async function seal(name: string): Promise<void> {
    if (!isCitus) return;
    await onEach(`alter database ${name} allow_connections false`);
    await onEach(`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`);
  }
  return {
    first,
    async create(name, template) {
      await onEach(`create database ${name} template ${template}`);
      if (isCitus && template === 'template0') await join(admins, name);
    },
    rename: (from, to) => onEach(`alter database ${from} rename to ${to}`),
    seal,
    async drop(name) {
      // Citus' own maintenance would come back at once.
      await seal(name);
      await onEach(`drop database ${name} with (force)`);
    },
  };
}
