import type { ReplyOf } from '@consorcio/contract';
import { replayOf, unpackInputs } from '@consorcio/minigames';
import { logOf } from '@consorcio/players';
import { logsToReplay, verifyLive } from '@consorcio/rules/live-audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { oneEngine } from './support/engines.ts';
import { openClass } from './support/live-class.ts';

/* One seat's month: begin, minigame, seal, and what happens without them (LIVE section 5). */

const MINUTE = 60_000;

describe.each(oneEngine)('a month of a live group on $name', (engine) => {
  let server: TestApp;
  let time = Date.now();
  beforeAll(async () => {
    server = await startApp(engine, { now: () => time });
  });
  afterAll(() => server.remove());

  /** A group of two in its first month, in which one seat has begun a minigame of a place. */
  async function beginGame(place: 2 | 3) {
    const group = await openClass(server.app);
    const phone = await group.join();
    await group.join();
    await group.command('CLOSE_ROOM');
    const path = `/live/${group.groupId}/me`;
    const begun = { month: 1, option: 'A', buys: false, place, isPlayed: true };
    const { run } = (await phone.api.post(`${path}/begin`, begun)).body as ReplyOf<'liveBegin'>;
    if (run === null) throw new Error('no minigame was issued');
    return { group, phone, path, run };
  }

  test('is begun once, and may be sealed again until it closes', async () => {
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

  test('issues a minigame, and refuses what is not a log', async () => {
    const { phone, path, run } = await beginGame(3);
    expect(run).toMatchObject({ game: 'runner', vigor: 100, seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const forged = { month: 1, results: { game: 'runner', score: 10_000 } };
    expect(await phone.api.post(`${path}/finish`, forged)).toMatchObject({
      status: 422,
      body: { message: 'REPLAY_INVALID' },
    });
    expect((await phone.view()).month?.run).toEqual(run);
  });

  test('takes the log of its minigame: the replayed score counts, once', async () => {
    const { phone, path, run } = await beginGame(2);
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
    const { group, phone, path, run } = await beginGame(3);
    const audit = async () => (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    const sent = logOf(run, 'script');
    time += 2 * MINUTE;
    const { score } = (await phone.api.post(`${path}/finish`, { month: 1, results: sent }))
      .body as ReplyOf<'liveFinish'>;
    expect((await audit()).runs).toEqual([]);
    await group.command('OPEN_ASSEMBLY');
    expect((await audit()).runs).toEqual([]);
    await group.command('FINISH_NOW');
    const published = await audit();
    expect(published.runs).toMatchObject([{ month: 1, quota: phone.quota, version: run.version, ticks: sent.ticks }]);
    expect(verifyLive(published)).toMatchObject({ faults: [], logs: 1 });
    const [log] = logsToReplay(published);
    expect(log).toMatchObject({ game: run.game, seed: run.seed, score });
    const inputs = unpackInputs(Buffer.from(log?.inputs ?? '', 'base64'));
    expect(replayOf(run.game, run.version)?.({ seed: run.seed, ticks: sent.ticks, inputs })).toMatchObject({
      value: { scoreBp: score },
    });
  });

  test('shows each seat in the assembly what it sealed, or that the autopilot did the rest, and what it owes', async () => {
    const group = await openClass(server.app);
    const sealing = await group.join();
    const beginning = await group.join();
    const unpaid = await group.join();
    await group.command('CLOSE_ROOM');
    const path = `/live/${group.groupId}/me`;
    const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: false };
    for (const { api: own } of [sealing, beginning, unpaid]) await own.post(`${path}/begin`, begun);
    await sealing.api.post(`${path}/seal`, { month: 1, pace: 'EXTRA', pays: true, bid: 20 });
    await unpaid.api.post(`${path}/seal`, { month: 1, pace: 'REST', pays: false, bid: 0 });
    expect((await sealing.view()).closed).toBeNull();
    await group.command('OPEN_ASSEMBLY');
    expect((await sealing.view()).closed).toEqual({ isSealed: true, bid: 20, guess: null, open: 0 });
    expect((await beginning.view()).closed).toEqual({ isSealed: false, bid: 0, guess: null, open: 0 });
    expect((await unpaid.view()).closed).toEqual({ isSealed: true, bid: 0, guess: null, open: 1 });
    const late = await group.join();
    expect((await late.view()).closed).toBeNull();
  });

  test('that nobody plays is played by the autopilot, and the assembly is held', async () => {
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
