import type { ReplyOf } from '@consorcio/contract';
import { verifyLive } from '@consorcio/rules/live-audit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { liveGroups } from '../src/features/live/sweep.ts';
import { startApp, type TestApp } from './support/app.ts';
import { engines } from './support/engines.ts';
import { type LiveClass, openClass, playToDebrief } from './support/live-class.ts';

/* A clock that is wrong, a pause that nobody ends, and a group that cannot be moved on (LIVE 3.2). */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-11-24T15:00Z');

describe.each(engines)('the time of live groups on $name', (engine) => {
  let server: TestApp;
  let time = NOON;
  beforeAll(async () => {
    server = await startApp(engine, { now: () => time });
  });
  beforeEach(() => {
    time = NOON;
  });
  afterAll(() => server.remove());

  const sweep = () =>
    liveGroups(
      server.database,
      () => time,
      () => undefined,
    ).piece(new AbortController().signal);
  const phaseOf = async (group: LiveClass) => (await group.view()).group.phase;
  const faultsOf = async (group: LiveClass) => {
    const { body } = await group.anybody.get(`/live/${group.groupId}/audit`);
    return verifyLive(body as ReplyOf<'liveAudit'>)?.faults;
  };

  test('a clock that goes back by an hour in mid-month takes no move and shuts no door', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(3);
    await group.command('CLOSE_ROOM');
    await phones[0]?.play(1, 20);
    time -= HOUR;
    await Promise.all(phones.slice(1).map((phone) => phone.play(1)));
    await sweep();
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', month: 1 });
    await group.command('OPEN_ASSEMBLY');
    const closed = await Promise.all(phones.map(async (phone) => (await phone.view()).closed));
    expect(closed).toEqual([20, 0, 0].map((bid) => ({ isSealed: true, bid })));
  });

  test('a clock that jumps forward by a day closes one month with the moves that are there, not all of them', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(3);
    await group.command('CLOSE_ROOM');
    await phones[0]?.play(1, 20);
    time += DAY;
    await sweep();
    expect((await group.view()).group).toMatchObject({ phase: 'ASSEMBLY', month: 1, step: 0 });
    time -= DAY;
    await group.throughAssembly();
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', month: 2 });
  });

  test('a pause of 30 days is played to its end by the autopilot, and deleted 30 days later', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(3);
    await group.command('CLOSE_ROOM');
    await phones[0]?.play(1, 20);
    await group.command('PAUSE');
    time += 29 * DAY;
    await sweep();
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', isPaused: true });
    time += 2 * DAY;
    await sweep();
    expect((await group.view()).group).toMatchObject({ phase: 'ENDED', isPaused: false });
    expect(await faultsOf(group)).toEqual([]);
    time += 31 * DAY;
    await sweep();
    expect((await group.anybody.get(`/live/${group.groupId}/screen`)).status).toBe(404);
  });

  test('a month without a clock whose host never returns is ended after 30 days, too', async () => {
    const group = await openClass(server.app, { pace: 'NONE' });
    await group.joined(2);
    await group.command('CLOSE_ROOM');
    time += 29 * DAY;
    await sweep();
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', month: 1 });
    time += 2 * DAY;
    await sweep();
    expect(await phaseOf(group)).toBe('ENDED');
    time += 31 * DAY;
    await sweep();
    expect((await group.anybody.get(`/live/${group.groupId}/screen`)).status).toBe(404);
  });

  test('a debrief that stays paused is ended, a paused room is deleted', async () => {
    const [played, room] = [await openClass(server.app), await openClass(server.app)];
    await playToDebrief(played, await played.joined(2));
    for (const group of [played, room]) await group.command('PAUSE');
    time += 31 * DAY;
    await sweep();
    expect(await phaseOf(played)).toBe('ENDED');
    expect((await room.anybody.get(`/live/${room.groupId}/screen`)).status).toBe(404);
  });

  test('a group that cannot be moved on holds up no other', async () => {
    const groups = [];
    for (let n = 0; n < 4; n += 1) {
      const group = await openClass(server.app);
      await group.joined(2);
      await group.command('CLOSE_ROOM');
      groups.push(group);
    }
    const good = groups.at(-1);
    const broken = groups.slice(0, -1).map(({ code }) => code);
    await server.database.query({ name: 'spoil', text: 'update live_group set rulebook = 99 where code = any($1)' }, [
      broken,
    ]);
    time += HOUR;
    await expect(sweep()).rejects.toThrow('3 live groups were not moved on');
    expect(good && (await phaseOf(good))).toBe('ASSEMBLY');
    await server.database.query({ name: 'remove', text: 'delete from live_group where code = any($1)' }, [broken]);
  });
});
