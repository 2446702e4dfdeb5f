import { decideAnew } from '@consorcio/game';
import type { Result } from '@consorcio/kernel';
import { type Database, type SqlValue, type Statement, statement } from './database.ts';

/**
 * What a command's write gives back. It is guarded by the player's version that was read: when another command was first,
 * it gives false or no row and has written nothing (RULES 3.8).
 */
export interface Written {
  readonly written: boolean;
}

/** Whether a guarded write has written. */
export const hasWritten = ([row]: readonly Written[]): boolean => row?.written === true;

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Line;

/**
 * A guarded write whose values have names: `params`, in lines of words. `sql` is given the placeholder of each; `of` gives the write
 * with a value for each.
 */
export function writeOf<const Line extends string>(
  name: string,
  sql: (at: Readonly<Record<Words<Line>, string>>) => string,
  ...params: readonly Line[]
) {
  const names = params.flatMap((line) => line.split(' ')) as Words<Line>[];
  const at = Object.fromEntries(names.map((param, i) => [param, `$${i + 1}`])) as Record<Words<Line>, string>;
  const write = statement<Written>(name)`${sql(at)}`;
  const of = (values: Readonly<Record<Words<Line>, SqlValue>>) => ({
    statement: write,
    values: names.map((param) => values[param]),
  });
  return Object.assign(write, { of });
}

/** A guarded write that calls a function of the database, whose parameters are called as `params` with `p_` before them. */
export function writeBy<const Line extends string>(name: string, call: string, ...params: readonly Line[]) {
  const sql = (at: Readonly<Record<string, string>>): string =>
    `select ${call}(${Object.entries(at)
      .map(([param, place]) => `p_${param} => ${place}`)
      .join(', ')}) as written`;
  return writeOf(name, sql, ...params);
}

/** What a command decided on what it read: the answer, and what has to be written before it may be given. */
export interface Decision<Answer> {
  readonly answer: Answer;
  readonly write?: { readonly statement: Statement<Written>; readonly values: readonly SqlValue[] };
  /** Called once the write has happened: never twice for one command, and not for a repeat. */
  readonly onWritten?: () => void;
}

/** Runs a guarded write: false when another command was first. */
export const saved = async (
  database: Pick<Database, 'save'>,
  write: Statement<Written>,
  values: readonly SqlValue[],
): Promise<boolean> => hasWritten(await database.save(write, values));

/** The same of a write with its values. */
export const savedBy = (
  database: Pick<Database, 'save'>,
  { statement: write, values }: NonNullable<Decision<unknown>['write']>,
) => saved(database, write, values);

/** `decideAnew` for a write that is one statement. */
export const retryOnConflict = <Read, Answer, Code>(
  database: Database,
  read: () => Promise<Read>,
  decide: (read: Read) => Result<Decision<Answer>, Code> | Promise<Result<Decision<Answer>, Code>>,
): Promise<Result<Answer, Code>> =>
  decideAnew(read, async (found) => {
    const decided = await decide(found);
    if (!decided.ok) return decided;
    const { write, ...rest } = decided.value;
    if (write === undefined) return { ok: true, value: rest };
    return { ok: true, value: { ...rest, write: () => savedBy(database, write) } };
  });

class TakenBack extends Error {}

/** Does all of the work in one transaction, or nothing of it: what the work gives false for is taken back, and false again. */
export async function allOrNothing(
  database: Pick<Database, 'transaction'>,
  work: (query: Database['query']) => Promise<boolean>,
): Promise<boolean> {
  try {
    await database.transaction(async (query) => {
      if (!(await work(query))) throw new TakenBack();
    });
    return true;
  } catch (error) {
    if (error instanceof TakenBack) return false;
    throw error;
  }
}
