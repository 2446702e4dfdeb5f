import type { ReplyOf } from '@consorcio/contract';
import { drawFrom } from '@consorcio/rules';
import {
  closeAgain,
  openLiveGroup,
  seatOf,
  situationOf,
  termsOfGroup,
  unpackMoves,
  worthOfSeat,
} from '@consorcio/rules/live';
import { verifyLive } from '@consorcio/rules/live-audit';
import type { LiveRulebookVersion } from '@consorcio/rules/live-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { oneEngine } from './support/engines.ts';
import { openClass, playToDebrief } from './support/live-class.ts';

/* A class as a whole: its assemblies, its debrief, and what a look at it costs (LIVE section 5). */

describe.each(oneEngine)('a live group on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine);
  });
  afterAll(() => server.remove());

  test('nothing of an assembly is in any view before its step', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(6);
    await group.command('CLOSE_ROOM');
    const before = await Promise.all(phones.map((phone) => phone.view()));
    await Promise.all(phones.map((phone) => phone.play(1, 20)));
    await group.command('OPEN_ASSEMBLY');
    const screen = (await group.anybody.get(`/live/${group.groupId}/screen`)).body as ReplyOf<'liveProjector'>;
    expect(screen.assembly).toMatchObject({
      step: 'CALL',
      pot: null,
      raffle: null,
      bids: null,
      more: null,
      potAfter: null,
    });
    for (const [i, phone] of phones.entries()) {
      const { wallet, seat, assembly } = await phone.view();
      expect([wallet, seat]).toEqual([before[i]?.wallet, before[i]?.seat]);
      expect(assembly).toEqual(screen.assembly);
    }
    const audit = async () => (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    expect((await audit()).closed).toEqual([{ month: 1, minutes: screen.assembly }]);
    for (const step of ['POT', 'RAFFLE', 'BIDS']) {
      const { assembly } = (await group.command('STEP')).body as ReplyOf<'liveHost'>;
      expect(assembly?.step).toBe(step);
    }
    const { assembly } = await group.view();
    expect([...(assembly?.bids?.lost ?? []), ...(assembly?.bids?.winners ?? [])]).not.toEqual([]);
    expect(JSON.stringify(assembly?.bids?.lost)).not.toContain('quota');
  });

  test('forty phones seal while the assembly opens: a seal that was accepted counts, one that was refused does not', async () => {
    const group = await openClass(server.app, { months: 5 });
    const phones = await group.joined(40);
    await group.command('CLOSE_ROOM');
    const path = `/live/${group.groupId}/me`;
    const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: false };
    await Promise.all(phones.map((phone) => phone.api.post(`${path}/begin`, begun)));
    const sealing = phones.map((phone) =>
      phone.api.post(`${path}/seal`, { month: 1, pace: 'NORMAL', pays: true, bid: 0 }),
    );
    const [answers] = await Promise.all([Promise.all(sealing), group.command('OPEN_ASSEMBLY')]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    await group.command('FINISH_NOW');
    const { moves } = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    const counted = unpackMoves(moves[0] ?? '');
    for (const [i, phone] of phones.entries())
      expect(counted.get(phone.quota)?.pace).toBe(answers[i]?.status === 200 ? 'NORMAL' : 'REST');
  });

  test('a whole class plays to the debrief, and anybody can check seal, words, draws, months and books', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(7);
    await playToDebrief(group, phones);
    const audit = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    expect(verifyLive(audit)).toMatchObject({ faults: [], moves: 28, books: { difference: 0 } });
    const draw = drawFrom({ serverSeed: String(audit.seed), clientSeed: String(audit.clientSeed) });
    let standing = openLiveGroup(
      {
        rulebook: audit.rulebook as LiveRulebookVersion,
        months: audit.months,
        people: audit.seats.map(({ quota }) => quota),
      },
      draw,
    );
    for (const text of audit.moves)
      standing = closeAgain(standing, { joined: [], moves: unpackMoves(text) }, draw).group;
    for (const phone of phones) {
      const { end, seat } = await phone.view();
      const own = seatOf(standing, phone.quota);
      expect(end).toMatchObject({ situation: situationOf(own), worth: worthOfSeat(own, termsOfGroup(standing)) });
      expect(seat.won).toEqual(own.won);
    }
  });

  test('a view has an ETag, and is not sent twice', async () => {
    const group = await openClass(server.app);
    const phone = await group.join();
    for (const [client, path] of [
      [phone.api, 'me'],
      [group.host, 'host'],
      [group.anybody, 'screen'],
    ] as const) {
      const first = await client.get(`/live/${group.groupId}/${path}`);
      const headers = { 'if-none-match': String(first.headers.etag) };
      expect(await client.get(`/live/${group.groupId}/${path}`, undefined, { headers })).toMatchObject({ status: 304 });
      // A proxy that packs answers makes their tags weak.
      const weak = { headers: { 'if-none-match': `W/${first.headers.etag}` } };
      expect(await client.get(`/live/${group.groupId}/${path}`, undefined, weak)).toMatchObject({ status: 304 });
      await group.join();
      expect((await client.get(`/live/${group.groupId}/${path}`, undefined, { headers })).status).toBe(200);
    }
  });

  test('reading a seat takes one statement, a shorter one if the view is known, and a command takes two', async () => {
    // A server of its own: the redraws of other tests' groups are written when they are counted.
    const own = await startApp(engine);
    try {
      const group = await openClass(own.app);
      const [phone] = await group.joined(2);
      if (phone === undefined) throw new Error('nobody joined');
      const path = `/live/${group.groupId}/me`;
      let etag = '';
      const look = async (headers = {}) => {
        const { status, headers: answered } = await phone.api.get(path, undefined, { headers });
        etag = String(answered.etag);
        return status;
      };
      const lookAgain = () => look({ 'if-none-match': etag });
      expect(await own.statementsOf(() => look())).toEqual(['live-seat-read']);
      expect(await own.statementsOf(lookAgain)).toEqual(['live-seat-version']);
      await group.command('CLOSE_ROOM');
      await phone.view();
      expect(await own.statementsOf(() => look())).toEqual(['live-seat-read']);
      expect(await own.statementsOf(lookAgain)).toEqual(['live-seat-version']);
      expect(await own.statementsOf(() => phone.play(1))).toEqual([
        ...['live-seat-read', 'live-move-keep'],
        ...['live-seat-read', 'live-move-keep'],
      ]);
    } finally {
      await own.remove();
    }
  });
});
