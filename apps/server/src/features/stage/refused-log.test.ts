import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { logRefusedRun } from './run-scorer.ts';

/** What was written at level info. */
function notes() {
  const written: unknown[] = [];
  const log = { info: (fields: unknown) => written.push(fields) };
  return { written, log: log as unknown as FastifyBaseLogger };
}
const issued = { game: 'runner', version: 1 };
const sent = { game: 'tapper', version: 2, ticks: 30, inputs: [[4, 1] as const] };

test('a refused log is noted with the reason, the run it was meant for, and its own shape and size', () => {
  const { written, log } = notes();
  logRefusedRun(log, 'OTHER_GAME', issued, sent);
  const run = { game: 'tapper', version: 2, ticks: 30, inputs: 1 };
  expect(written).toEqual([{ refusal: 'OTHER_GAME', issued, sent: { size: JSON.stringify(sent).length, run } }]);
});

test('a log nested too deeply to be written again is noted without its size, and is still only refused', () => {
  const { written, log } = notes();
  const depth = 200_000;
  const results = { ...sent, note: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) };
  logRefusedRun(log, 'OTHER_GAME', issued, results);
  expect(written).toMatchObject([{ sent: { size: null, run: { game: 'tapper' } } }]);
});

test.each([
  ['in place of a log', { secret: 'ana@exemplo.com.br' }],
  ['as the name of a game', { ...sent, game: 'ana@exemplo.com.br' }],
  ['beside a log', { ...sent, note: 'ana@exemplo.com.br' }],
])('nothing that was written %s gets into the log', (_, results) => {
  const { written, log } = notes();
  logRefusedRun(log, 'NOT_A_LOG', issued, results);
  expect(JSON.stringify(written)).not.toContain('ana@');
  expect(JSON.stringify(written).length).toBeLessThan(300);
});
