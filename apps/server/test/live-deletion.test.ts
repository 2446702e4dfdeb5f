import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machineAges } from '../src/age-clock.ts';
import { liveGroups } from '../src/features/live/idle-groups.ts';
import { startApp, type TestApp } from './support/app.ts';
import { engines } from './support/engines.ts';
import { openClass } from './support/live-class.ts';

/* When a live group is deleted (LIVE section 5). */

const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(engines)('deletion of a live group on $name', (engine) => {
  let server: TestApp;
  let time = Date.now();
  beforeAll(async () => {
    server = await startApp(engine, { now: () => time, monotonic: () => time });
  });
  afterAll(() => server.remove());

  test('the host deletes it at once, with code, seats and moves', async () => {
    const group = await openClass(server.app);
    await group.joined(3);
    expect((await group.host.delete(`/live/${group.groupId}`)).status).toBe(204);
    const answer = await group.anybody.get(`/live/code/${group.code}`);
    expect(answer).toMatchObject({ status: 404, body: { message: 'LIVE_NOT_FOUND' } });
    expect((await group.anybody.get(`/live/${group.groupId}/audit`)).status).toBe(404);
  });

  test('a room that nobody joins for two hours is deleted, one that somebody joined is kept', async () => {
    const [empty, used] = [await openClass(server.app), await openClass(server.app)];
    time += 119 * MINUTE;
    await used.join();
    time += 2 * MINUTE;
    expect((await empty.anybody.get(`/live/${empty.groupId}/screen`)).status).toBe(404);
    expect((await used.view()).group.phase).toBe('WAITING');
  });

  test('thirty days after its end the sweep deletes it', async () => {
    const group = await openClass(server.app);
    await group.joined(11);
    await group.command('CLOSE_ROOM');
    await group.command('FINISH_NOW');
    await group.command('END');
    const deleted: number[] = [];
    const sweep = () =>
      liveGroups({
        database: server.database,
        now: () => time,
        ages: machineAges(() => time),
        onDeleted: (seats) => deleted.push(seats),
      }).piece(new AbortController().signal);
    time += 29 * DAY;
    await sweep();
    expect((await group.view()).group.phase).toBe('ENDED');
    time += 2 * DAY;
    await sweep();
    expect(deleted).toContain(11);
    expect((await group.anybody.get(`/live/code/${group.code}`)).status).toBe(404);
  });
});

test('deleted groups and their seats are counted in /metrics, once each', async () => {
  const server = await startApp(undefined, { settings: { metricsToken: 'figuras' } });
  const figures = async () => {
    const { payload } = await server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer figuras' } });
    return [...payload.matchAll(/^live_(groups|seats)_deleted_total (\d+)$/gm)].map(([, what, count]) => [what, count]);
  };
  const group = await openClass(server.app);
  await group.joined(3);
  const deleted = await Promise.all([1, 2, 3].map(() => group.host.delete(`/live/${group.groupId}`)));
  expect(deleted.map(({ status }) => status)).toContain(204);
  expect(await figures()).toEqual([
    ['groups', '1'],
    ['seats', '3'],
  ]);
  await server.remove();
});
