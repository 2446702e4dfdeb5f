import { Readable } from 'node:stream';
import { Refusal } from './refusal.ts';

/** Streamed answers at the same time. */
const MOST_STREAMS = 4;
/** Seconds after which further callers may retry. */
const STREAM_RETRY = 5;
/** Milliseconds without progress after which a reader is cut off: four that do not read would stop everybody's answers. */
const STALLED = 30_000;

/** Opens streamed answers, a few at a time: further callers are told to retry, and who does not read on is cut off. */
export function fewStreams(): (open: () => Promise<AsyncIterable<string>>) => Promise<Readable> {
  let streaming = 0;
  const end = (): void => {
    streaming -= 1;
  };
  return async (open) => {
    if (streaming === MOST_STREAMS) throw new Refusal('UNAVAILABLE', STREAM_RETRY);
    streaming += 1;
    const pieces = await open().catch((error: unknown) => {
      end();
      throw error;
    });
    const stalled = setTimeout(() => answer.destroy(new Error('nobody reads the answer')), STALLED).unref();
    async function* noted(): AsyncGenerator<string> {
      for await (const piece of pieces) {
        stalled.refresh();
        yield piece;
      }
    }
    const answer = Readable.from(noted()).once('close', () => {
      clearTimeout(stalled);
      end();
    });
    return answer;
  };
}
