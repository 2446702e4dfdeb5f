import { expect, test } from 'vitest';
import {
  datedHourText,
  dateTimeText,
  dayHereInWords,
  dayInWords,
  hourText,
  isoInBrasilia,
  momentInWords,
  timeText,
  weekdayHourText,
} from './dates.ts';

const EVENING = Date.parse('2026-11-26T23:00Z');

test('a moment is shown in Brasília time, wherever the device is', () => {
  expect(momentInWords('2026-05-24T21:00:00.000Z')).toBe('domingo, 24 de maio, às 18:00');
  expect([timeText(EVENING), dateTimeText(EVENING)]).toEqual(['20:00', '26/11/2026, 20:00']);
  expect(isoInBrasilia(Date.parse('2026-11-26T02:59:59Z'))).toBe('2026-11-25T23:59:59');
});

test('an hour of a live group has its minutes where they are not zero', () => {
  expect([hourText(EVENING), hourText(EVENING + 30 * 60_000)]).toEqual(['20h', '20h30']);
  expect([weekdayHourText(EVENING), datedHourText(EVENING)]).toEqual(['quinta, 20h', 'quinta, 26/11, 20h']);
  expect(weekdayHourText(Date.parse('2026-11-28T10:00Z'))).toBe('sábado, 7h');
});

test('the first day of a month is an ordinal on a certificate', () => {
  expect(dayInWords('2026-03-01')).toBe('1º de março de 2026');
  expect(dayInWords('2026-03-11')).toBe('11 de março de 2026');
});

test('a day of the account goes by the clock of the device', () => {
  const noon = new Date(2026, 4, 24, 12);
  expect(dayHereInWords(noon.toISOString())).toBe('24 de maio de 2026');
});
