import type { ReplyOf } from '@consorcio/contract';
import { drawFrom } from '@consorcio/rules';
import { closeAgain, type FoldedMonth, openLiveGroup, standingsOf, unpackMoves } from '@consorcio/rules/live';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { KEEP_STANDING } from '../src/features/live/live-store.ts';
import { readId } from '../src/http/live-token.ts';
import { startApp, type TestApp } from './support/app.ts';
import { engines } from './support/engines.ts';
import { type LiveClass, openClass, type Phone } from './support/live-class.ts';

/* The debrief of a live group over the wire (LIVE 3.9 and section 5). */

/** A class whose bell rang in the first month. */
async function finished(server: TestApp): Promise<{ readonly group: LiveClass; readonly phones: readonly Phone[] }> {
  const group = await openClass(server.app);
  const phones = (await group.joined(2)).toSorted((a, b) => a.quota - b.quota);
  await group.command('CLOSE_ROOM');
  await phones[0]?.play(1);
  await group.command('FINISH_NOW');
  return { group, phones };
}

/** Looks until the redraws are counted. */
const counted = (phone: Phone) =>
  vi.waitFor(
    async () => {
      const { end } = await phone.view();
      if (end === null || end.note === null) throw new Error('not counted yet');
      return end;
    },
    { timeout: 20_000, interval: 50 },
  );

describe.each(engines)('the debrief of a live group on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine);
  });
  afterAll(() => server.remove());

  test('every seat gets the note, decision, hands and luck that anybody computes from the audit', async () => {
    const { group, phones } = await finished(server);
    const shown = await Promise.all(phones.map(counted));
    const audit = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    const seeds = { serverSeed: String(audit.seed), clientSeed: String(audit.clientSeed) };
    const opening = { months: audit.months, people: audit.seats.map(({ quota }) => quota) };
    const draw = drawFrom(seeds);
    const months: FoldedMonth[] = [];
    for (const text of audit.moves) {
      const before = months.at(-1)?.group ?? openLiveGroup(opening, draw);
      months.push(closeAgain(before, { joined: [], moves: unpackMoves(text) }, draw));
    }
    const standings = standingsOf({ opening, months }, seeds.serverSeed);
    expect(phones.map(({ quota }, i) => ({ quota, ...shown[i] }))).toEqual(standings);
    const { body } = await group.host.get(`/live/${group.groupId}/host/table`);
    expect((body as ReplyOf<'liveTable'>).rows.map(({ quota, note }) => ({ quota, note }))).toEqual(
      standings.map(({ quota, note }) => ({ quota, note })),
    );
  });

  test('the first standing that is kept stays: a second server that counted too changes nothing', async () => {
    const { group, phones } = await finished(server);
    const [phone] = phones;
    if (phone === undefined) throw new Error('nobody joined');
    const first = await counted(phone);
    const groupId = String(readId(group.groupId));
    expect(await server.database.query(KEEP_STANDING, [groupId, '[]'])).toEqual([]);
    expect((await phone.view()).end).toEqual(first);
  });

  test('the host’s table tells how everybody played, from the debrief on, and only the host', async () => {
    const open = await openClass(server.app);
    expect(await open.host.get(`/live/${open.groupId}/host/table`)).toMatchObject({
      ...{ status: 409, body: { message: 'LIVE_NOT_NOW' } },
    });
    const { group, phones } = await finished(server);
    const path = `/live/${group.groupId}/host/table`;
    expect(await phones[0]?.api.get(path)).toMatchObject({ status: 401, body: { message: 'HOST_INVALID' } });
    const { rows } = (await group.host.get(path)).body as ReplyOf<'liveTable'>;
    expect(rows.map(({ quota, joinedMonth, absences }) => [quota, joinedMonth, absences])).toEqual([
      [1, 0, 3],
      [2, 0, 4],
    ]);
  });
});
