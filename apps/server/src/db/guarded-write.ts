import { decideAnew } from '@consorcio/game';
import type { Result } from '@consorcio/kernel';
import type { Database, SqlValue, Statement } from './database.ts';

/**
 * What a command's write gives back. It is guarded by the player's version that was read: when another command was first,
 * it gives false or no row and has written nothing (RULES 3.8).
 */
export interface Written {
  readonly written: boolean;
}

/** What a command decided on what it read: the answer, and what has to be written before it may be given. */
export interface Decision<Answer> {
  readonly answer: Answer;
  readonly write?: { readonly statement: Statement<Written>; readonly values: readonly SqlValue[] };
  /** Called once the write has happened: never twice for one command, and not for a repeat. */
  readonly onWritten?: () => void;
}

/** Runs a guarded write: false when another command was first. */
export async function saved(
  database: Pick<Database, 'save'>,
  statement: Statement<Written>,
  values: readonly SqlValue[],
): Promise<boolean> {
  const [row] = await database.save(statement, values);
  return row?.written === true;
}

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
    return { ok: true, value: { ...rest, write: () => saved(database, write.statement, write.values) } };
  });
