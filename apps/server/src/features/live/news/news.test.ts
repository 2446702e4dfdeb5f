import { expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { type Listener, liveNews } from './news.ts';
import type { NewsRow } from './news-store.ts';

const row = (version: number, revs = 0): NewsRow => ({
  ...{ groupId: 'one', version, people: 2, revs, phase: 'PRIVATE', isPaused: false, closesAt: null },
});

/** A store of one group, and what its listeners have heard. */
function world(kind: Database['kind'] = 'embedded') {
  let stored: NewsRow | null = row(1);
  let isAway = false;
  let asked = 0;
  const settled: string[] = [];
  const heard = { seat: [] as string[], host: [] as string[], ended: 0 };
  const query = async (): Promise<readonly unknown[]> => {
    asked += 1;
    if (isAway) throw new Error('away');
    return stored === null ? [] : [stored];
  };
  const news = liveNews({ kind, query } as unknown as Database, {
    isDue: ({ phase }) => phase === 'CLOSING',
    settle: async (groupId) => settled.push(groupId),
  });
  const listener = (audience: Listener['audience']): Listener => ({
    audience,
    hear: (version) => heard[audience].push(version),
    end: () => {
      heard.ended += 1;
    },
  });
  return {
    news,
    heard,
    settled,
    listen: (audience: Listener['audience']) => news.listen(listener(audience), row(1)),
    asked: () => asked,
    write(next: NewsRow | null, isOfGroup: boolean) {
      stored = next;
      news.tell('one', isOfGroup);
    },
    away(is: boolean) {
      isAway = is;
    },
  };
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a change of the group is sent at once to seats and host', async () => {
  const { listen, write, heard } = world();
  for (const audience of ['seat', 'host'] as const) listen(audience);
  write(row(2), true);
  await soon();
  expect(heard).toMatchObject({ seat: ['2'], host: ['2.2.0'] });
});

test('moves wait for the next second, and seats never hear of them', async () => {
  const { news, listen, write, heard } = world();
  for (const audience of ['seat', 'host'] as const) listen(audience);
  for (const revs of [1, 2, 3]) write(row(1, revs), false);
  await soon();
  expect(heard.host).toEqual([]);
  await news.tick();
  expect(heard).toMatchObject({ seat: [], host: ['1.2.3'] });
});

test('seats hear who comes while the room is open, with the next second, and nothing else of each other', async () => {
  const { news, listen, write, heard } = world();
  const waiting = { ...row(1), phase: 'WAITING' as const };
  listen('seat');
  write({ ...waiting, people: 3, revs: 1 }, false);
  await news.tick();
  write({ ...waiting, people: 3, revs: 2 }, false);
  await news.tick();
  expect(heard.seat).toEqual(['1.3']);
});

test('the database is not read without listeners, nor on a single server without writes', async () => {
  const { news, listen, write, asked } = world();
  write(row(2), true);
  await news.tick();
  expect(asked()).toBe(0);
  listen('seat');
  await news.tick();
  await news.tick();
  expect(asked()).toBe(1);
});

test('beside other servers it is asked every second, with one statement', async () => {
  const { news, listen, asked } = world('postgres');
  for (const audience of ['seat', 'seat', 'host'] as const) listen(audience);
  await news.tick();
  await news.tick();
  expect(asked()).toBe(2);
});

test('changes during a database outage are sent after it', async () => {
  const { news, listen, write, away, heard } = world();
  listen('seat');
  away(true);
  write(row(2), true);
  await soon();
  await expect(news.tick()).rejects.toThrow('away');
  away(false);
  await news.tick();
  expect(heard.seat).toEqual(['2']);
});

test('a heartbeat repeats the known version to everybody', () => {
  const { news, listen, heard } = world();
  for (const audience of ['seat', 'host'] as const) listen(audience);
  news.beat();
  expect(heard).toMatchObject({ seat: ['1'], host: ['1.2.0'] });
});

test('a group that is due is settled, and the streams of a deleted group end', async () => {
  const { news, listen, write, heard, settled } = world();
  listen('seat');
  write({ ...row(2), phase: 'CLOSING' }, true);
  await soon();
  await news.tick();
  expect(settled).toEqual(['one']);
  write(null, true);
  await soon();
  expect(heard.ended).toBe(1);
});

test('a closed stream gets no more events', async () => {
  const { listen, write, heard } = world();
  listen('seat')();
  write(row(2), true);
  await soon();
  expect(heard.seat).toEqual([]);
});

test('pages that come in one turn are told by one statement, and one that comes later by another', async () => {
  const { news, asked } = world();
  const told = await Promise.all(Array.from({ length: 40 }, () => news.now('one')));
  expect(told).toEqual(Array.from({ length: 40 }, () => row(1)));
  expect(asked()).toBe(1);
  expect(await Promise.all([news.now('other'), news.now('one')])).toEqual([null, row(1)]);
  expect(asked()).toBe(2);
});
