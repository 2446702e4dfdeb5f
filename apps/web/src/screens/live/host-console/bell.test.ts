import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hourText, timeToday } from './bell.tsx';

const at = (day: number, hours: number, minutes: number): number => new Date(2026, 10, day, hours, minutes).getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: at(27, 10, 30) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an hour of the bell that is still to come is of today, one that is over of tomorrow', () => {
  expect(['10:45', '10:15'].map(timeToday)).toEqual([at(27, 10, 45), at(28, 10, 15)]);
});

test('an hour is told with two digits each, as the field takes it', () => {
  expect(hourText(timeToday('07:05'))).toBe('07:05');
});
