import type { ReplyOf } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import { drawFrom } from '@consorcio/rules';
import { closeAgain, type FoldedMonth, openLiveGroup, redrawnOf, seatOf, unpackMoves } from '@consorcio/rules/live';
import { type LiveRulebookVersion, WHAT_IFS } from '@consorcio/rules/live-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEEP_STANDING } from '../src/features/live/store.ts';
import { readId } from '../src/http/live-token.ts';
import { startApp, type TestApp } from './support/app.ts';
import { oneEngine } from './support/engines.ts';
import { type LiveClass, openClass, type Phone } from './support/live-class.ts';

/* The debrief of a live group over the wire (LIVE 3.9 and section 5). */

/** A class whose bell rang in the first month. */
async function finished(
  server: TestApp,
  people = 5,
): Promise<{ readonly group: LiveClass; readonly phones: readonly Phone[] }> {
  const group = await openClass(server.app);
  const phones = await group.joined(people);
  await group.command('CLOSE_ROOM');
  await phones[0]?.play(1);
  await group.command('FINISH_NOW');
  return { group, phones };
}

/** Looks until the redraws are counted. */
async function counted(phone: Phone) {
  const ended = async () => (await phone.view()).end;
  await expect.poll(async () => (await ended())?.note ?? null).not.toBeNull();
  return must(await ended(), 'the end');
}

describe.each(oneEngine)('the debrief of a live group on $name', (engine) => {
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
    const opening = {
      rulebook: audit.rulebook as LiveRulebookVersion,
      months: audit.months,
      people: audit.seats.map(({ quota }) => quota),
    };
    const draw = drawFrom(seeds);
    const months: FoldedMonth[] = [];
    for (const text of audit.moves) {
      const before = months.at(-1)?.group ?? openLiveGroup(opening, draw);
      months.push(closeAgain(before, { joined: [], moves: unpackMoves(text) }, draw));
    }
    const { standings, turns } = redrawnOf({ opening, months }, seeds.serverSeed);
    const turnOf = (quota: number) => {
      const turn = turns.find((each) => each.quota === quota);
      return turn === undefined ? null : { month: turn.month, kind: turn.kind, own: turn.own, other: turn.other };
    };
    const lateOf = (quota: number) => {
      const { misses, feesPaid, costsPaid } = seatOf(must(months.at(-1), 'a month').group, quota);
      return { misses, late: feesPaid + costsPaid };
    };
    expect(phones.map(({ quota }, i) => ({ quota, ...shown[i] }))).toEqual(
      standings.map((standing) => ({ ...standing, turn: turnOf(standing.quota), ...lateOf(standing.quota) })),
    );
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

  test('the pages of the debrief show letters, means, luck and three questions, and only from the debrief on', async () => {
    const open = await openClass(server.app);
    const early = await open.anybody.get(`/live/${open.groupId}/debrief`);
    expect(early).toMatchObject({ status: 409, body: { message: 'LIVE_NOT_NOW' } });
    const { group, phones } = await finished(server);
    await counted(must(phones[0], 'a phone'));
    const answer = (await group.anybody.get(`/live/${group.groupId}/debrief`)).body as ReplyOf<'liveDebrief'>;
    const letters = answer.timeline.filter(({ won }) => won !== null).length;
    expect(answer.letters.reduce((sum, { given }) => sum + given, 0)).toBe(letters);
    expect(answer.letters.every(({ redrawn }) => redrawn !== null)).toBe(true);
    const { closed } = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    const calls = closed.map(({ minutes: { due, onTime } }) => due - onTime);
    expect(answer.letters.map(({ missing }) => missing)).toEqual(calls);
    const counts = (all: readonly { readonly people: number }[]) => all.reduce((sum, { people }) => sum + people, 0);
    expect(counts(answer.situations)).toBe(phones.length);
    expect(answer.notes.reduce((a, b) => a + b, 0)).toBe(phones.length);
    expect(answer.talks).toHaveLength(3);
    expect(answer.whatIfs[0]).toEqual({
      change: 'AS_IT_WAS',
      letters: answer.letters.map(({ given }) => given),
      situations: answer.situations,
    });
    for (const { situations } of answer.whatIfs) expect(counts(situations)).toBe(phones.length);
    expect(JSON.stringify(answer).length).toBeLessThan(12_000);
  });

  test('of fewer than five people no totals are shown, but letters and questions are', async () => {
    const { group, phones } = await finished(server, 4);
    await counted(must(phones[0], 'a phone'));
    const answer = (await group.anybody.get(`/live/${group.groupId}/debrief`)).body as ReplyOf<'liveDebrief'>;
    expect(answer).toMatchObject({ isFew: true, situations: [], notes: [], parts: null, everybody: null });
    expect(answer.ways.every(({ costs }) => costs === null)).toBe(true);
    expect(answer.letters.every(({ redrawn, missing }) => redrawn !== null && missing === null)).toBe(true);
    expect(answer.talks).toHaveLength(3);
    expect(answer.whatIfs.map(({ change, situations }) => [change, situations])).toEqual(
      WHAT_IFS.map((change) => [change, []]),
    );
  });

  test('the host’s table shows how everybody played, from the debrief on, and only the host', async () => {
    const open = await openClass(server.app);
    expect(await open.host.get(`/live/${open.groupId}/host/table`)).toMatchObject({
      status: 409,
      body: { message: 'LIVE_NOT_NOW' },
    });
    const { group, phones } = await finished(server, 2);
    const path = `/live/${group.groupId}/host/table`;
    expect(await phones[0]?.api.get(path)).toMatchObject({ status: 401, body: { message: 'HOST_INVALID' } });
    const { rows } = (await group.host.get(path)).body as ReplyOf<'liveTable'>;
    expect(rows.map(({ quota, joinedMonth, absences }) => [quota, joinedMonth, absences])).toEqual([
      [1, 0, 3],
      [2, 0, 4],
    ]);
  });
});
