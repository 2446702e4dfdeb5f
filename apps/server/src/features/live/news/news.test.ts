import { expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { type Listener, liveNews, type NewsRow } from './news.ts';

const row = (version: number, revs = 0): NewsRow => ({
  groupId: 'one',
  version,
  people: 2,
  revs,
  phase: 'PRIVATE',
  isPaused: false,
  closesAt: null,
});

/** A store of one group, and what its listeners have sent. */
function world(kind: Database['kind'] = 'embedded') {
  let stored: NewsRow | null = row(1);
  let isAway = false;
  let reads = 0;
  const settled: string[] = [];
  const sent = { seat: [] as string[], host: [] as string[], ended: 0 };
  const query = async (): Promise<readonly unknown[]> => {
    reads += 1;
    if (isAway) throw new Error('away');
    return stored === null ? [] : [stored];
  };
  const news = liveNews({ kind, query } as unknown as Database, {
    isDue: ({ phase }) => phase === 'CLOSING',
    settle: async (groupId) => settled.push(groupId),
  });
  const listener = (audience: Listener['audience']): Listener => ({
    audience,
    send: (version) => sent[audience].push(version),
    end: () => {
      sent.ended += 1;
    },
  });
  return {
    news,
    sent,
    settled,
    listen: (audience: Listener['audience']) => news.listen(listener(audience), row(1)),
    reads: () => reads,
    write(next: NewsRow | null, isOfGroup: boolean) {
      stored = next;
      news.announce('one', isOfGroup);
    },
    away(is: boolean) {
      isAway = is;
    },
  };
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a change of the group is sent at once to seats and host', async () => {
  const { listen, write, sent } = world();
  for (const audience of ['seat', 'host'] as const) listen(audience);
  write(row(2), true);
  await soon();
  expect(sent).toMatchObject({ seat: ['2'], host: ['2.2.0'] });
});

test('moves wait for the next second, and seats never hear of them', async () => {
  const { news, listen, write, sent } = world();
  for (const audience of ['seat', 'host'] as const) listen(audience);
  for (const revs of [1, 2, 3]) write(row(1, revs), false);
  await soon();
  expect(sent.host).toEqual([]);
  await news.tick();
  expect(sent).toMatchObject({ seat: [], host: ['1.2.3'] });
});

test('seats hear who comes while the room is open, with the next second, and nothing else of each other', async () => {
  const { news, listen, write, sent } = world();
  const waiting = { ...row(1), phase: 'WAITING' as const };
  listen('seat');
  write({ ...waiting, people: 3, revs: 1 }, false);
  await news.tick();
  write({ ...waiting, people: 3, revs: 2 }, false);
  await news.tick();
  expect(sent.seat).toEqual(['1.3']);
});

test('the database is not read without listeners, nor on a single server without writes', async () => {
  const { news, listen, write, reads } = world();
  write(row(2), true);
  await news.tick();
  expect(reads()).toBe(0);
  listen('seat');
  await news.tick();
  await news.tick();
  expect(reads()).toBe(1);
});

test('beside other servers the database is read every second, with one statement', async () => {
  const { news, listen, reads } = world('postgres');
  for (const audience of ['seat', 'seat', 'host'] as const) listen(audience);
  await news.tick();
  await news.tick();
  expect(reads()).toBe(2);
});

test('changes during a database outage are sent after it', async () => {
  const { news, listen, write, away, sent } = world();
  listen('seat');
  away(true);
  write(row(2), true);
  await soon();
  await expect(news.tick()).rejects.toThrow('away');
  away(false);
  await news.tick();
  expect(sent.seat).toEqual(['2']);
});

test('a heartbeat repeats the known version to everybody', () => {
  const { news, listen, sent } = world();
  for (const audience of ['seat', 'host'] as const) listen(audience);
  news.beat();
  expect(sent).toMatchObject({ seat: ['1'], host: ['1.2.0'] });
});

test('a group that is due is settled, and the streams of a deleted group end', async () => {
  const { news, listen, write, sent, settled } = world();
  listen('seat');
  write({ ...row(2), phase: 'CLOSING' }, true);
  await soon();
  await news.tick();
  expect(settled).toEqual(['one']);
  write(null, true);
  await soon();
  expect(sent.ended).toBe(1);
});

test('a closed stream gets no more events', async () => {
  const { listen, write, sent } = world();
  listen('seat')();
  write(row(2), true);
  await soon();
  expect(sent.seat).toEqual([]);
});

test('pages that come in one turn are read for by one statement, one that comes later by another', async () => {
  const { news, reads } = world();
  const told = await Promise.all(Array.from({ length: 40 }, () => news.first('one')));
  expect(told).toEqual(Array.from({ length: 40 }, () => row(1)));
  expect(reads()).toBe(1);
  expect(await Promise.all([news.first('other'), news.first('one')])).toEqual([null, row(1)]);
  expect(reads()).toBe(2);
});
