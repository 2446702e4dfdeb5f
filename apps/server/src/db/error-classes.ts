import { DatabaseUnavailable } from './database.ts';

/** A prepared statement that is there already, though this connection has prepared none of its name. */
const FOREIGN_NAME = '42P05';
const UNKNOWN_NAME = '26000';
/**
 * Serialization failure and deadlock: nothing happened, the same again may succeed. So it is with a prepared statement
 * that is unknown: the one before it on the same connection, which was to prepare it, has failed.
 */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01', UNKNOWN_NAME]);
/** Classes of SQLSTATE that say "not now": connection, resources, shutdown; and read-only after a failover. */
const UNAVAILABLE = /^(08|53|57P|58)|^(25006|57014)$/;
const SOCKET_FAULTS: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What the driver says without a code. */
const DRIVER_FAULTS =
  /connection terminated|connection error|timeout|not queryable|pool after calling end|is clos(ed|ing)/i;
/** 'Internal error': what Citus says of a machine that breaks off, and PostgreSQL of much else. */
const INTERNAL = 'XX000';
const MACHINE_FAULTS = /connection|could not (send|receive)|terminating/i;

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** A name that is unknown so many times in a row was not lost by the statement before it. */
const TIMES_UNKNOWN = 3;

/** True for errors after which a command may read and decide again. */
export const isConflict = (error: unknown): boolean =>
  CONFLICTS.has(codeOf(error)) || codeOf(error) === FOREIGN_NAME || isStalePlan(error);

/**
 * True when the names of prepared statements lead nowhere: behind a pooler that gives each transaction any connection.
 * @param attempt how often the same statement has been sent
 */
export const areNamesLost = (error: unknown, attempt: number): boolean =>
  codeOf(error) === FOREIGN_NAME || (codeOf(error) === UNKNOWN_NAME && attempt >= TIMES_UNKNOWN);

/**
 * A prepared statement whose columns have got other types since, by a newer server's migration: nothing happened, and on a
 * new connection, where it is prepared anew, it succeeds. Messages are translated, the routine's name is not.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** True when the engine could not be reached or broke off, as opposed to refusing the statement. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const code = codeOf(error);
  if (code === INTERNAL) return error instanceof Error && MACHINE_FAULTS.test(error.message);
  if (code !== '') return UNAVAILABLE.test(code) || SOCKET_FAULTS.has(code);
  return error instanceof Error && (DRIVER_FAULTS.test(error.message) || error.name === 'RuntimeError');
}
