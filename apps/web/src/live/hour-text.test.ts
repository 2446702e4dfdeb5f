import { expect, test } from 'vitest';
import { clockText, datedHourText, hourText } from './hour-text.ts';

test('an hour is shown in São Paulo time, wherever the device is', () => {
  const time = Date.parse('2026-11-26T23:00Z');
  expect([clockText(time), hourText(time), datedHourText(time)]).toEqual(['20h', 'quinta, 20h', 'quinta, 26/11, 20h']);
  expect(clockText(time + 30 * 60_000)).toBe('20h30');
  expect(hourText(Date.parse('2026-11-28T10:00Z'))).toBe('sábado, 7h');
});
