import type { RunHandover } from '@consorcio/contract/wire';
import { describe, expect, test } from 'vitest';
import { runHandoverIn } from './issued-run-message.ts';

const rewards = { minEffort: 3, maxEffort: 12, minEnergy: 0, maxEnergy: 0 };
const issued = { game: 'tapper', version: 1, seed: 'ff'.repeat(16), vigor: 85 };
const run: RunHandover = { stageId: 'stage-7', personaId: 2, issued, rewards };
const message = (changed: unknown) => ({ type: 'minigame-run', run: changed });

describe('the run that the page around hands over', () => {
  test('is taken as it was issued, with or without what the room pays', () => {
    expect(runHandoverIn(message(run))).toEqual(run);
    expect(runHandoverIn(message({ ...run, rewards: null }))).toEqual({ ...run, rewards: null });
  });
  test('is known as that of a live group by what it says of its place', () => {
    const live = { ...run, live: { isCalm: false, coins: 10, room: 4 } };
    expect(runHandoverIn(message(live))).toEqual(live);
  });
  test.each([
    ['nothing', null],
    ['half a live run', { ...run, live: { isCalm: 'no' } }],
    ['no stage', { ...run, stageId: 7 }],
    ['no persona', { ...run, personaId: '2' }],
    ['no run', { ...run, issued: undefined }],
    ['half a run', { ...run, issued: { ...issued, seed: undefined } }],
    ['a run without vigor', { ...run, issued: { ...issued, vigor: null } }],
    ['half a reward', { ...run, rewards: { minEffort: 3 } }],
  ])('is asked of the server when it is %s', (_, changed) => {
    expect(runHandoverIn(message(changed))).toBeNull();
  });
  test.each([[null], ['minigame-run'], [{ type: 'minigame-finished' }], [{ from: 'audio-hook' }]])(
    'is waited for while other messages come: %j',
    (data) => {
      expect(runHandoverIn(data)).toBeUndefined();
    },
  );
});
