import { DatabaseUnavailable, type Query } from './database.ts';
import { isUnavailable } from './error-classes.ts';

/** Writes that share one transaction at the most: what more would save is less than what the first would wait longer. */
const MOST_TOGETHER = 64;

interface Rows {
  rows: unknown[];
}

interface Ways {
  /** Runs one write that is its own transaction. */
  readonly alone: (query: Query) => Promise<Rows>;
  /**
   * Runs several in one transaction, and gives their rows in order once it is committed. Rejects with the error of the
   * first that failed; then none of them was kept, or, when the engine has gone away, nobody knows.
   */
  readonly together: (queries: readonly Query[]) => Promise<readonly Rows[]>;
  /** Milliseconds after which nobody waits for a write that has not begun; null for never. */
  readonly patience: number | null;
}

interface Waiting {
  readonly query: Query;
  readonly since: number;
  readonly resolve: (rows: Rows) => void;
  readonly reject: (error: unknown) => void;
}

/** Every transaction locks rows in the order of their keys, so that two of them never wait for each other. */
const keyOf = ({ query }: Waiting): string => String(query.values?.[0] ?? '');
const byKey = (one: Waiting, other: Waiting): number => {
  const [first, second] = [keyOf(one), keyOf(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

/**
 * Lets writes that wait at the same time share a commit, which costs more than the write itself (decision 0081). Only for
 * writes whose first value is the key of all rows that they lock. Nobody waits for others to come: while few write, each
 * has its own transaction. When one of a group fails, none of it was kept, and each runs alone, so that it fails alone.
 */
export function shareCommits({ alone, together, patience }: Ways): (query: Query) => Promise<Rows> {
  const waiting: Waiting[] = [];
  let isRunning = false;
  let isPlanned = false;

  const runAlone = ({ query, resolve, reject }: Waiting): Promise<void> => alone(query).then(resolve, reject);

  const run = async (group: readonly Waiting[]): Promise<void> => {
    const [first] = group;
    if (first !== undefined && group.length === 1) return runAlone(first);
    try {
      const answers = await together(group.map(({ query }) => query));
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] ?? { rows: [] });
    } catch (error) {
      if (isUnavailable(error)) for (const { reject } of group) reject(error);
      else await Promise.all(group.map(runAlone));
    }
  };

  const isWaitedFor = ({ since, reject }: Waiting): boolean => {
    if (patience === null || performance.now() - since < patience) return true;
    reject(new DatabaseUnavailable('the database is too slow'));
    return false;
  };

  /** While one group is on its way, the next gathers. */
  const start = (): void => {
    if (isRunning) return;
    const group = waiting.splice(0, MOST_TOGETHER).filter(isWaitedFor).sort(byKey);
    if (group.length === 0) return;
    isRunning = true;
    void run(group).finally(() => {
      isRunning = false;
      start();
    });
  };

  return (query) =>
    new Promise((resolve, reject) => {
      waiting.push({ query, since: performance.now(), resolve, reject });
      if (isPlanned) return;
      isPlanned = true;
      // At the end of this turn of the event loop, when all that is written in it is there.
      setImmediate(() => {
        isPlanned = false;
        start();
      });
    });
}
