import { expect, test } from 'vitest';
import { clockOf, timeSentence } from './time-sentence.ts';

test('the time is said at 60 and at 15 seconds, once each, and not when it is over', () => {
  const clock = [61_000, 60_000, 59_000, 16_000, 15_000, 14_000, 0];
  const said = clock.slice(1).map((left, i) => timeSentence(clock[i] ?? 0, left));
  expect(said).toEqual(['Falta 1 minuto.', null, null, 'Faltam 15 segundos.', null, null]);
});

test.each([
  [300_000, [5, '00']],
  [59_001, [1, '00']],
  [9_000, [0, '09']],
  [-5, [0, '00']],
])('%i ms are read as %j', (left, expected) => {
  expect(clockOf(left)).toEqual(expected);
});
