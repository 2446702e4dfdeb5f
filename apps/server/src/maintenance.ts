import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { FIRST_ID } from './ids.ts';

/** Work that no call waits for, done in small pieces while the game runs. */
export interface Chore {
  /** For the log. */
  readonly name: string;
  /** Milliseconds between the end of a piece and the next. */
  readonly every: number;
  /** Does one piece; what fails is tried again with the next. A long piece gives up when the signal says so. */
  readonly piece: (signal: AbortSignal) => Promise<unknown>;
}

/** Rows that one piece of a sweep looks at, and milliseconds between two: a million are gone through in three and a half days. */
export const SWEPT = 200;
const SWEEP_EVERY = 60_000;

/** What is gone through. `first`: a key below all, left out: of players; `next`: rows behind a key; `see`: what is done with each. */
interface Sweep<Row> extends Pick<Chore, 'name'> {
  readonly first?: string;
  readonly next: (from: string) => Promise<readonly Row[]>;
  readonly see: (row: Row) => Promise<unknown>;
}

/** Goes through rows by their key, a few at a time, again and again: a piece costs the same however many there are. */
export function sweep<Row extends { readonly id: string }>({ name, first = FIRST_ID, next, see }: Sweep<Row>): Chore {
  let from = first;
  return {
    name,
    every: SWEEP_EVERY,
    piece: async () => {
      const rows = await next(from);
      for (const row of rows) await see(row);
      from = rows.at(-1)?.id ?? first;
    },
  };
}

/** Works on each of some rows; a failure of one stops no other, and is thrown at the end. `what`: what so many failures are called. */
export async function eachAlone<Row>(
  rows: readonly Row[],
  what: (failures: number) => string,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = [];
  for (const row of rows) await work(row).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, what(failed.length));
}

export interface Maintenance {
  /** Begins no other piece, and waits for those that run. */
  stop(): Promise<void>;
}

/** Does chores side by side until it is stopped, the first piece of each after its pause. It keeps no process alive. */
export function startMaintenance(
  chores: readonly Chore[],
  onError: (chore: string, error: unknown) => void,
): Maintenance {
  const stopped = new AbortController();
  const { signal } = stopped;
  // One for each chore, and more in some pieces: Node takes more than ten for a leak.
  setMaxListeners(0, signal);
  const isDue = (every: number): Promise<boolean> => pause(every, true, { signal, ref: false }).catch(() => false);
  const keepUp = async ({ name, every, piece }: Chore): Promise<void> => {
    while (await isDue(every)) await piece(signal).catch((error: unknown) => signal.aborted || onError(name, error));
  };
  const running = chores.map(keepUp);
  return {
    async stop() {
      stopped.abort();
      await Promise.all(running);
    },
  };
}
