import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReplyOf } from '@consorcio/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { startApp, type TestApp } from './support/app.ts';
import { engines } from './support/engines.ts';
import { type OpenStream, openStream } from './support/event-stream.ts';
import { type LiveClass, openClass } from './support/live-class.ts';

/* The stream of news of live groups, on real sockets (LIVE section 5). */

const MINUTE = 60_000;
/** The same database in other hands: closing it is not theirs. */
const held = (database: Database): Database => ({ ...database, close: async () => undefined });
const addressOf = (server: Server | TestApp['app']['server']): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listening(server: TestApp): Promise<string> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return addressOf(server.app.server);
}

const opened: OpenStream[] = [];
const follow = async (
  address: string,
  group: LiveClass,
  audience: 'seat' | 'host',
  tab?: string,
): Promise<OpenStream> => {
  const own = tab === undefined ? '' : `&tab=${tab}`;
  const stream = await openStream(`${address}/api/live/${group.groupId}/events?for=${audience}${own}`);
  opened.push(stream);
  return stream;
};
afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave();
});
const versionIn = (event: string): string => (JSON.parse(event) as { version: string }).version;
/** The part of a view's version that a host's stream tells. */
const toldOf = ({ version }: { readonly version: string }): string => version.split('.').slice(0, 3).join('.');

