import {
  hoursLeft,
  openWay,
  type Way,
  type WayTerms,
  wayAfterMonth,
  wayAtTime,
  wayByHost,
} from '@consorcio/rules/live';
import { describe, expect, test } from 'vitest';
import { isScheduleGood, type LiveSchedule, liveHours } from './live-hours.ts';

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

describe('the way over days', () => {
  const terms = (now: number, people = 5): WayTerms => ({
    ...{ months: 4, pace: 'NORMAL', steps: 0, people, now },
    schedule: liveHours(daily),
  });
  const room = openWay(terms(at('2026-11-24T12:00Z')));
  const month = (number: number): Way => ({
    ...room,
    phase: 'PRIVATE',
    month: number,
    closesAt: liveHour(daily, number),
  });

  test('the room closes at the first hour, the months at those after it', () => {
    expect(hoursLeft(room, terms(0))).toEqual([0, 1, 2, 3, 4].map((n) => liveHour(daily, n)));
    expect(wayAtTime(room, terms(liveHour(daily, 0) - 1))).toBeNull();
    expect(wayAtTime(room, terms(liveHour(daily, 0)))).toMatchObject({ phase: 'CLOSING', month: 0 });
  });

  test('a room in which fewer than two are does not close', () => {
    expect(wayAtTime(room, terms(liveHour(daily, 0), 1))).toBeNull();
  });

  test('no assembly is held step by step: the next month opens at once, after the last the debrief for a week', () => {
    const shut = wayAtTime(month(2), terms(liveHour(daily, 2) + 3));
    expect(shut).toMatchObject({ phase: 'CLOSING', month: 2, closesAt: liveHour(daily, 2) });
    const next = shut && wayAfterMonth(shut, terms(liveHour(daily, 2) + 3));
    expect(next).toMatchObject({ phase: 'PRIVATE', month: 3, closesAt: liveHour(daily, 3) });
    const last = wayAfterMonth({ ...month(4), phase: 'CLOSING' }, terms(liveHour(daily, 4)));
    expect(last).toMatchObject({ phase: 'DEBRIEF', closesAt: liveHour(daily, 4) + 7 * 24 * HOUR });
  });

  test('a server that was down carries out all missed hours in order', () => {
    const now = liveHour(daily, 3) + HOUR;
    const passed: number[] = [];
    for (let way: Way | null = month(1); way !== null; ) {
      const shut: Way | null = wayAtTime(way, terms(now));
      if (shut !== null) passed.push(shut.month);
      way = shut && wayAfterMonth(shut, terms(now));
      if (shut === null) break;
    }
    expect(passed).toEqual([1, 2, 3]);
  });

  test('after a clock that went back nothing closes again', () => {
    expect(wayAtTime(month(3), terms(liveHour(daily, 2) - HOUR))).toBeNull();
  });

  test('after a pause the month closes at the next hour of the calendar, however long it was', () => {
    const paused = wayByHost(month(2), 'PAUSE', 0, terms(liveHour(daily, 2) - HOUR));
    if (!paused.ok) throw new Error(paused.refusal);
    const short = wayByHost(paused.value, 'RESUME', 0, terms(liveHour(daily, 2) - 1));
    expect(short).toMatchObject({ value: { isPaused: false, closesAt: liveHour(daily, 2) } });
    const long = wayByHost(paused.value, 'RESUME', 0, terms(liveHour(daily, 40) + 1));
    expect(long).toMatchObject({ value: { closesAt: liveHour(daily, 41) } });
  });

  test.each(['CLOSE_ROOM', 'OPEN_ASSEMBLY', 'MORE_TIME'] as const)('no host leads it on by %s', (command) => {
    const way = command === 'CLOSE_ROOM' ? room : month(1);
    expect(wayByHost(way, command, 0, terms(0))).toMatchObject({ refusal: 'LIVE_NOT_NOW' });
  });

  test('the bell may ring at any hour', () => {
    expect(wayByHost(month(1), 'FINISH_NOW', 0, terms(0))).toMatchObject({ value: { phase: 'CLOSING' } });
  });
});
