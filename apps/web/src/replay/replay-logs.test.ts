import { packInputs, replayOf } from '@consorcio/minigames';
import { logOf } from '@consorcio/players';
import type { LogToReplay } from '@consorcio/rules/live-audit';
import { expect, test, vi } from 'vitest';
import { replayLogs } from './replay-logs.ts';

/** An honest log of a model player, as the audit tells it. */
function honest(month: number): LogToReplay {
  const issued = { game: 'tapper', version: 1, seed: `${month}`.padStart(32, '0') } as const;
  const { ticks, inputs } = logOf(issued, 'script');
  const replayed = replayOf('tapper', 1)?.({ seed: issued.seed, ticks, inputs });
  if (replayed?.ok !== true) throw new Error('the log does not replay');
  const packed = Buffer.from(packInputs(inputs)).toString('base64');
  return { ...issued, month, quota: 3, ticks, inputs: packed, score: replayed.value.scoreBp };
}
const never = new AbortController().signal;
const [one, two] = [honest(1), honest(2)];

test('a log gives the published score again, one after the other', async () => {
  const done = vi.fn();
  expect(await replayLogs([one, two], done, never)).toEqual({ same: 2, tooOld: 0, faults: [] });
  expect(done.mock.calls).toEqual([[1], [2]]);
});

test('a score that differs from its log is reported with month and quota', async () => {
  const { faults } = await replayLogs([{ ...one, score: one.score + 1 }], vi.fn(), never);
  expect(faults).toEqual([
    { part: 'LOGS', at: 'month 1 quota 3', published: `${one.score + 1}`, computed: `${one.score}` },
  ]);
});

test('the seed of another month gives another score or refuses the log', async () => {
  const { same } = await replayLogs([{ ...one, seed: two.seed }], vi.fn(), never);
  expect(same).toBe(0);
});

test('inputs that are no log are a difference, a version that is not there any more is none', async () => {
  const told = await replayLogs(
    [
      { ...one, inputs: '!' },
      { ...two, version: 99 },
    ],
    vi.fn(),
    never,
  );
  expect(told).toMatchObject({ same: 0, tooOld: 1, faults: [{ computed: 'NOT_A_LOG' }] });
});

test('stops where the page is left', async () => {
  const leaving = new AbortController();
  const { same } = await replayLogs([one, two], () => leaving.abort(), leaving.signal);
  expect(same).toBe(1);
});
