import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** Status of the program `flock` when somebody else holds the lock. */
const HELD = 1;

/**
 * Locks a folder itself by flock(2): the kernel keeps the lock until this process ends, however it ends, and it holds
 * between containers that share the folder. Node.js has no flock: the program of util-linux locks the descriptor that it
 * inherits, and the lock stays with ours.
 * @returns the function that gives the lock back; 'held' when another server has it; 'unsupported' where there is no
 *   such program or the file system knows no locks
 */
export function lockByKernel(folder: string): (() => void) | 'held' | 'unsupported' {
  const descriptor = openSync(folder, 'r');
  const { status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  if (status === 0) return () => closeSync(descriptor);
  closeSync(descriptor);
  return status === HELD ? 'held' : 'unsupported';
}
