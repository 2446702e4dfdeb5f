import type { ReplyOf } from '@consorcio/contract';
import { logOf } from '@consorcio/players';
import { LIVE_PLACES } from '@consorcio/rules/live-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../../src/db/database.ts';
import { readId } from '../../src/http/live-token.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { oneEngine } from '../support/engines.ts';
import { openClass, type Phone } from '../support/live-class.ts';

/** Bytes of a group of forty with five months and every log (docs/quality.md). */
const MOST = 130 * 1024;
const SEATS = 40;
const MONTHS = 5;
const MINUTE = 60_000;

/** Rows with their line pointers of 4 bytes, and their entries in the keys' indexes: pointer, header, key. */
const sizeOf = (table: string, keyBytes: number, own = 'group_id = $1') =>
  `select '${table}' as part, count(*)::integer as rows,
    coalesce(sum(pg_column_size(t.*) + 4 + 4 + 8 + ${keyBytes}), 0)::integer as bytes from ${table} t where ${own}`;
const PARTS = [
  sizeOf('live_code', 8),
  sizeOf('live_group', 32),
  sizeOf('live_seat', 24),
  sizeOf('live_move', 24),
  sizeOf('live_run', 24),
  sizeOf('live_month', 24),
];
const BYTES = statement<{ part: string; rows: number; bytes: number }>('test-live-size')`${PARTS.join(' union all ')}`;

describe.each(oneEngine)('what a live group keeps on $name', (engine) => {
  let server: TestApp;
  let time = Date.now();
  beforeAll(async () => {
    server = await startApp(engine, { now: () => time });
  });
  afterAll(() => server.remove());

  /** Plays a place's minigame to its end and seals. */
  async function playWithLog(groupId: string, phone: Phone, month: number): Promise<void> {
    const path = `/live/${groupId}/me`;
    const place = LIVE_PLACES[phone.quota % LIVE_PLACES.length];
    const begun = { month, option: 'A', buys: false, place, isPlayed: true };
    const { run } = (await phone.api.post(`${path}/begin`, begun)).body as ReplyOf<'liveBegin'>;
    if (run === null) throw new Error('no minigame was issued');
    time += MINUTE;
    expect((await phone.api.post(`${path}/finish`, { month, results: logOf(run, 'script') })).status).toBe(200);
    await phone.api.post(`${path}/seal`, { month, pace: 'EXTRA', pays: true, bid: 0 });
  }

  test('forty seats, five months with every log: at most 130 KB of rows and their keys', async () => {
    const group = await openClass(server.app, { months: MONTHS, pace: 'NONE' });
    const phones = await group.joined(SEATS);
    for (const phone of phones) {
      await phone.api.post(`/live/${group.groupId}/me/profile`, { word: 'arcoiris' });
      await phone.api.post(`/live/${group.groupId}/me/answers`, { moment: 'BEFORE', answers: [2, 2, 2] });
      await phone.api.post(`/live/${group.groupId}/me/react`, { reaction: 6 });
      await phone.view();
    }
    await group.command('CLOSE_ROOM');
    for (let month = 1; month <= MONTHS; month += 1) {
      for (const phone of phones) await playWithLog(group.groupId, phone, month);
      await group.command('OPEN_ASSEMBLY');
      await group.throughAssembly();
    }
    expect((await group.view()).group.phase).toBe('DEBRIEF');
    await expect.poll(async () => (await phones[0]?.view())?.end?.note ?? null).not.toBeNull();
    for (const phone of phones)
      await phone.api.post(`/live/${group.groupId}/me/answers`, { moment: 'AFTER', answers: [2, 2, 2] });
    const found = await server.database.query(BYTES, [String(readId(group.groupId))]);
    const parts = new Map(found.map(({ part, rows, bytes }) => [part, { rows, bytes }]));
    expect([...parts].map(([part, { rows }]) => [part, rows])).toEqual([
      ['live_code', 1],
      ['live_group', 1],
      ['live_seat', SEATS],
      ['live_move', SEATS * MONTHS],
      ['live_run', SEATS * MONTHS],
      ['live_month', MONTHS],
    ]);
    const bytes = found.reduce((sum, part) => sum + part.bytes, 0);
    expect(bytes).toBeLessThan(MOST);
  });
});
