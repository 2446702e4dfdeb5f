import type { ReplyOf } from '@consorcio/contract';
import { verifyLive } from '@consorcio/rules/live-audit';
import { describe, expect, test } from 'vitest';
import { api } from './support/client.ts';
import { oneEngine } from './support/engines.ts';
import { type LiveClass, newKey, openClass } from './support/live-class.ts';
import { DAY, HOUR, serverWithClock } from './support/server-with-clock.ts';

/* A group over days over the wire (LIVE 3.13): its calendar alone leads it. */

/** Thursday 26 November 2026, 20h in São Paulo. */
const FIRST = Date.parse('2026-11-26T23:00Z');
const schedule = { first: '2026-11-26T20:00', everyDays: 1 } as const;

describe.each(oneEngine)('a group over days on $name', (engine) => {
  const server = serverWithClock(engine);

  const opened = (): Promise<LiveClass> => openClass(server.app, { mode: 'WEEK', schedule });
  const where = async (group: LiveClass) => {
    const { phase, month } = (await group.view()).group;
    return [phase, month];
  };

  test.each([
    ['without hours', {}, 400, ['schedule: Campo obrigatório']],
    ['with a first hour that is over', { schedule: { ...schedule, first: '2026-11-24T11:00' } }, 409, 'LIVE_NOT_NOW'],
  ])('is not opened %s', async (_, wishes, status, message) => {
    const body = { months: 4, mode: 'WEEK', pace: 'NORMAL', key: newKey(), ...wishes };
    expect(await api(server.app).post('/live', body)).toMatchObject({ status, body: { message } });
  });

  test('is the same group for the same key, after its first hour too', async () => {
    const group = await opened();
    await group.joined(2);
    server.time = FIRST + HOUR;
    const body = { months: 4, mode: 'WEEK', pace: 'NORMAL', key: group.key, schedule };
    expect(await group.anybody.post('/live', body)).toMatchObject({ status: 201, body: { groupId: group.groupId } });
  });

  test('shows everybody the remaining hours, and moves nobody off the calendar', async () => {
    const group = await opened();
    const [phone] = await group.joined(2);
    expect((await phone?.view())?.group.hours).toEqual([0, 1, 2, 3, 4].map((n) => FIRST + n * DAY));
    expect(await group.command('CLOSE_ROOM')).toMatchObject({ body: { message: 'LIVE_NOT_NOW' } });
    server.time = FIRST + 1;
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', month: 1, closesAt: FIRST + DAY });
    expect(await group.command('OPEN_ASSEMBLY')).toMatchObject({ body: { message: 'LIVE_NOT_NOW' } });
  });

  test('a month closes at its hour and the next opens, and its assembly is there to be watched', async () => {
    const group = await opened();
    const [phone] = await group.joined(3);
    server.time = FIRST;
    await phone?.play(1, 40);
    expect((await phone?.view())?.held).toBeNull();
    server.time = FIRST + DAY;
    expect(await phone?.view()).toMatchObject({
      group: { phase: 'PRIVATE', month: 2 },
      assembly: null,
      held: { month: 1, minutes: { steps: expect.arrayContaining(['CALL', 'RESULT']) } },
      closed: { isSealed: true, bid: 40 },
    });
  });

  test('a seat sees that the autopilot played a month that was begun and not sealed, and not one that was sealed', async () => {
    const group = await opened();
    const phones = await group.joined(3);
    const [sealing, beginning, away] = phones;
    server.time = FIRST;
    await sealing?.play(1, 30);
    const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: false };
    expect(await beginning?.api.post(`/live/${group.groupId}/me/begin`, begun)).toMatchObject({ status: 200 });
    for (const day of [1, 1.5]) {
      server.time = FIRST + day * DAY;
      expect((await sealing?.view())?.closed).toEqual({ isSealed: true, bid: 30, guess: null, open: 0 });
      for (const phone of [beginning, away])
        expect((await phone?.view())?.closed).toEqual({ isSealed: false, bid: 0, guess: null, open: 0 });
      const late = await group.join();
      expect((await late.view()).closed).toBeNull();
    }
  });

  test('a late joiner plays from this month on', async () => {
    const group = await opened();
    await group.joined(2);
    server.time = FIRST + DAY;
    const late = await group.join();
    await late.play(2);
    server.time = FIRST + 4 * DAY;
    const { seats } = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    // The house's quotas that wait come first: which one that is depends on the raffle of the first month.
    expect(late.quota).toBeGreaterThan(2);
    expect(seats).toContainEqual({ quota: late.quota, joinedMonth: 2 });
  });

  test('a server that was away closes every month that is due in order, by its sweep too, and the proof agrees', async () => {
    const group = await opened();
    const [phone] = await group.joined(2);
    server.time = FIRST;
    await phone?.play(1, 30);
    server.time = FIRST + 3 * DAY + HOUR;
    await server.sweep();
    expect(await where(group)).toEqual(['PRIVATE', 4]);
    server.time = FIRST + 4 * DAY;
    expect(await where(group)).toEqual(['DEBRIEF', 4]);
    const audit = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    expect(audit.moves).toHaveLength(4);
    expect(audit.moves[0]).toContain('1.A2.5000.RS--.30');
    expect(verifyLive(audit)).toMatchObject({ faults: [], books: { difference: 0 } });
    server.time += 7 * DAY - HOUR;
    expect(await where(group)).toEqual(['DEBRIEF', 4]);
    server.time += 2 * HOUR;
    expect(await where(group)).toEqual(['ENDED', 4]);
  });

  test('a clock that goes back closes nothing again', async () => {
    const group = await opened();
    const [phone] = await group.joined(2);
    server.time = FIRST + DAY;
    expect(await where(group)).toEqual(['PRIVATE', 2]);
    server.time -= 2 * HOUR;
    expect(await where(group)).toEqual(['PRIVATE', 2]);
    await phone?.play(2);
    expect((await phone?.view())?.month?.move).toMatchObject({ pace: 'REST' });
  });

  test('a pause of forty days is kept, and the month closes at the next hour after it', async () => {
    const group = await opened();
    await group.joined(2);
    server.time = FIRST + HOUR;
    await group.command('PAUSE');
    server.time += 40 * DAY;
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', month: 1, isPaused: true, hours: null });
    await group.command('RESUME');
    expect((await group.view()).group).toMatchObject({ month: 1, closesAt: FIRST + 41 * DAY });
  });

  test('a pause before a first hour that is far away is kept to the millisecond or the day', async () => {
    const far = await openClass(server.app, { mode: 'WEEK', schedule: { ...schedule, first: '2027-01-10T20:00' } });
    expect((await far.command('PAUSE')).status).toBe(200);
    expect((await far.command('RESUME')).status).toBe(200);
    expect((await far.view()).group.closesAt).toBe(Date.parse('2027-01-10T23:00Z'));
  });

  test('a room that nobody has joined by the first hour is deleted', async () => {
    const group = await opened();
    await group.join();
    server.time = FIRST;
    expect(await group.anybody.get(`/live/${group.groupId}/screen`)).toMatchObject({ status: 404 });
  });
});
