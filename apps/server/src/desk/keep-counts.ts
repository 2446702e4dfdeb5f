import type { FastifyBaseLogger } from 'fastify';
import type { DayCounts } from './day-counts.ts';

/** Writes what was counted again and again, in the background, and once more when it is stopped. */
export function keepCounts(
  counts: DayCounts,
  every: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const then = (work: () => Promise<void>): void => {
    running = running
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'what was counted is not written yet'));
  };
  const timer = setInterval(() => then(() => counts.keep().then(counts.merge)), every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      then(counts.keep);
      await running;
    },
  };
}
