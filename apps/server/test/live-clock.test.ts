import type { ReplyOf } from '@consorcio/contract';
import { verifyLive } from '@consorcio/rules/live-audit';
import { describe, expect, test } from 'vitest';
import { ageClock, machineAges } from '../src/age-clock.ts';
import { liveGroups } from '../src/features/live/idle-groups.ts';
import { oneEngine } from './support/engines.ts';
import { type LiveClass, openClass, playToDebrief } from './support/live-class.ts';
import { DAY, HOUR, serverWithClock } from './support/server-with-clock.ts';

/* A clock that is wrong, a pause that nobody ends, and a group that cannot be moved on (LIVE 3.2). */

describe.each(oneEngine)('the time of live groups on $name', (engine) => {
  const server = serverWithClock(engine);
  const onDeleted = (): void => undefined;

  const phaseOf = async (group: LiveClass) => (await group.view()).group.phase;
  const faultsOf = async (group: LiveClass) => {
    const { body } = await group.anybody.get(`/live/${group.groupId}/audit`);
    return verifyLive(body as ReplyOf<'liveAudit'>)?.faults;
  };

  test('a clock that goes back by an hour during a month loses no move and closes nothing', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(3);
    await group.command('CLOSE_ROOM');
    await phones[0]?.play(1, 20);
    server.time -= HOUR;
    await Promise.all(phones.slice(1).map((phone) => phone.play(1)));
    await server.sweep();
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', month: 1 });
    await group.command('OPEN_ASSEMBLY');
    const closed = await Promise.all(phones.map(async (phone) => (await phone.view()).closed));
    expect(closed).toEqual([20, 0, 0].map((bid) => ({ isSealed: true, bid, guess: null, open: 0 })));
  });

  test('a clock that jumps forward by a day closes one month with the moves that are there, not all of them', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(3);
    await group.command('CLOSE_ROOM');
    await phones[0]?.play(1, 20);
    server.time += DAY;
    await server.sweep();
    expect((await group.view()).group).toMatchObject({ phase: 'ASSEMBLY', month: 1, step: 0 });
    server.time -= DAY;
    await group.throughAssembly();
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', month: 2 });
  });

  test('a pause of 30 days is played to its end by the autopilot, and deleted 30 days later', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(3);
    await group.command('CLOSE_ROOM');
    await phones[0]?.play(1, 20);
    await group.command('PAUSE');
    server.time += 29 * DAY;
    await server.sweep();
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', isPaused: true });
    server.time += 2 * DAY;
    await server.sweep();
    expect((await group.view()).group).toMatchObject({ phase: 'ENDED', isPaused: false });
    expect(await faultsOf(group)).toEqual([]);
    server.time += 31 * DAY;
    await server.sweep();
    expect((await group.anybody.get(`/live/${group.groupId}/screen`)).status).toBe(404);
  });

  test('a month without a clock whose host never returns is ended after 30 days, too', async () => {
    const group = await openClass(server.app, { pace: 'NONE' });
    await group.joined(2);
    await group.command('CLOSE_ROOM');
    server.time += 29 * DAY;
    await server.sweep();
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', month: 1 });
    server.time += 2 * DAY;
    await server.sweep();
    expect(await phaseOf(group)).toBe('ENDED');
    server.time += 31 * DAY;
    await server.sweep();
    expect((await group.anybody.get(`/live/${group.groupId}/screen`)).status).toBe(404);
  });

  test('a debrief that stays paused is ended, a paused room is deleted', async () => {
    const [played, room] = [await openClass(server.app), await openClass(server.app)];
    await playToDebrief(played, await played.joined(2));
    for (const group of [played, room]) await group.command('PAUSE');
    server.time += 31 * DAY;
    await server.sweep();
    expect(await phaseOf(played)).toBe('ENDED');
    expect((await room.anybody.get(`/live/${room.groupId}/screen`)).status).toBe(404);
  });

  test('a clock that jumps ahead by years ends and deletes no group for its age, and moves on those whose time is up', async () => {
    const [ended, paused, running] = [
      await openClass(server.app),
      await openClass(server.app),
      await openClass(server.app),
    ];
    for (const group of [paused, running]) {
      await group.joined(2);
      await group.command('CLOSE_ROOM');
    }
    await paused.command('PAUSE');
    await playToDebrief(ended, await ended.joined(2));
    await ended.command('END');
    const ages = await ageClock({ database: server.database, now: () => server.time });
    const { piece } = liveGroups({ database: server.database, now: () => server.time, ages, onDeleted });
    server.time += 3_650 * DAY;
    await piece(new AbortController().signal);
    expect(await Promise.all([ended, paused, running].map(phaseOf))).toEqual(['ENDED', 'PRIVATE', 'ASSEMBLY']);
  });

  test('a clock that leaps ahead by three hours deletes no open room, whether a request or the server finds it', async () => {
    const [seen, swept] = [await openClass(server.app), await openClass(server.app)];
    await Promise.all([seen.joined(2), swept.joined(2)]);
    const now = () => server.time;
    const { piece } = liveGroups({ database: server.database, now, ages: machineAges(now), onDeleted });
    server.time += 3 * HOUR;
    expect(await phaseOf(seen)).toBe('WAITING');
    await piece(new AbortController().signal);
    expect(await phaseOf(swept)).toBe('WAITING');
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
    server.time += HOUR;
    await expect(server.sweep()).rejects.toThrow('3 live groups were not moved on');
    expect(good && (await phaseOf(good))).toBe('ASSEMBLY');
    await server.database.query({ name: 'remove', text: 'delete from live_group where code = any($1)' }, [broken]);
  });
});
