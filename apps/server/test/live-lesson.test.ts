import { createHash } from 'node:crypto';
import type { ReplyOf } from '@consorcio/contract';
import { currentVersion } from '@consorcio/minigames';
import { describe, expect, test } from 'vitest';
import { liveToken, readId } from '../src/http/live-token.ts';
import { api } from './support/client.ts';
import { oneEngine } from './support/engines.ts';
import { type LiveClass, newKey, openClass, type Phone } from './support/live-class.ts';
import { HOUR, serverWithClock } from './support/server-with-clock.ts';

/* What a lesson needs beside the game: secrets that stay secret, steps that wait, a bell, guesses, a person that is sent away. */

const MINUTE = 60_000;

describe.each(oneEngine)('a lesson on $name', (engine) => {
  const server = serverWithClock(engine);
  const path = (group: LiveClass, rest: string): string => `/live/${group.groupId}/${rest}`;
  const screen = async (group: LiveClass) =>
    (await group.anybody.get(path(group, 'screen'))).body as ReplyOf<'liveProjector'>;
  const hostOf = (group: LiveClass, key: string) => api(server.app, liveToken(String(readId(group.groupId)), 0, key));
  const INVALID = { status: 401, body: { message: 'HOST_INVALID' } };

  test('a host’s key is renewed: the one before opens nothing any more, neither on another desk nor by opening the group again', async () => {
    const group = await openClass(server.app);
    await group.join();
    const key = newKey();
    expect((await group.host.post(path(group, 'host/key'), { key })).status).toBe(200);
    expect(await group.host.get(path(group, 'host'))).toMatchObject(INVALID);
    expect(await group.host.post(path(group, 'host/key'), { key: newKey() })).toMatchObject(INVALID);
    const again = { months: 4, mode: 'LIVE', pace: 'NORMAL', key: group.key };
    expect(await group.anybody.post('/live', again)).toMatchObject(INVALID);
    expect(await hostOf(group, key).get(path(group, 'host'))).toMatchObject({
      status: 200,
      body: { seats: [{ quota: 1 }] },
    });
  });

  test('who joins during an assembly gets the place that the group before it gives, whatever it has decided', async () => {
    for (let n = 0; n < 8; n += 1) {
      const group = await openClass(server.app);
      await group.joined(3);
      const seed = createHash('sha256').update(`${n}`).digest();
      await server.database.query({ name: 'seal', text: 'update live_group set seed = $1 where code = $2' }, [
        seed,
        group.code,
      ]);
      await group.command('CLOSE_ROOM');
      await group.command('OPEN_ASSEMBLY');
      expect((await group.join()).quota).toBe(4);
    }
  });

  test('a finished minigame is answered with what its place paid', async () => {
    const group = await openClass(server.app);
    const [phone] = (await group.joined(2)) as [Phone];
    await group.command('CLOSE_ROOM');
    const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: true };
    const { run } = (await phone.api.post(path(group, 'me/begin'), begun)).body as ReplyOf<'liveBegin'>;
    const results = { game: run?.game, version: run && currentVersion(run.game), ticks: 0, inputs: [] };
    const first = await phone.api.post(path(group, 'me/finish'), { month: 1, results });
    const { score, reward } = first.body as ReplyOf<'liveFinish'>;
    expect(score).toBe(0);
    expect(reward).toEqual({ cash: 20, energy: 0 });
    expect((await phone.api.post(path(group, 'me/finish'), { month: 1, results })).body).toMatchObject({ reward });
  });

  test('without a clock only the desk moves the assembly, however long the class talks', async () => {
    const group = await openClass(server.app, { pace: 'NONE' });
    await group.joined(2);
    await group.command('CLOSE_ROOM');
    await group.command('OPEN_ASSEMBLY');
    for (let step = 0; step < 4; step += 1) {
      server.time += HOUR;
      await server.sweep();
      expect((await group.view()).group).toMatchObject({ phase: 'ASSEMBLY', month: 1, step, closesAt: null });
      await group.command('STEP');
    }
  });

  test('with a clock a step goes on by itself, but the last one waits for the host, and so does one that the host holds', async () => {
    const group = await openClass(server.app);
    await group.joined(2);
    await group.command('CLOSE_ROOM');
    await group.command('OPEN_ASSEMBLY');
    server.time += MINUTE;
    expect((await group.view()).group).toMatchObject({ step: 1 });
    expect((await group.command('HOLD')).body).toMatchObject({ group: { step: 1, closesAt: null } });
    server.time += HOUR;
    expect((await group.view()).group).toMatchObject({ step: 1 });
    await group.command('STEP');
    for (let i = 0; i < 6; i += 1) {
      server.time += MINUTE;
      await group.view();
    }
    const { assembly, group: held } = await group.view();
    expect([assembly?.step, held.phase, held.closesAt]).toEqual(['RESULT', 'ASSEMBLY', null]);
  });

  test('the bell is said for the lesson alone, is seen by the host, and is taken back', async () => {
    const group = await openClass(server.app);
    await group.joined(2);
    const say = (at: number | null) => group.host.post(path(group, 'host/bell'), { at });
    for (const at of [server.time - 1, server.time + 13 * HOUR])
      expect(await say(at)).toMatchObject({ status: 409, body: { message: 'LIVE_NOT_NOW' } });
    const at = server.time + 30 * MINUTE;
    const { bell } = (await say(at)).body as ReplyOf<'liveHost'>;
    expect(bell).toMatchObject({
      at,
      plan: { months: [{ month: 1, seconds: 300 }, {}, { seconds: 105 }, { seconds: 105 }] },
    });
    expect((await say(null)).body).toMatchObject({ bell: null });
  });

  test('a guess is taken once the month is sealed, and told with the step that shows what was guessed', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(6);
    await group.command('CLOSE_ROOM');
    const guess = { month: 1, bid: 60, wins: true, letters: 2 };
    const send = (phone: Phone) => phone.api.post(path(group, 'me/guess'), guess);
    expect(await send(phones[0] as Phone)).toMatchObject({ status: 409, body: { message: 'LIVE_STEP_ORDER' } });
    for (const phone of phones) await phone.play(1, 60);
    for (const phone of phones) expect((await send(phone)).status).toBe(200);
    expect((await phones[0]?.view())?.month?.move?.guess).toEqual({ bid: 60, wins: true, letters: 2 });
    await group.command('OPEN_ASSEMBLY');
    expect((await screen(group)).guesses).toEqual({ people: 6, bid: null, letters: null });
    for (let step = 0; step < 3; step += 1) await group.command('STEP');
    const shown = await screen(group);
    expect(shown.assembly?.bids?.winners.length).toBeGreaterThan(0);
    expect(shown.guesses).toEqual({ people: 6, bid: 6, letters: null });
    expect((await phones[0]?.view())?.closed?.guess).toEqual({ bid: 60, wins: true, letters: 2 });
    expect(await send(phones[0] as Phone)).toMatchObject({ status: 409, body: { message: 'LIVE_MONTH_CLOSED' } });
  });

  test('where no bid wins no guess of it was near, and in the last month the letters of the end are guessed', async () => {
    const group = await openClass(server.app);
    const phones = await group.joined(2);
    await group.command('CLOSE_ROOM');
    const letters = [1, 2];
    const atStep = async (wanted: string) => {
      for (;;) {
        const view = await screen(group);
        if (view.assembly?.step === wanted) return view;
        await group.command('STEP');
      }
    };
    for (const month of [1, 2, 3, 4]) {
      for (const [i, phone] of phones.entries()) {
        await phone.play(month, 0);
        await phone.api.post(path(group, 'me/guess'), { month, bid: 0, wins: null, letters: letters[i] });
      }
      await group.command('OPEN_ASSEMBLY');
      if (month === 1) expect((await atStep('BIDS')).guesses).toEqual({ people: 2, bid: null, letters: null });
      if (month < 4) await group.throughAssembly();
    }
    const { guesses, assembly } = await atStep('END');
    const right = letters.filter((guessed) => guessed === assembly?.end?.quotas.length).length;
    expect(guesses).toEqual({ people: 2, bid: null, letters: right });
  });

  test('a person is sent away after the room is closed: the key ends, the autopilot plays, and the pictures lead back unless the host bars them', async () => {
    const group = await openClass(server.app);
    const [gone, barred] = (await group.joined(3)) as [Phone, Phone];
    await group.command('CLOSE_ROOM');
    const act = (quota: number, word: string) => group.host.post(path(group, 'host/seat'), { quota, do: word });
    const back = ({ quota, pictures }: Phone) =>
      group.anybody.post(path(group, 'return'), { quota, pictures, key: newKey() });
    for (const [phone, word] of [
      [gone, 'REMOVE'],
      [barred, 'BAR'],
    ] as const) {
      expect((await act(phone.quota, word)).status).toBe(200);
      expect(await phone.api.get(path(group, 'me'))).toMatchObject({ status: 401, body: { message: 'SEAT_INVALID' } });
    }
    expect((await group.view()).seats.map(({ isBarred }) => isBarred)).toEqual([false, true, false]);
    expect((await back(gone)).status).toBe(200);
    expect(await back(barred)).toMatchObject({ status: 401, body: { message: 'LIVE_PICTURES_WRONG' } });
    expect(await group.anybody.post(path(group, 'seat'), { key: barred.key })).toMatchObject({
      status: 409,
      body: { message: 'LIVE_SHUT' },
    });
    await group.command('OPEN_ASSEMBLY');
    await group.throughAssembly();
    expect((await group.view()).seats[1]).toMatchObject({ quota: barred.quota, absences: 1 });
    const key = newKey();
    await group.host.post(path(group, 'host/seat'), { quota: barred.quota, do: 'NEW_KEY', key });
    expect((await group.view()).seats[1]).toMatchObject({ isBarred: false });
    expect(await group.join(key)).toMatchObject({ quota: barred.quota });
  });

  test('who was away for a month is told that the autopilot played it; who played is not', async () => {
    const group = await openClass(server.app);
    const [here, away] = (await group.joined(2)) as [Phone, Phone];
    await group.command('CLOSE_ROOM');
    await here.play(1);
    await group.command('OPEN_ASSEMBLY');
    await group.throughAssembly();
    expect((await here.view()).missed).toBeNull();
    expect((await away.view()).missed).toEqual({ month: 1, paid: true });
  });
});
