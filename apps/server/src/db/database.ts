import { Unavailable } from '@consorcio/kernel';

/** One statement as a driver takes it; without values its text may hold several. */
export interface Query {
  name?: string;
  text: string;
  values?: unknown[];
  query_timeout?: number;
}

/** The part of a driver's connection that is used here. */
export interface Connection {
  query(query: Query): Promise<{ rows: unknown[] }>;
}

/** The same database, reporting the name of every statement as it is sent. */
export function observeStatements(database: Database, onStatement: (name: string) => void): Database {
  const watch =
    (query: Database['query']): Database['query'] =>
    (statement, values) => {
      onStatement(statement.name);
      return query(statement, values);
    };
  return {
    ...aroundStatements(database, watch),
    transaction: (work) => database.transaction((query, connection) => work(watch(query), connection)),
  };
}

export interface Statement<Row> {
  /** Unique in the whole server: the name under which an engine keeps the prepared statement. */
  readonly name: string;
  readonly text: string;
  /** Type only; never set. */
  readonly row?: Row;
}

/**
 * Declares a statement once, at the top of a store, by its name and then its SQL. What is put into the SQL by `${…}` is SQL of ours;
 * values come with the query, as `$1`, `$2`. Row types are the same on both engines: integers of any width are numbers,
 * `timestamptz` is Date, `jsonb` is what JSON.parse gives, `bytea` is Uint8Array, `uuid` is a string.
 */
export const statement =
  <Row>(name: string) =>
  (sql: TemplateStringsArray, ...parts: readonly (string | number)[]): Statement<Row> => ({
    name,
    text: String.raw({ raw: sql }, ...parts).trim(),
  });

/** What a placeholder may be given. JSON goes in as text: see `json`. */
export type SqlValue =
  | string
  | number
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly string[]
  | readonly number[]
  | readonly null[];

/** A value for a `jsonb` placeholder: drivers disagree about arrays, text means the same to all. */
export const json = (value: unknown): string => JSON.stringify(value);

/** What stores are written against; both engines answer alike. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs one statement, which is its own transaction. Safe to use side by side: an engine with one connection
   * queues. Conflicts between transactions (40001, 40P01) are tried again inside.
   * @throws DatabaseUnavailable when the engine cannot be reached, and the driver's error for broken SQL or constraints
   */
  query<Row>(statement: Statement<Row>, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  /**
   * The same for the guarded write of a command. Its first value is the key of all rows that it locks, so writes that wait
   * at the same time may share a commit; it succeeds or fails alone all the same.
   */
  save: Database['query'];
  /**
   * Several statements, all or nothing. Rare: a command is one statement guarded by the player's version. The connection
   * itself is for migrations, which are no statements of ours.
   */
  transaction<T>(work: (query: Database['query'], connection: Connection) => Promise<T>): Promise<T>;
  /** False while files of the database are gone, or a write has failed for want of room or of a sound disk and none has succeeded since. */
  isSound(): Promise<boolean>;
  /** True once a statement has met a damaged page. */
  isDamaged(): boolean;
  /** Embedded only: copies the data, as of one moment, into an empty data folder, while the game goes on. */
  copyTo?(dataDir: string, signal?: AbortSignal): Promise<void>;
  /**
   * Embedded only, where nobody else does it: makes a checkpoint once the log has grown by more than so many bytes since the
   * last one, so that its files are used again. Tells whether it made one; while a copy is being made it makes none.
   */
  boundLog?(bytes: number): Promise<boolean>;
  /**
   * Embedded only, where nobody else does it: gives the room of dead rows to new ones in the one table that has most of them, if
   * they are many. Tells whether there was one.
   */
  reuseRoom?(): Promise<boolean>;
  close(): Promise<void>;
}

/** The engine cannot be reached or does not answer. */
export class DatabaseUnavailable extends Unavailable {
  override readonly name = 'DatabaseUnavailable';
}

/** The same database, with each single statement sent through `around`. */
export const aroundStatements = (
  database: Database,
  around: (send: Database['query']) => Database['query'],
): Database => ({ ...database, query: around(database.query), save: around(database.save) });
