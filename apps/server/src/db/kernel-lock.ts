import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Status of the program `flock` when somebody else holds the lock. */
const HELD = 1;

/** What a lock comes to: the function that gives it back, or why there is none. */
type Lock = (() => void) | 'held' | 'unsupported';

/** Node.js has no flock: the program of util-linux locks the descriptor that it inherits, and the lock stays with ours. */
function byProgram(folder: string): Lock {
  const descriptor = openSync(folder, 'r');
  const { status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  if (status === 0) return () => closeSync(descriptor);
  closeSync(descriptor);
  return status === HELD ? 'held' : 'unsupported';
}

/** What opening says when another process has the lock. */
const TAKEN = /^(?:EBUSY|EAGAIN|EWOULDBLOCK)$/;

/** Opens a path so that the system lets nobody else open it in this way until this process ends. */
function byOpening(path: string, flags: number, giveBack: () => void = () => undefined): Lock {
  try {
    const descriptor = openSync(path, flags, 0o600);
    return () => {
      closeSync(descriptor);
      giveBack();
    };
  } catch (error) {
    return TAKEN.test(String((error as NodeJS.ErrnoException).code)) ? 'held' : 'unsupported';
  }
}

/** UV_FS_O_EXLOCK of libuv: on macOS O_EXLOCK, on Windows a file that is shared with nobody. */
const EXCLUSIVE = { darwin: 0x20, win32: 0x1000_0000 } as const;

/** On Windows a file in the folder stands for it: the folder itself, shared with nobody, could not be read either. */
const STAND_IN = '.lock';

/** Systems on which only `flock` locks have that program in a package. */
export const hasFlock = (platform: NodeJS.Platform): boolean => !(platform in EXCLUSIVE);

/**
 * Locks a folder by the system: the kernel keeps the lock until this process ends, however it ends, and it holds
 * between containers that share the folder. By flock(2) on Linux, by opening on macOS and Windows.
 * @returns the function that gives the lock back; 'held' when another server has it; 'unsupported' where there is no
 *   such program or the file system knows no locks
 */
export function lockByKernel(folder: string, platform: NodeJS.Platform = process.platform): Lock {
  const { O_CREAT, O_NONBLOCK, O_RDONLY, O_RDWR } = constants;
  if (platform === 'darwin') return byOpening(folder, O_RDONLY | O_NONBLOCK | EXCLUSIVE.darwin);
  if (platform !== 'win32') return byProgram(folder);
  const path = join(folder, STAND_IN);
  return byOpening(path, O_RDWR | O_CREAT | EXCLUSIVE.win32, () => rmSync(path, { force: true }));
}
