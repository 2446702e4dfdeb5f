import { rename } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Windows refuses to rename or remove what a reader or a virus scanner has open; both are done soon. */
const REFUSED = /^(?:EPERM|EACCES|EBUSY)$/;
const PAUSE = 100;
/** How often it is tried again: ten seconds for a move, as many for `rm` by growing pauses. */
const TRIES = 100;
export const RETRIES = 13;

/** Renames a file or folder, in place of one that may be there; on Windows as soon as nobody has it open. */
export async function moveFile(from: string, to: string): Promise<void> {
  for (let left = process.platform === 'win32' ? TRIES : 0; ; left -= 1) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      if (left === 0 || !REFUSED.test(String((error as NodeJS.ErrnoException).code))) throw error;
      await pause(PAUSE);
    }
  }
}
