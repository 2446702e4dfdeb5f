import { type Result, Unavailable } from '@consorcio/kernel';

/** What a command decided on what it read: the answer, and what has to be written before it may be given. */
export interface Decision<Answer> {
  readonly answer: Answer;
  /** Guarded by the version that was read: false when another command was first, and nothing was written (RULES 3.8). */
  readonly write?: () => Promise<boolean>;
  /** Called once the write has happened: never twice for one command, and not for a repeat. */
  readonly onWritten?: () => void;
}

/** How often a command decides anew. Each time one of those side by side has got through, so they all do. */
const MOST_ATTEMPTS = 128;

/** A command was overtaken that often: it may be sent again in a second. */
class Overtaken extends Unavailable {
  override readonly retryAfter = 1;
}

/**
 * Reads, decides, writes if nobody was faster, else begins again. Nothing is locked while code runs, and an answer is
 * given only after it was written.
 * @throws Overtaken (answered UNAVAILABLE) when others were faster every time
 */
export async function decideAnew<Read, Answer, Code>(
  read: () => Promise<Read>,
  decide: (read: Read) => Result<Decision<Answer>, Code> | Promise<Result<Decision<Answer>, Code>>,
): Promise<Result<Answer, Code>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const decided = await decide(await read());
    if (!decided.ok) return decided;
    const { answer, write, onWritten } = decided.value;
    if (write === undefined) return { ok: true, value: answer };
    if (!(await write())) continue;
    onWritten?.();
    return { ok: true, value: answer };
  }
  throw new Overtaken(`a command was overtaken ${MOST_ATTEMPTS} times`);
}
