import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Work that no call waits for, done in small pieces while the game runs. */
export interface Chore {
  /** For the log. */
  readonly name: string;
  /** Milliseconds between the end of a piece and the next. */
  readonly every: number;
  /** Does one piece; what fails is tried again with the next. A long piece gives up when the signal says so. */
  readonly piece: (signal: AbortSignal) => Promise<unknown>;
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
