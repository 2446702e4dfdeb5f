import type { Database } from './db/database.ts';
import type { Chore } from './maintenance.ts';

/** Milliseconds between two looks. */
const EVERY = 60_000;
/** Bytes: one of the log's files, tens of thousands of commands. */
const LOG_BYTES = 16_000_000;

/**
 * Keeps the log of the embedded database short, and with it the start after a power cut. Its engine has no process of its own
 * that would make checkpoints: without this the log grows for as long as a server runs.
 */
export const boundedLog = (database: Database): Chore => ({
  name: 'bounded log',
  every: EVERY,
  piece: async () => database.boundLog?.(LOG_BYTES),
});
