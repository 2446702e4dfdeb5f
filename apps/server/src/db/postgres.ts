import pg from 'pg';
import { type Engine, types } from './engine.ts';
import { isStalePlan, isUnavailable } from './error-classes.ts';
import { openPipelines } from './pipelines.ts';
import { shareCommits } from './shared-commits.ts';
import { StartError } from './start-error.ts';

/** Milliseconds until a caller without an answer is told to come back: connecting, waiting and running (QUALITY: 1 s). */
const ANSWER_TIMEOUT = 800;
/** Milliseconds until a statement without an answer, whose caller has long had a reply, closes its connection. */
const STATEMENT_TIMEOUT = 4_000;
/** Connections for work of several statements, and for everything behind a pooler; opened when needed. */
const CONNECTIONS = 10;
/** CONTRACT section 7. */
const OLDEST_VERSION = 150_000;

/** Why a first connection failed, without the password that may stand in the address. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  if (code === '28P01' || code === '28000') return 'user or password is wrong';
  if (code === '3D000') return 'there is no such database';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host';
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  return message === '' ? String(code) : message;
}

/** What is behind the address; `isSpread`: over several machines, by the extension Citus. */
const LOOK = `select current_setting('server_version_num')::integer as version,
    exists (select from pg_extension where extname = 'citus') as "isSpread"`;

/** @throws StartError when it cannot be reached or is too old */
async function lookAt(pool: pg.Pool, where: string): Promise<{ readonly isSpread: boolean }> {
  let found: { readonly version: number; readonly isSpread: boolean };
  try {
    [found] = (await pool.query(LOOK)).rows as [typeof found];
  } catch (error) {
    throw new StartError(
      `PostgreSQL at ${where} cannot be used (${reasonOf(error)}): correct DATABASE_URL or start that server.`,
    );
  }
  if (found.version < OLDEST_VERSION) {
    const major = Math.floor(found.version / 10_000);
    throw new StartError(`PostgreSQL at ${where} is version ${major}: use version 15 or newer.`);
  }
  return found;
}

/** Reads DATABASE_URL. Behind a pooler that drops prepared statements, `?prepare=off` stops using their names. */
function readDatabaseUrl(text: string): {
  readonly url: string;
  readonly preparesStatements: boolean;
  where: string;
} {
  const wrong = 'DATABASE_URL must look like postgres://user:password@host:5432/database: correct it or unset it.';
  if (!URL.canParse(text)) throw new StartError(wrong);
  const url = new URL(text);
  if (!/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) throw new StartError(wrong);
  const preparesStatements = url.searchParams.get('prepare') !== 'off';
  url.searchParams.delete('prepare');
  return { url: url.href, preparesStatements, where: `${url.host}${url.pathname}` };
}

/** How long to wait for answers: a player's call is told to retry, an operator's command may take long. */
export type Waiting = 'player' | 'operator';
/** Milliseconds. */
const OPERATOR_TIMEOUT = 3_600_000;

export type Tell = (sentence: string) => void;

const POOLER =
  'A pooler stands before PostgreSQL that cannot keep prepared statements: the game goes on without them. Add ?prepare=off to DATABASE_URL, or set max_prepared_statements of PgBouncer 1.21 or newer.';

/** A pool of connections to PostgreSQL 15 or newer. */
export async function openPostgres(
  databaseUrl: string,
  waiting: Waiting = 'player',
  tell: Tell = () => undefined,
): Promise<Engine> {
  const { url, preparesStatements, where } = readDatabaseUrl(databaseUrl);
  const settings = {
    connectionString: url,
    query_timeout: waiting === 'player' ? STATEMENT_TIMEOUT : OPERATOR_TIMEOUT,
    keepAlive: true,
    application_name: 'vai-de-consorcio',
    types,
  };
  const pool = new pg.Pool({ ...settings, max: CONNECTIONS, connectionTimeoutMillis: ANSWER_TIMEOUT });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So would one that breaks while it is lent out, between two statements: its user learns of it from the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { isSpread } = await lookAt(pool, where).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const withConnection: Engine['withConnection'] = async (work) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      broken = isUnavailable(error) || isStalePlan(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  // Answers of an operator's statements are long, and a pooler may not know what a pipeline is.
  const isShared = waiting === 'player' && preparesStatements;
  const pipelines = isShared ? openPipelines({ ...settings, connectionTimeoutMillis: ANSWER_TIMEOUT }) : null;
  let hasNames = preparesStatements;
  const query: Engine['query'] = (query) =>
    pipelines === null || !hasNames ? withConnection((connection) => connection.query(query)) : pipelines.query(query);
  const shared =
    // Where each player's machine commits by itself, a transaction of several players would need all of them.
    pipelines === null || isSpread
      ? query
      : shareCommits({
          alone: query,
          together: pipelines.together,
          patience: ANSWER_TIMEOUT,
        });
  return {
    kind: 'postgres',
    own: {},
    preparesStatements: () => hasNames,
    dropNames() {
      if (!hasNames) return;
      hasNames = false;
      tell(POOLER);
      pipelines?.retireAll();
    },
    answerTimeout: waiting === 'player' ? ANSWER_TIMEOUT : null,
    query,
    save: (write) => (hasNames ? shared(write) : query(write)),
    isWhole: () => true,
    withConnection,
    async close() {
      await pipelines?.close();
      await pool.end();
    },
  };
}