describe.each(engines)('news on $name', (engine) => {
  let server: TestApp;
  let address: string;
  let time = Date.now();
  beforeAll(async () => {
    server = await startApp(engine, { now: () => time });
    address = await listening(server);
  });
  afterAll(() => server.remove());

  test('send the version at once, as events that no proxy caches, compresses or buffers', async () => {
    const group = await openClass(server.app);
    const stream = await follow(address, group, 'seat');
    await stream.until(1);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.events.map((event) => JSON.parse(event))).toEqual([{ version: '1.0' }]);
  });

  test('send seats every change of the group, with the version of their view', async () => {
    const group = await openClass(server.app);
    const [phone] = await group.joined(2);
    const stream = await follow(address, group, 'seat');
    for (const command of ['CLOSE_ROOM', 'PAUSE', 'RESUME', 'OPEN_ASSEMBLY', 'STEP'] as const) {
      await group.command(command);
      const [version = ''] = (await phone?.view())?.version.split('.') ?? [];
      await stream.until((event) => versionIn(event) === version);
    }
    const versions = stream.events.map((event) => Number(versionIn(event)));
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });

  test('send joins, moves, words and reactions to host and projector, and to seats who comes while the room is open', async () => {
    const group = await openClass(server.app);
    const [host, seat] = [await follow(address, group, 'host'), await follow(address, group, 'seat')];
    const isTold = async () => {
      const version = toldOf(await group.view());
      await host.until((event) => versionIn(event) === version);
    };
    const [phone] = await group.joined(2);
    await isTold();
    await phone?.api.post(`/live/${group.groupId}/me/profile`, { word: 'lua' });
    await isTold();
    await phone?.api.post(`/live/${group.groupId}/me/react`, { reaction: 3 });
    await isTold();
    const waiting = (await phone?.view())?.version.split('.').slice(0, 2).join('.');
    await seat.until((event) => versionIn(event) === waiting);
    // Both joined in one second, or one in each of two.
    expect(seat.events.map(versionIn).filter((version) => !['1.0', '1.1', '1.2'].includes(version))).toEqual([]);
    await group.command('CLOSE_ROOM');
    await phone?.play(1);
    await isTold();
    const screen = (await group.anybody.get(`/live/${group.groupId}/screen`)).body as ReplyOf<'liveProjector'>;
    expect(versionIn(host.events.at(-1) ?? '')).toBe(toldOf(screen));
  });

  test('contain a version and nothing else: no quota, no coin, no phase', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(6);
    const [host, seat] = [await follow(address, group, 'host'), await follow(address, group, 'seat')];
    await group.command('CLOSE_ROOM');
    await Promise.all(phones.map((phone) => phone.play(1, 20)));
    await group.command('OPEN_ASSEMBLY');
    await group.throughAssembly();
    const version = toldOf(await group.view());
    await host.until((event) => versionIn(event) === version);
    await seat.until((event) => versionIn(event) === version.split('.')[0]);
    for (const event of host.events) expect(event).toMatch(/^\{"version":"\d+\.\d+\.\d+"\}$/);
    for (const event of seat.events) expect(event).toMatch(/^\{"version":"\d+(?:\.\d+)?"\}$/);
  });

  test('are sent when a clock runs out without a request', async () => {
    const group = await openClass(server.app);
    await group.joined(2);
    await group.command('CLOSE_ROOM');
    const stream = await follow(address, group, 'seat');
    await stream.until(1);
    const before = versionIn(stream.events[0] ?? '');
    time += 6 * MINUTE;
    await stream.until((event) => versionIn(event) !== before);
    expect((await group.view()).group.phase).toBe('ASSEMBLY');
  });

  test('have a heartbeat that comes before a proxy with a timeout of 15 seconds disconnects', async () => {
    const group = await openClass(server.app);
    const stream = await follow(address, group, 'seat');
    await stream.until(3);
    expect(new Set(stream.events)).toEqual(new Set(['{"version":"1.0"}']));
  });

  test('end with their group', async () => {
    const group = await openClass(server.app);
    const stream = await follow(address, group, 'host');
    await group.host.delete(`/live/${group.groupId}`);
    await stream.ended();
    expect((await follow(address, group, 'host')).status).toBe(404);
  });

  test('are sent once if no stream is requested, and not at all for an unknown group', async () => {
    const group = await openClass(server.app);
    const events = `/live/${group.groupId}/events`;
    expect(await group.anybody.get(events)).toMatchObject({ status: 200, body: { version: '1.0' } });
    expect(await group.anybody.get(`${events}?for=host`)).toMatchObject({ status: 200, body: { version: '1.0.0' } });
    expect((await group.anybody.get(`${events}?for=all`)).status).toBe(400);
    for (const id of ['x', `${'A'.repeat(21)}A`])
      expect(await group.anybody.get(`/live/${id}/events`)).toMatchObject({ body: { message: 'LIVE_NOT_FOUND' } });
  });

  test('do not come through a proxy that buffers replies, while the views do', async () => {
    const group = await openClass(server.app);
    const collecting = createServer((request, response) => {
      get(`${address}${request.url}`, { headers: request.headers, agent: false }, async (answer) => {
        const pieces: Buffer[] = [];
        for await (const piece of answer) pieces.push(piece as Buffer);
        response.writeHead(answer.statusCode ?? 500, answer.headers).end(Buffer.concat(pieces));
      }).on('error', () => response.destroy());
    });
    await new Promise<void>((resolve) => collecting.listen(0, '127.0.0.1', resolve));
    let isHeard = false;
    const asked = get(`${addressOf(collecting)}/api/live/${group.groupId}/events`, {
      headers: { accept: 'text/event-stream' },
      agent: false,
    });
    asked.on('response', () => {
      isHeard = true;
    });
    asked.on('error', () => undefined);
    const direct = await follow(address, group, 'seat');
    await group.joined(2);
    await group.command('CLOSE_ROOM');
    await direct.until((event) => versionIn(event) !== '1');
    const view = await fetch(`${addressOf(collecting)}/api/live/${group.groupId}/screen`);
    expect(((await view.json()) as ReplyOf<'liveProjector'>).group.phase).toBe('PRIVATE');
    expect(isHeard).toBe(false);
    asked.destroy();
    collecting.closeAllConnections();
    await new Promise((resolve) => collecting.close(resolve));
  });

  test('of forty seats that move at once reach the host at most once a second', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(20);
    await group.command('CLOSE_ROOM');
    const stream = await follow(address, group, 'host');
    await stream.until(1);
    const before = stream.events.length;
    await Promise.all(phones.map((phone) => phone.play(1)));
    const version = toldOf(await group.view());
    await stream.until((event) => versionIn(event) === version);
    expect(stream.events.length - before).toBeLessThan(20);
  });
});

