import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type Connection,
  type Database,
  DatabaseUnavailable,
  type Query,
  type SqlValue,
  type Statement,
} from './database.ts';
import { areNamesLost, isConflict, isUnavailable } from './error-classes.ts';
import { WRITE_PROBE, watchWrites } from './write-watch.ts';

export interface Engine extends Pick<Database, 'kind' | 'close'> {
  /** What the embedded engine alone does. */
  readonly own: Pick<Database, 'copyTo' | 'boundLog' | 'reuseRoom'>;
  /** False behind a pooler that cannot keep prepared statements. */
  preparesStatements(): boolean;
  /** Has it prepare none from now on; absent where nothing can stand between. */
  dropNames?(): void;
  /** Milliseconds that the caller of one statement waits for its answer; null where it can't fail to come. */
  readonly answerTimeout: number | null;
  /** False when files of the database are gone; true where they are another machine's. */
  isWhole(): boolean;
  /** Runs one statement that is its own transaction, on a connection that others may be using too. */
  query(query: Query): Promise<{ rows: unknown[] }>;
  /** The same for a write that may share its commit with others: its first value is the key of all rows that it locks. */
  save(query: Query): Promise<{ rows: unknown[] }>;
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
}

const INT8 = 20;
/** Counts and versions stay far below 2^53; as numbers they need no thought. */
const toNumber = (text: string): number => Number(text);
/** How answers are read, the same on both engines. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? toNumber : pg.types.getTypeParser(oid, format as 'text'),
};

const ATTEMPTS = 8;
/** Milliseconds: the longest first pause; it doubles. */
const FIRST_PAUSE = 4;

async function retryTransient<T>({ dropNames }: Engine, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error)) throw new DatabaseUnavailable('the database does not answer', { cause: error });
      if (areNamesLost(error, attempt)) dropNames?.();
      if (!isConflict(error) || attempt === ATTEMPTS) throw error;
      await pause(Math.random() * FIRST_PAUSE * 2 ** attempt);
    }
  }
}

/** Runs work between begin and commit. A failure always sends rollback: a connection must not keep a transaction. */
export async function inTransaction<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await connection.query({ text: 'begin' });
  try {
    const value = await work();
    await connection.query({ text: 'commit' });
    return value;
  } catch (error) {
    await connection.query({ text: 'rollback' }).catch(() => undefined);
    throw error;
  }
}

/**
 * Gives up waiting, not the work: a statement whose answer is late may still happen, as when its answer is lost, and the
 * connection it is on goes back only when it has ended.
 */
async function withTimeout<T>(answerTimeout: number | null, work: Promise<T>): Promise<T> {
  if (answerTimeout === null) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, giveUp) => {
    timer = setTimeout(() => giveUp(new DatabaseUnavailable('the database is too slow')), answerTimeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What stores use, over either engine. */
export function databaseOn(engine: Engine): Database {
  const queryOf = ({ name, text }: Statement<unknown>, values: readonly SqlValue[]): Query =>
    engine.preparesStatements() ? { name, text, values: values as unknown[] } : { text, values: values as unknown[] };
  const single =
    (send: Engine['query']): Database['query'] =>
    async <Row>(statement: Statement<Row>, values: readonly SqlValue[] = []) => {
      const sent = () => withTimeout(engine.answerTimeout, send(queryOf(statement, values)));
      const { rows } = await retryTransient(engine, sent).catch(writes.noteFailure);
      return rows as readonly Row[];
    };
  const run = async <Row>(connection: Connection, statement: Statement<Row>, values: readonly SqlValue[]) =>
    (await connection.query(queryOf(statement, values))).rows as readonly Row[];
  const writes = watchWrites(() => engine.query({ text: WRITE_PROBE }));
  return {
    kind: engine.kind,
    isSound: async () => engine.isWhole() && !writes.isDamaged() && (await writes.succeed()),
    isDamaged: writes.isDamaged,
    query: single(engine.query),
    save: single(engine.save),
    transaction: (work) =>
      retryTransient(engine, () =>
        engine.withConnection((connection) =>
          inTransaction(connection, () =>
            work((statement, values = []) => run(connection, statement, values), connection),
          ),
        ),
      ).catch(writes.noteFailure),
    ...engine.own,
    close: () => engine.close(),
  };
}
