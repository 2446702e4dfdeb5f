import type { ReplyOf } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { oneEngine } from './support/engines.ts';
import { openClass } from './support/live-class.ts';

/* The commands of a host (LIVE section 5). */

const MINUTE = 60_000;

describe.each(oneEngine)('the host of a live group on $name', (engine) => {
  let server: TestApp;
  let networks: readonly string[] = [];
  beforeAll(async () => {
    server = await startApp(engine, { phoneAddresses: () => networks });
  });
  afterAll(() => server.remove());

  test('two hosts never move a group on twice: a repeated command is answered, another one from the old step is refused', async () => {
    const group = await openClass(server.app);
    await group.joined(2);
    const path = `/live/${group.groupId}/host/command`;
    const from = { phase: 'WAITING', month: 0, step: 0 };
    const answers = await Promise.all([1, 2, 3].map(() => group.host.post(path, { command: 'CLOSE_ROOM', from })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', month: 1 });
    expect(await group.host.post(path, { command: 'PAUSE', from })).toMatchObject({
      status: 409,
      body: { message: 'LIVE_MOVED_ON' },
    });
  });

  test('a host’s call needs the host’s key, a seat’s call the seat’s: no other key is accepted', async () => {
    const [group, other] = [await openClass(server.app), await openClass(server.app)];
    const phone = await group.join();
    const path = `/live/${group.groupId}/host`;
    expect(await phone.api.get(path)).toMatchObject({ status: 401, body: { message: 'HOST_INVALID' } });
    expect(await other.host.get(path)).toMatchObject({ status: 401, body: { message: 'HOST_INVALID' } });
    expect(await group.anybody.get(path)).toMatchObject({ status: 401, body: { message: 'TOKEN_REQUIRED' } });
    const me = `/live/${group.groupId}/me`;
    for (const client of [group.host, other.host, (await other.join()).api])
      expect(await client.get(me)).toMatchObject({ status: 401, body: { message: 'SEAT_INVALID' } });
  });

  test('a room with one person is not closed', async () => {
    const group = await openClass(server.app);
    await group.join();
    expect(await group.command('CLOSE_ROOM')).toMatchObject({ status: 409, body: { message: 'LIVE_NOT_NOW' } });
  });

  test('the bell: the month is closed with the moves made, all others at once', async () => {
    const group = await openClass(server.app);
    const [phone] = await group.joined(2);
    await group.command('CLOSE_ROOM');
    await phone?.play(1);
    expect((await group.command('FINISH_NOW')).body).toMatchObject({ group: { phase: 'DEBRIEF', month: 4 } });
    const { moves } = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    expect(moves).toHaveLength(4);
    expect(moves[0]).toContain(`${phone?.quota}.A2.5000.RS--.0`);
    expect(moves[3]).toMatch(/^1\.\w2\.3000\.RS-A\.0 2\.\w2\.3000\.RS-A\.0$/);
  });

  test('the bell in an assembly closes the months that are left', async () => {
    const group = await openClass(server.app);
    await group.joined(2);
    await group.command('CLOSE_ROOM');
    await group.command('OPEN_ASSEMBLY');
    expect((await group.command('FINISH_NOW')).body).toMatchObject({ group: { phase: 'DEBRIEF', month: 4 } });
    const { moves } = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    expect(moves).toHaveLength(4);
  });

  test('a repeated request for a minute adds one, a new request another', async () => {
    const group = await openClass(server.app);
    await group.joined(2);
    await group.command('CLOSE_ROOM');
    const from = { phase: 'PRIVATE', month: 1, step: 0 };
    const closesAt = async () => Number((await group.view()).group.closesAt);
    const more = (clock: number) =>
      group.host.post(`/live/${group.groupId}/host/command`, { command: 'MORE_TIME', from, closesAt: clock });
    const first = await closesAt();
    const answers = await Promise.all([more(first), more(first), more(first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await closesAt()).toBe(first + MINUTE);
    await more(first + MINUTE);
    expect(await closesAt()).toBe(first + 2 * MINUTE);
  });

  test('desk and projector are told at their next look when the server’s machine comes into another network', async () => {
    const group = await openClass(server.app);
    for (const path of ['host', 'screen'].map((page) => `/live/${group.groupId}/${page}`)) {
      networks = ['http://10.1.2.3:3000'];
      const first = await group.host.get(path);
      expect(first.body).toMatchObject({ address: networks[0], addresses: networks });
      const look = () => group.host.get(path, undefined, { headers: { 'if-none-match': String(first.headers.etag) } });
      expect((await look()).status).toBe(304);
      networks = ['http://192.168.0.7:3000', 'http://10.1.2.3:3000'];
      expect(await look()).toMatchObject({ status: 200, body: { address: networks[0], addresses: networks } });
      networks = [];
      expect(await look()).toMatchObject({ status: 200, body: { address: null, addresses: [] } });
    }
  });

  test('a month that was closed too early is open again with its moves, and closes with what is added', async () => {
    const group = await openClass(server.app);
    const [first, second] = await group.joined(2);
    await group.command('CLOSE_ROOM');
    expect((await group.view()).mayGoBack).toBe(true);
    await first?.play(1);
    expect((await group.view()).mayGoBack).toBe(false);
    expect(await group.command('BACK')).toMatchObject({ status: 409, body: { message: 'LIVE_NOT_NOW' } });
    await group.command('OPEN_ASSEMBLY');
    const early = await group.view();
    expect(early).toMatchObject({ mayGoBack: true, group: { phase: 'ASSEMBLY', month: 1, step: 0 } });
    expect((await group.command('BACK')).body).toMatchObject({
      mayGoBack: false,
      assembly: null,
      group: { phase: 'PRIVATE', month: 1, closesAt: null },
      seats: [{ hasSealed: true }, { hasSealed: false }],
    });
    await second?.play(1);
    await group.command('OPEN_ASSEMBLY');
    await group.throughAssembly();
    const absences = (await group.view()).seats.map((seat) => seat.absences);
    expect(absences).toEqual([0, 0]);
    expect((await group.command('BACK')).body).toMatchObject({ group: { phase: 'ASSEMBLY', month: 1 } });
    expect((await group.command('NEXT')).body).toMatchObject({ group: { phase: 'PRIVATE', month: 2 } });
  });

  test('a room that was closed too early is open again: who comes plays from the first month, nothing begun stays', async () => {
    const group = await openClass(server.app);
    const [first] = await group.joined(2);
    await group.command('CLOSE_ROOM');
    const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: false };
    await first?.api.post(`/live/${group.groupId}/me/begin`, begun);
    const late = await group.join();
    expect((await group.command('BACK')).body).toMatchObject({ group: { phase: 'WAITING', month: 0, people: 3 } });
    const word = await late.api.post(`/live/${group.groupId}/me/profile`, { word: 'sol' });
    expect(word.status).toBe(200);
    await group.join();
    await group.command('CLOSE_ROOM');
    expect((await group.view()).group).toMatchObject({ phase: 'PRIVATE', month: 1, people: 4 });
    expect((await group.view()).seats.map((seat) => seat.hasBegun)).toEqual([false, false, false, false]);
    await first?.play(1);
    await group.command('OPEN_ASSEMBLY');
    expect((await group.view()).group).toMatchObject({ phase: 'ASSEMBLY', month: 1 });
  });
});
