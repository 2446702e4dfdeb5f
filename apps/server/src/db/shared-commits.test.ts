import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable, type Query } from './database.ts';
import { shareCommits } from './shared-commits.ts';

const write = (key: string): Query => ({ text: 'write', values: [key] });
const keyOf = ({ values }: Query): string => String(values?.[0]);
const rowsOf = (query: Query) => ({ rows: [keyOf(query)] });

/** An engine that notes every transaction; `fails` says how a write ends that fails. */
function engine(fails: (key: string, isAlone: boolean) => Error | null = () => null, patience: number | null = null) {
  const transactions: string[][] = [];
  const commit = (queries: readonly Query[]) => {
    const keys = queries.map(keyOf);
    transactions.push(keys);
    const error = keys.map((key) => fails(key, keys.length === 1)).find((one) => one !== null);
    return error === undefined ? Promise.resolve(queries.map(rowsOf)) : Promise.reject(error);
  };
  const alone = async (query: Query) => (await commit([query]))[0] ?? { rows: [] };
  return { transactions, save: shareCommits({ alone, together: commit, patience }) };
}

const outcomeOf = (written: Promise<{ rows: unknown[] }>): Promise<unknown> =>
  written.then(
    ({ rows }) => rows[0],
    (error: Error) => error.message,
  );
const broken = () => new Error('constraint');

describe('writes that wait at the same time', () => {
  test('share one transaction, in the order of their keys, and each gets its own rows', async () => {
    const { save, transactions } = engine();
    expect(await Promise.all(['b', 'c', 'a'].map((key) => outcomeOf(save(write(key)))))).toEqual(['b', 'c', 'a']);
    expect(transactions).toEqual([['a', 'b', 'c']]);
  });

  test('gather while a transaction is on its way, and wait for nobody when there is none', async () => {
    const { save, transactions } = engine();
    await save(write('first'));
    await Promise.all([save(write('b')), save(write('a'))]);
    expect(transactions).toEqual([['first'], ['a', 'b']]);
  });

  test('fail alone: the others of the transaction are written', async () => {
    const { save, transactions } = engine((key) => (key === 'b' ? broken() : null));
    const outcomes = await Promise.all(['a', 'b', 'c'].map((key) => outcomeOf(save(write(key)))));
    expect(outcomes).toEqual(['a', 'constraint', 'c']);
    expect(transactions).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  });

  test('are not sent again when the engine has gone away: nobody knows whether they were kept', async () => {
    const { save, transactions } = engine(() => new DatabaseUnavailable('away'));
    expect(await Promise.all(['a', 'b'].map((key) => outcomeOf(save(write(key)))))).toEqual(['away', 'away']);
    expect(transactions).toEqual([['a', 'b']]);
  });

  test('are not sent once their callers have been told to come back', async () => {
    const { save, transactions } = engine(() => null, 0);
    expect(await outcomeOf(save(write('a')))).toBe('the database is too slow');
    expect(transactions).toEqual([]);
  });
});
