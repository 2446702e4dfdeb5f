import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { logRefusedRun } from './refused-log.ts';

/** What was written at level info. */
function notes() {
  const written: { refusal: string; issued: unknown; results: string }[] = [];
  const log = { info: (fields: (typeof written)[number]) => written.push(fields) };
  return { written, log: log as unknown as FastifyBaseLogger };
}
const issued = { game: 'runner', version: 1 };

test('a refused log is noted with the reason and the run it was meant for', () => {
  const { written, log } = notes();
  logRefusedRun(log, 'OTHER_GAME', issued, { game: 'tapper', ticks: 3 });
  expect(written).toEqual([{ refusal: 'OTHER_GAME', issued, results: '{"game":"tapper","ticks":3}' }]);
});

test('a huge one is cut, so that nobody fills the disk with nonsense', () => {
  const { written, log } = notes();
  logRefusedRun(log, 'NOT_A_LOG', issued, { nonsense: 'x'.repeat(100_000) });
  expect(written[0]?.results).toHaveLength(8_000);
});