describe.each(engines.filter(({ name }) => name === 'postgres'))('two servers on $name', (engine) => {
  let [one, other]: TestApp[] = [];
  let addresses: string[] = [];
  beforeAll(async () => {
    one = await startApp(engine);
    other = await startApp(undefined, { database: held(one.database) });
    addresses = [await listening(one), await listening(other)];
  });
  afterAll(async () => {
    await other?.app.close();
    await one?.remove();
  });

  test('send on each server what was written on the other', async () => {
    if (one === undefined) throw new Error('the servers are not open');
    const group = await openClass(one.app);
    const [seat, host] = [
      await follow(addresses[1] ?? '', group, 'seat'),
      await follow(addresses[1] ?? '', group, 'host'),
    ];
    await group.joined(2);
    const joined = toldOf(await group.view());
    await host.until((event) => versionIn(event) === joined);
    await group.command('CLOSE_ROOM');
    const closed = toldOf(await group.view());
    await host.until((event) => versionIn(event) === closed);
    await seat.until((event) => versionIn(event) === closed.split('.')[0]);
  });

  test('ask with one statement a second for all groups that have streams there', async () => {
    if (one === undefined || other === undefined) throw new Error('the servers are not open');
    const groups = [await openClass(one.app), await openClass(one.app), await openClass(one.app)];
    const streams = await Promise.all(groups.map((group) => follow(addresses[1] ?? '', group, 'host')));
    const asked = await other.statementsOf(async () => {
      for (const group of groups) await group.join();
      for (const [i, stream] of streams.entries()) {
        const version = toldOf(await (groups[i] as LiveClass).view());
        await stream.until((event) => versionIn(event) === version);
      }
    });
    expect(new Set(asked)).toEqual(new Set(['live-versions']));
  });
});

test('a server that is stopped ends its streams at once', async () => {
  const server = await startApp();
  const address = await listening(server);
  const group = await openClass(server.app);
  const streams = [await follow(address, group, 'seat'), await follow(address, group, 'host')];
  await Promise.all(streams.map((stream) => stream.until(1)));
  await server.remove();
  await Promise.all(streams.map((stream) => stream.ended()));
  expect(streams.map(({ status }) => status)).toEqual([200, 200]);
});

describe('limits of streams', () => {
  test('a server with as many as LIVE_STREAMS says 503, and takes the next when one has left', async () => {
    const server = await startApp(undefined, { settings: { liveStreams: 1, metricsToken: 'figuras' } });
    const address = await listening(server);
    const group = await openClass(server.app);
    const open = async () => {
      const { payload } = await server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer figuras' } });
      return /^live_streams (\d+)$/m.exec(payload)?.[1];
    };
    const first = await follow(address, group, 'seat');
    await first.until(1);
    const second = await follow(address, group, 'seat');
    expect([second.status, second.headers['retry-after']]).toEqual([503, '60']);
    expect(await open()).toBe('1');
    first.leave();
    await expect.poll(open).toBe('0');
    expect((await follow(address, group, 'host')).status).toBe(200);
    await server.remove();
  });

  test('a group has 120 streams, and another one its own', async () => {
    const server = await startApp(undefined, { settings: { rateLimits: true } });
    const address = await listening(server);
    const [group, other] = [await openClass(server.app), await openClass(server.app)];
    const streams = await Promise.all(Array.from({ length: 120 }, () => follow(address, group, 'seat')));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await follow(address, group, 'seat')).status).toBe(429);
    expect((await follow(address, other, 'seat')).status).toBe(200);
    await server.remove();
  });

  test('a tab that comes again takes the place of its own stream, whose end the server did not notice', async () => {
    const server = await startApp(undefined, { settings: { rateLimits: true } });
    const address = await listening(server);
    const group = await openClass(server.app);
    const [mine, host] = [await follow(address, group, 'seat', 'one'), await follow(address, group, 'host', 'one')];
    const others = Array.from({ length: 118 }, (_, i) => follow(address, group, 'seat', `other-${i}`));
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await follow(address, group, 'seat', 'new')).status).toBe(429);
    const again = await follow(address, group, 'seat', 'one');
    expect(again.status).toBe(200);
    await mine.ended();
    await group.command('PAUSE');
    for (const stream of [again, host]) await stream.until((event) => versionIn(event).split('.')[0] === '2');
    expect((await follow(address, group, 'seat', 'new')).status).toBe(429);
    await server.remove();
  });
});
