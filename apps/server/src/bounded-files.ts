import type { Database } from './db/database.ts';
import type { Chore } from './maintenance.ts';

/** Milliseconds between two looks. */
const EVERY = 60_000;
/** Bytes: one of the log's files, tens of thousands of commands. */
const LOG_BYTES = 16_000_000;

/**
 * Keeps the files of the embedded database small: its log, and with it the start after a power cut, and its tables. Its engine
 * has no process of its own that would make checkpoints and vacuum: without this both grow for as long as a server runs.
 */
export const boundedFiles = (database: Database): Chore => ({
  name: 'bounded files',
  every: EVERY,
  async piece() {
    await database.boundLog?.(LOG_BYTES);
    await database.reuseRoom?.();
  },
});
