import type { Connection } from './connection.ts';

/**
 * Servers from before this migration have no answer to a column whose type changes below them: their connections keep
 * prepared statements that PostgreSQL refuses from then on ('cached plan must not change result type').
 */
const LAST_WITHOUT_AN_ANSWER = '0004-quiz-moment.sql';

/** Names this game's connections in `pg_stat_activity`; those of servers that have no answer bear no name. */
export const APPLICATION_NAME = 'vai-de-consorcio';

/** True when servers without an answer may be at work on a database that has had these migrations. */
export const mayHaveOlderServers = (applied: ReadonlyMap<string, string>): boolean =>
  applied.size > 0 && [...applied.keys()].every((name) => name <= LAST_WITHOUT_AN_ANSWER);

/**
 * Ends the connections of such servers, in the transaction that migrates: they connect again, and prepare their statements
 * anew when it has ended. What they were asked meanwhile is answered with 503 and may be asked again.
 */
export const endOlderConnections = (connection: Connection): Promise<unknown> =>
  connection.query({
    text: `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and backend_type = 'client backend'
      and application_name = '' and pid <> pg_backend_pid()`,
  });
