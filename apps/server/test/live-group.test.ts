import type { ReplyOf } from '@consorcio/contract';
import { replayOf, unpackInputs } from '@consorcio/minigames';
import { logOf } from '@consorcio/players';
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
import { logsToReplay, verifyLive } from '@consorcio/rules/live-audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveGroups } from '../src/features/live/sweep.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api } from './support/client.ts';
import { engines } from './support/engines.ts';
import { newKey, openClass, playToDebrief } from './support/live-class.ts';

/* Live groups over the wire (LIVE section 5): every rule of it that a client can see. */

const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(engines)('a live group on $name', (engine) => {
  let server: TestApp;
  let time = Date.now();
  beforeAll(async () => {
    server = await startApp(engine, { now: () => time });
  });
  afterAll(() => server.remove());

  describe('opened', () => {
    test('the same key again gives the same group and code', async () => {
      const key = newKey();
      const [one, two] = [await openClass(server.app, { key }), await openClass(server.app, { key })];
      expect([two.groupId, two.code]).toEqual([one.groupId, one.code]);
      expect(one.code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ23456789]{6}$/);
    });

    test('is found by its code, typed in any case', async () => {
      const group = await openClass(server.app);
      const typed = `${group.code.slice(0, 3)} ${group.code.slice(3)}`.toLowerCase();
      expect((await group.anybody.get(`/live/code/${encodeURIComponent(typed)}`)).body).toEqual({
        ...{ groupId: group.groupId, phase: 'WAITING', months: 4, isJoinable: true },
      });
    });

    test.each(['BCDFGH', 'AEIOUA', '../live', 'x'])('code %j leads nowhere', async (code) => {
      const answer = await api(server.app).get(`/live/code/${encodeURIComponent(code)}`);
      expect(answer).toMatchObject({ status: 404, body: { message: 'LIVE_NOT_FOUND' } });
    });

    test('its seal is on the projector before anybody joins, and its seed nowhere', async () => {
      const group = await openClass(server.app);
      const { body } = await group.anybody.get(`/live/${group.groupId}/audit`);
      expect(body).toMatchObject({ seed: null, moves: [], draws: [], words: null, clientSeed: null });
      expect((body as ReplyOf<'liveAudit'>).commitment).toMatch(/^[0-9a-f]{64}$/);
    });
  });

  describe('joined', () => {
    test('the same key again gives the same seat, another key the lowest free quota', async () => {
      const group = await openClass(server.app);
      const first = await group.join();
      expect(await group.join(first.key)).toMatchObject({ quota: 1, pictures: first.pictures });
      expect((await group.join()).quota).toBe(2);
    });

    test('forty who join at once get forty quotas and different nicknames, and nobody else gets in', async () => {
      const group = await openClass(server.app);
      const phones = await group.joined(40);
      expect(phones.map(({ quota }) => quota).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, i) => i + 1),
      );
      const answer = await group.anybody.post(`/live/${group.groupId}/seat`, { key: newKey() });
      expect(answer).toMatchObject({ status: 409, body: { message: 'LIVE_FULL' } });
      const { seats } = (await group.anybody.get(`/live/${group.groupId}/screen`)).body as ReplyOf<'liveScreen'>;
      expect(new Set(seats.slice(0, 30).map(({ nickname }) => nickname)).size).toBe(30);
    });

    test('a lucky word is chosen until the room is closed, and goes into the key', async () => {
      const group = await openClass(server.app);
      const [one] = await group.joined(2);
      const path = `/live/${group.groupId}/me/profile`;
      expect((await one?.api.post(path, { word: 'lua' }))?.body).toMatchObject({ seat: { word: 'lua' } });
      await group.command('CLOSE_ROOM');
      expect(await one?.api.post(path, { word: 'sol' })).toMatchObject({ body: { message: 'LIVE_NOT_NOW' } });
      const audit = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
      expect(audit.words).toMatch(/^consorcio-ao-vivo:v1\|1:(lua|-),2:(lua|-),3:casa/);
      expect(audit.words).toContain('lua');
    });

    test('three pictures in any order bring back to the seat on another device, and the old key ends', async () => {
      const group = await openClass(server.app);
      const phone = await group.join();
      const path = `/live/${group.groupId}/return`;
      const pictures = phone.pictures.toReversed();
      const wrong = { quota: 1, pictures: ['sol', 'sol', 'sol'], key: newKey() };
      expect(await group.anybody.post(path, wrong)).toMatchObject({ body: { message: 'LIVE_PICTURES_WRONG' } });
      const key = newKey();
      expect(await group.anybody.post(path, { quota: 1, pictures, key })).toMatchObject({
        status: 200,
        body: { quota: 1 },
      });
      const old = await phone.api.get(`/live/${group.groupId}/me`);
      expect(old).toMatchObject({ status: 401, body: { message: 'SEAT_INVALID' } });
      expect(await group.join(key)).toMatchObject({ quota: 1 });
    });

    test('who comes late takes the lowest house quota that waits, and plays from this month on', async () => {
      const group = await openClass(server.app);
      const phones = await group.joined(3);
      await group.command('CLOSE_ROOM');
      const late = await group.join();
      expect(late.quota).toBe(4);
      await late.play(1);
      await Promise.all(phones.map((phone) => phone.play(1)));
      await group.command('OPEN_ASSEMBLY');
      expect((await group.view()).assembly).toMatchObject({ due: 8, onTime: 8 });
      expect(await late.view()).toMatchObject({ wallet: { cash: 200 }, seat: { status: 'WAITING' } });
    });
  });

  describe('a month', () => {
    test('is begun once, sealed, and sealed anew until it closes', async () => {
      const group = await openClass(server.app);
      const [phone] = await group.joined(2);
      if (phone === undefined) throw new Error('nobody joined');
      const path = `/live/${group.groupId}/me`;
      const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: false };
      const sealed = { month: 1, pace: 'REST', pays: true, bid: 0 };
      expect(await phone.api.post(`${path}/begin`, begun)).toMatchObject({ body: { message: 'LIVE_NOT_NOW' } });
      await group.command('CLOSE_ROOM');
      expect(await phone.api.post(`${path}/seal`, sealed)).toMatchObject({ body: { message: 'LIVE_STEP_ORDER' } });
      expect(await phone.api.post(`${path}/begin`, { ...begun, buys: true })).toMatchObject({
        body: { message: 'LIVE_MAY_NOT_BUY' },
      });
      const first = await phone.api.post(`${path}/begin`, begun);
      expect(first).toMatchObject({ status: 200, body: { run: null } });
      expect(await phone.api.post(`${path}/begin`, begun)).toEqual({ ...first, headers: expect.anything() });
      expect(await phone.api.post(`${path}/begin`, { ...begun, place: 4 })).toMatchObject({
        body: { message: 'LIVE_STEP_DONE' },
      });
      for (const bid of [5, 10.5, -1])
        expect(await phone.api.post(`${path}/seal`, { ...sealed, bid })).toMatchObject({
          body: { message: 'LIVE_BID_INVALID' },
        });
      expect(await phone.api.post(`${path}/seal`, { ...sealed, bid: 9_999 })).toMatchObject({
        body: { message: 'BALANCE_INSUFFICIENT' },
      });
      expect(await phone.api.post(`${path}/seal`, { ...sealed, bid: 10 })).toMatchObject({ status: 200 });
      expect(await phone.api.post(`${path}/seal`, sealed)).toMatchObject({
        body: { view: { month: { move: { bid: 0 } } } },
      });
      expect((await group.view()).seats.find(({ quota }) => quota === phone.quota)).toMatchObject({ hasSealed: true });
      await group.command('OPEN_ASSEMBLY');
      expect(await phone.api.post(`${path}/seal`, sealed)).toMatchObject({
        status: 409,
        body: { message: 'LIVE_MONTH_CLOSED' },
      });
    });

    test('issues a minigame, and refuses a log that is none', async () => {
      const group = await openClass(server.app);
      const phone = await group.join();
      await group.join();
      const path = `/live/${group.groupId}/me`;
      await group.command('CLOSE_ROOM');
      const begun = { month: 1, option: 'A', buys: false, place: 3, isPlayed: true };
      const answer = await phone.api.post(`${path}/begin`, begun);
      expect(answer.body).toMatchObject({
        run: { game: 'runner', vigor: 100, seed: expect.stringMatching(/^[0-9a-f]{32}$/) },
      });
      const forged = { month: 1, results: { game: 'runner', score: 10_000 } };
      expect(await phone.api.post(`${path}/finish`, forged)).toMatchObject({
        status: 422,
        body: { message: 'REPLAY_INVALID' },
      });
      expect((await phone.view()).month?.run).toEqual((answer.body as ReplyOf<'liveBegin'>).run);
    });

    test('takes the log of its minigame: the replayed score counts, once', async () => {
      const group = await openClass(server.app);
      const phone = await group.join();
      await group.join();
      const path = `/live/${group.groupId}/me`;
      await group.command('CLOSE_ROOM');
      const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: true };
      const { run } = (await phone.api.post(`${path}/begin`, begun)).body as ReplyOf<'liveBegin'>;
      if (run === null) throw new Error('no minigame was issued');
      const results = logOf(run, 'script');
      time += 2 * MINUTE;
      const first = await phone.api.post(`${path}/finish`, { month: 1, results });
      expect(first.status).toBe(200);
      const { score } = first.body as ReplyOf<'liveFinish'>;
      expect(score).toBeGreaterThan(0);
      expect(await phone.api.post(`${path}/finish`, { month: 1, results: {} })).toMatchObject({
        status: 200,
        body: { score },
      });
      const sealed = { month: 1, pace: 'REST', pays: true, bid: 0 };
      expect((await phone.api.post(`${path}/seal`, sealed)).status).toBe(200);
      expect((await phone.view()).month).toMatchObject({ run: null, move: { score } });
    });

    test('publishes the logs of its minigames in the debrief and not before: replayed they give the scores again', async () => {
      const group = await openClass(server.app);
      const phone = await group.join();
      await group.join();
      const path = `/live/${group.groupId}/me`;
      const audit = async () => (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
      await group.command('CLOSE_ROOM');
      const begun = { month: 1, option: 'A', buys: false, place: 3, isPlayed: true };
      const { run } = (await phone.api.post(`${path}/begin`, begun)).body as ReplyOf<'liveBegin'>;
      if (run === null) throw new Error('no minigame was issued');
      const sent = logOf(run, 'script');
      time += 2 * MINUTE;
      const { score } = (await phone.api.post(`${path}/finish`, { month: 1, results: sent }))
        .body as ReplyOf<'liveFinish'>;
      expect((await audit()).runs).toEqual([]);
      await group.command('OPEN_ASSEMBLY');
      expect((await audit()).runs).toEqual([]);
      await group.command('FINISH_NOW');
      const told = await audit();
      expect(told.runs).toMatchObject([{ month: 1, quota: phone.quota, version: run.version, ticks: sent.ticks }]);
      expect(verifyLive(told)).toMatchObject({ faults: [], logs: 1 });
      const [log] = logsToReplay(told);
      expect(log).toMatchObject({ game: run.game, seed: run.seed, score });
      const inputs = unpackInputs(Buffer.from(log?.inputs ?? '', 'base64'));
      expect(replayOf(run.game, run.version)?.({ seed: run.seed, ticks: sent.ticks, inputs })).toMatchObject({
        value: { scoreBp: score },
      });
    });

    test('is told in its assembly to the seat itself: what it sealed, or that the autopilot did the rest', async () => {
      const group = await openClass(server.app);
      const sealing = await group.join();
      const beginning = await group.join();
      await group.command('CLOSE_ROOM');
      const path = `/live/${group.groupId}/me`;
      const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: false };
      for (const { api: own } of [sealing, beginning]) await own.post(`${path}/begin`, begun);
      await sealing.api.post(`${path}/seal`, { month: 1, pace: 'EXTRA', pays: true, bid: 20 });
      expect((await sealing.view()).closed).toBeNull();
      await group.command('OPEN_ASSEMBLY');
      expect((await sealing.view()).closed).toEqual({ isSealed: true, bid: 20 });
      expect((await beginning.view()).closed).toEqual({ isSealed: false, bid: 0 });
      const late = await group.join();
      expect((await late.view()).closed).toBeNull();
    });

    test('of nobody is played by the autopilot, and the assembly is held', async () => {
      const group = await openClass(server.app);
      await group.joined(5);
      await group.command('CLOSE_ROOM');
      time += 6 * MINUTE;
      expect(await group.view()).toMatchObject({
        group: { phase: 'ASSEMBLY', month: 1 },
        assembly: { due: 8, onTime: 8 },
      });
      time += MINUTE;
      expect((await group.view()).group.step).toBe(1);
    });

    test('stands still while the group is paused, and goes on with what was left', async () => {
      const group = await openClass(server.app);
      const [phone] = await group.joined(2);
      await group.command('CLOSE_ROOM');
      time += MINUTE;
      await group.command('PAUSE');
      time += 100 * MINUTE;
      const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: false };
      expect(await phone?.api.post(`/live/${group.groupId}/me/begin`, begun)).toMatchObject({
        body: { message: 'LIVE_PAUSED' },
      });
      await group.command('RESUME');
      const { closesAt, phase } = (await group.view()).group;
      expect([phase, (closesAt ?? 0) - time]).toEqual(['PRIVATE', 4 * MINUTE]);
    });
  });

  describe('led', () => {
    test('two hosts never lead twice: the same command again is answered, another from the old place is refused', async () => {
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

    test('nobody leads with a seat’s key, another group’s, or none', async () => {
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
  });

  test('nothing of an assembly is in any view before its step', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(6);
    await group.command('CLOSE_ROOM');
    const before = await Promise.all(phones.map((phone) => phone.view()));
    await Promise.all(phones.map((phone) => phone.play(1, 20)));
    await group.command('OPEN_ASSEMBLY');
    const screen = (await group.anybody.get(`/live/${group.groupId}/screen`)).body as ReplyOf<'liveScreen'>;
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

  test('forty phones seal while the assembly opens: who was answered is counted, who was refused is not', async () => {
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
    let standing = openLiveGroup({ months: audit.months, people: audit.seats.map(({ quota }) => quota) }, draw);
    for (const text of audit.moves)
      standing = closeAgain(standing, { joined: [], moves: unpackMoves(text) }, draw).group;
    for (const phone of phones) {
      const { end, seat } = await phone.view();
      const own = seatOf(standing, phone.quota);
      expect(end).toMatchObject({ situation: situationOf(own), worth: worthOfSeat(own, termsOfGroup(standing)) });
      expect(seat.won).toEqual(own.won);
    }
  });

  test('a minute that is sent again is added once, another one again', async () => {
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
      await group.join();
      expect((await client.get(`/live/${group.groupId}/${path}`, undefined, { headers })).status).toBe(200);
    }
  });

  test('a seat looks with one statement, a short one where it knows the view, and commands with two', async () => {
    // A server of its own: the redraws of other tests' groups are written when they are counted.
    const own = await startApp(engine);
    try {
      const group = await openClass(own.app);
      const [phone] = await group.joined(2);
      if (phone === undefined) throw new Error('nobody joined');
      const path = `/live/${group.groupId}/me`;
      let etag = '';
      const look = async (headers = {}) => {
        const { status, headers: told } = await phone.api.get(path, undefined, { headers });
        etag = String(told.etag);
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

  test('its host deletes it at once, code, seats and moves', async () => {
    const group = await openClass(server.app);
    await group.joined(3);
    expect((await group.host.delete(`/live/${group.groupId}`)).status).toBe(204);
    const answer = await group.anybody.get(`/live/code/${group.code}`);
    expect(answer).toMatchObject({ status: 404, body: { message: 'LIVE_NOT_FOUND' } });
    expect((await group.anybody.get(`/live/${group.groupId}/audit`)).status).toBe(404);
  });

  test('a room in which nobody comes for two hours is deleted, one in which somebody came is kept', async () => {
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
    // As a server does that was started today: by a clock that jumped ahead under it nothing would be deleted.
    const sweep = () =>
      liveGroups(
        server.database,
        () => time,
        (seats) => deleted.push(seats),
      ).piece(new AbortController().signal);
    time += 29 * DAY;
    await sweep();
    expect((await group.view()).group.phase).toBe('ENDED');
    time += 2 * DAY;
    await sweep();
    expect(deleted).toContain(11);
    expect((await group.anybody.get(`/live/code/${group.code}`)).status).toBe(404);
  });
});

describe('limits of live groups', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(undefined, { settings: { rateLimits: true } });
  });
  afterAll(() => server.remove());

  test('thirty wrong codes of one address, then it has to wait', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await api(server.app).get('/live/code/BCDFGH')).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test('five wrong pictures of one seat, then even the right ones have to wait', async () => {
    const group = await openClass(server.app);
    const { pictures } = await group.join();
    const path = `/live/${group.groupId}/return`;
    const wrong = { quota: 1, pictures: ['sol', 'sol', 'sol'] };
    for (let i = 0; i < 5; i += 1)
      expect((await group.anybody.post(path, { ...wrong, key: newKey() })).status).toBe(401);
    expect((await group.anybody.post(path, { quota: 1, pictures, key: newKey() })).status).toBe(429);
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
