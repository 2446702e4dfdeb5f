import { type RunLog, readLog } from '@consorcio/minigames/input-log';

/** A finished log waits under its stage until the server has it. GAMES 1.2, CONTRACT section 5. */
const keyOf = (stageId: string): string => `finished-run-${stageId}`;

/** Stores a log until the server has accepted or refused it. */
export function keepRunLog(stageId: string, log: RunLog): void {
  try {
    localStorage.setItem(keyOf(stageId), JSON.stringify(log));
  } catch {
    // A full or forbidden storage loses the safety net only: the log is still sent from memory.
  }
}

/** The stored log of a stage; null for none, or one that cannot be read. */
export function keptRunLog(stageId: string): RunLog | null {
  try {
    return readLog(JSON.parse(localStorage.getItem(keyOf(stageId)) ?? 'null'));
  } catch {
    return null;
  }
}

export const dropRunLog = (stageId: string): void => localStorage.removeItem(keyOf(stageId));
