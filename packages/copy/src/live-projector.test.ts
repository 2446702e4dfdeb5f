import { expect, test } from 'vitest';
import { debriefCopy } from './live-debrief.ts';
import { projectorCopy } from './live-projector.ts';

test('one envelope that did not win is in the singular', () => {
  expect([1, 2].map(projectorCopy.envelope.lost)).toEqual(['1 envelope não venceu', '2 envelopes não venceram']);
});

test('how one member ended is in the singular', () => {
  const { PAID_ON_TIME, PAID, TAKEN } = debriefCopy.timeline.situations;
  const told = [PAID_ON_TIME, PAID, TAKEN].flatMap((words) => [words(1), words(2)]);
  expect(told).toEqual([
    'quitou em dia',
    'quitaram em dia',
    'quitou',
    'quitaram',
    'bem retomado (×)',
    'bens retomados (×)',
  ]);
});
