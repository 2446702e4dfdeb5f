import { describe, expect, test } from 'vitest';
import { isScheduleGood, type LiveSchedule, liveHours } from './rows.ts';

/* A group over days (LIVE 3.13): assemblies at the hours of a clock in America/Sao_Paulo. */

const daily: LiveSchedule = { first: '2026-11-26T20:00', everyDays: 1 };
const at = (text: string): number => Date.parse(text);
const HOUR = 3_600_000;
/** The n-th hour of a schedule, counted from the room's. */
const liveHour = (schedule: LiveSchedule, n: number): number => {
  const { first, after } = liveHours(schedule);
  return Array.from({ length: n }).reduce<number>((hour) => after(hour), first);
};

describe('hours', () => {
  test('are those of the zone: 20h in São Paulo is 23h UTC', () => {
    expect([0, 1, 4].map((n) => liveHour(daily, n))).toEqual(
      ['2026-11-26T23:00Z', '2026-11-27T23:00Z', '2026-11-30T23:00Z'].map(at),
    );
  });

  test.each([
    [2, '2026-11-28T23:00Z'],
    [7, '2026-12-03T23:00Z'],
  ] as const)('may be %i days apart', (everyDays, second) => {
    expect(liveHour({ ...daily, everyDays }, 1)).toBe(at(second));
  });

  test('stay the same on the clock where the zone changes it, as it last did in 2018 and 2019', () => {
    const spring = { first: '2018-11-03T20:00', everyDays: 1 } as const;
    expect([0, 1].map((n) => liveHour(spring, n))).toEqual(['2018-11-03T23:00Z', '2018-11-04T22:00Z'].map(at));
    const autumn = { first: '2019-02-16T20:00', everyDays: 1 } as const;
    expect([0, 1].map((n) => liveHour(autumn, n))).toEqual(['2019-02-16T22:00Z', '2019-02-17T23:00Z'].map(at));
  });

  test('after a time are the next one, never that time itself', () => {
    const first = liveHour(daily, 0);
    expect([first - 1, first, first + 1, first + 25 * HOUR].map((time) => liveHours(daily).after(time))).toEqual(
      [0, 1, 1, 2].map((n) => liveHour(daily, n)),
    );
  });

  test.each([
    ['in the past', '2026-11-26T19:59', false],
    ['in an hour', '2026-11-26T21:00', true],
    ['too far', '2027-02-01T20:00', false],
    ['no time', '2026-13-99T20:00', false],
    ['no text of a time', 'amanhã', false],
  ])('a first one %s: %s', (_, first, isGood) => {
    expect(isScheduleGood({ first, everyDays: 1 }, liveHour(daily, 0))).toBe(isGood);
  });
});
