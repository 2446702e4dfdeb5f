import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { parentPort, Worker } from 'node:worker_threads';
import { Refusal } from './http/refusal.ts';

/** A thread of its own for one kind of work, begun with the first piece of it: a start does not wait for it. */
export interface Thread<Task, Outcome> {
  /** @throws Refusal UNAVAILABLE when too many wait already, or the thread broke off */
  ask(task: Task): Promise<Outcome>;
  /** Lets the thread end what it is at. */
  close(): Promise<void>;
}

export interface ThreadLimits {
  /** Pieces that may wait or be at work. */
  readonly waiting: number;
  /** Seconds to wait for whoever finds the line full. */
  readonly retry: number;
}

interface TaskMessage<Task> {
  readonly number: number;
  readonly task: Task;
}
interface OutcomeMessage<Outcome> {
  readonly number: number;
  readonly outcome: Outcome;
}
/** Sent to a thread that is to end. */
const END = null;
/** Milliseconds that it gets for it. */
const PATIENCE = 2_000;

/** Takes why a thread broke off. */
export type OnFault = (error: unknown) => void;

/** Work on the thread of a built file that calls `serveThread`; `inPlace` where the server runs from its sources. */
export function threadOf<Task, Outcome>(
  file: URL,
  { waiting, retry }: ThreadLimits,
  onFault: OnFault,
  inPlace: (task: Task) => Outcome | Promise<Outcome>,
): Thread<Task, Outcome> {
  if (file.protocol === 'file:' && !existsSync(file))
    return { ask: async (task) => inPlace(task), close: async () => undefined };
  const pending = new Map<number, { resolve: (outcome: Outcome) => void; reject: (error: Error) => void }>();
  let [worker, last]: [Worker | null, number] = [null, 0];

  const begin = (): Worker => {
    const begun = new Worker(file);
    // A server that has nothing else to do may end.
    begun.unref();
    begun.on('message', ({ number, outcome }: OutcomeMessage<Outcome>) => {
      pending.get(number)?.resolve(outcome);
      pending.delete(number);
    });
    const breakOff = (): void => {
      // An error is followed by the end of the thread: by then another one may be at work.
      if (worker !== begun) return;
      worker = null;
      for (const { reject } of pending.values()) reject(new Refusal('UNAVAILABLE', retry));
      pending.clear();
    };
    begun.on('error', (error) => {
      onFault(error);
      breakOff();
    });
    begun.on('exit', breakOff);
    return begun;
  };

  return {
    async ask(task) {
      if (pending.size >= waiting) throw new Refusal('UNAVAILABLE', retry);
      worker ??= begin();
      last += 1;
      const message: TaskMessage<Task> = { number: last, task };
      const told = new Promise<Outcome>((resolve, reject) => pending.set(message.number, { resolve, reject }));
      worker.postMessage(message);
      return told;
    },
    async close() {
      if (worker === null) return;
      const ending = worker;
      const late = setTimeout(() => void ending.terminate(), PATIENCE);
      const ended = once(ending, 'exit');
      ending.postMessage(END);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Does a thread's work, one piece after the other. */
export function serveThread<Task, Outcome>(work: (task: Task) => Outcome): void {
  parentPort?.on('message', (message: TaskMessage<Task> | typeof END) => {
    if (message === END) {
      parentPort?.close();
      return;
    }
    const { number, task } = message;
    parentPort?.postMessage({ number, outcome: work(task) } satisfies OutcomeMessage<Outcome>);
  });
}
