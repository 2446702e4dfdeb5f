import { once } from 'node:events';
import { parentPort, type Transferable, Worker } from 'node:worker_threads';
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

/** Work on the thread of a file that calls `serveThread`. */
export function threadOf<Task, Outcome>(
  file: URL,
  { waiting, retry }: ThreadLimits,
  onFault: OnFault,
): Thread<Task, Outcome> {
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

/** Does a thread's work, one piece after the other; `moved`: what of an outcome is handed over instead of copied. */
export function serveThread<Task, Outcome>(
  work: (task: Task) => Outcome,
  moved: (outcome: Outcome) => readonly Transferable[] = () => [],
): void {
  parentPort?.on('message', (message: TaskMessage<Task> | typeof END) => {
    if (message === END) {
      parentPort?.close();
      return;
    }
    const outcome = work(message.task);
    parentPort?.postMessage({ number: message.number, outcome } satisfies OutcomeMessage<Outcome>, moved(outcome));
  });
}
