import type { ReplyOf } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveToken, readId } from '../src/http/live-token.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api } from './support/client.ts';
import { oneEngine } from './support/engines.ts';
import { type LiveClass, newKey, openClass, type Phone } from './support/live-class.ts';

/* Answers, reactions and nicknames of a seat, and what a host does with it (LIVE section 5, 5.1). */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe.each(oneEngine)('a seat beside its moves on $name', (engine) => {
  let server: TestApp;
  let time = Date.now();
  beforeAll(async () => {
    server = await startApp(engine, { now: () => time });
  });
  afterAll(() => server.remove());

  const answers = (phone: Phone, groupId: string, moment: 'BEFORE' | 'AFTER', given: readonly number[]) =>
    phone.api.post(`/live/${groupId}/me/answers`, { moment, answers: given });
  const screen = async (group: LiveClass) =>
    (await group.anybody.get(`/live/${group.groupId}/screen`)).body as ReplyOf<'liveProjector'>;
  const [notNow, movedOn] = ['LIVE_NOT_NOW', 'LIVE_MOVED_ON'].map((message) => ({ status: 409, body: { message } }));
  const finish = async (group: LiveClass): Promise<void> => {
    await group.command('CLOSE_ROOM');
    await group.command('FINISH_NOW');
  };

  describe('the three questions', () => {
    test('odd quotas get form A before and B after, even ones the other way round', async () => {
      const group = await openClass(server.app);
      const forms = [];
      for (const phone of [await group.join(), await group.join()]) forms.push((await phone.view()).seat.forms);
      expect(forms).toEqual([
        { before: 'A', after: 'B' },
        { before: 'B', after: 'A' },
      ]);
    });

    test('are answered before in the open room and after from the debrief on, each once: the first answers stay', async () => {
      const group = await openClass(server.app);
      const phones = await group.joined(5);
      const { groupId } = group;
      const [first] = phones;
      if (first === undefined) throw new Error('nobody joined');
      expect(await answers(first, groupId, 'AFTER', [0, 0, 0])).toMatchObject(notNow ?? {});
      for (const phone of phones)
        expect(await answers(phone, groupId, 'BEFORE', [0, 1, 2])).toMatchObject({ status: 200, body: {} });
      expect((await answers(first, groupId, 'BEFORE', [0, 0, 0])).status).toBe(200);
      await finish(group);
      expect((await first.view()).seat.answered).toEqual({ before: true, after: false });
      for (const phone of phones) expect((await answers(phone, groupId, 'AFTER', [0, 0, 1])).status).toBe(200);
      expect((await answers(first, groupId, 'BEFORE', [1, 1, 1])).status).toBe(200);
      expect((await screen(group)).questions).toEqual({
        before: { people: 5, right: [5, 0, 0] },
        after: { people: 5, right: [5, 5, 0] },
      });
    });

    test('are closed once the group has seen the answers, also where the host goes back to an earlier page', async () => {
      const group = await openClass(server.app);
      const phones = await group.joined(6);
      const [early, late] = phones;
      if (early === undefined || late === undefined) throw new Error('nobody joined');
      for (const phone of phones) await answers(phone, group.groupId, 'BEFORE', [1, 1, 1]);
      await finish(group);
      for (const phone of phones.filter((each) => each !== late))
        expect((await answers(phone, group.groupId, 'AFTER', [0, 0, 0])).status).toBe(200);
      const counted = { before: { people: 5, right: [0, 0, 0] }, after: { people: 5, right: [5, 5, 5] } };
      expect((await early.view()).answers).toBeNull();
      for (const page of [3, 0, 1]) {
        const { body } = await group.command('PAGE', page);
        expect(body).toMatchObject({ group: { step: page, areAnswersShown: true } });
        expect(await answers(late, group.groupId, 'AFTER', [0, 0, 0])).toMatchObject(notNow ?? {});
        expect((await answers(early, group.groupId, 'AFTER', [2, 2, 2])).status).toBe(200);
        expect((await late.view()).group.areAnswersShown).toBe(true);
        expect((await screen(group)).questions).toEqual(counted);
        expect((await early.view()).answers).toEqual({ before: [1, 1, 1], after: [0, 0, 0] });
        expect((await late.view()).answers).toEqual({ before: [1, 1, 1], after: null });
      }
    });

    test('that were not answered before are too late after the room is closed, but for who came late', async () => {
      const group = await openClass(server.app);
      const [early] = await group.joined(2);
      if (early === undefined) throw new Error('nobody joined');
      await group.command('CLOSE_ROOM');
      const late = await group.join();
      expect(await answers(early, group.groupId, 'BEFORE', [0, 0, 0])).toMatchObject(notNow ?? {});
      expect((await answers(late, group.groupId, 'BEFORE', [0, 0, 0])).status).toBe(200);
      const other = await group.join();
      await group.command('FINISH_NOW');
      expect(await answers(other, group.groupId, 'BEFORE', [0, 0, 0])).toMatchObject(notNow ?? {});
    });

    test('of fewer than five people are not totalled, and nobody sees whose answers they were', async () => {
      const group = await openClass(server.app);
      const phones = await group.joined(4);
      for (const phone of phones) await answers(phone, group.groupId, 'BEFORE', [0, 0, 0]);
      await finish(group);
      for (const phone of phones) await answers(phone, group.groupId, 'AFTER', [0, 0, 0]);
      expect((await screen(group)).questions).toBeNull();
      const [seat] = (await group.view()).seats;
      expect(seat?.answered).toEqual({ before: true, after: true });
    });

    test.each([[[0, 1]], [[0, 1, 3]], [[0, 1, 0.5]], [['0', '1', '2']], [null]])('%j are none', async (given) => {
      const group = await openClass(server.app);
      const phone = await group.join();
      const body = { moment: 'BEFORE', answers: given };
      expect((await phone.api.post(`/live/${group.groupId}/me/answers`, body)).status).toBe(400);
      expect((await phone.view()).seat.answered.before).toBe(false);
    });

    test('wait while the group is paused', async () => {
      const group = await openClass(server.app);
      const phone = await group.join();
      await group.command('PAUSE');
      const refused = await answers(phone, group.groupId, 'BEFORE', [0, 0, 0]);
      expect(refused).toMatchObject({ status: 409, body: { message: 'LIVE_PAUSED' } });
    });
  });

  test('another nickname is drawn three times, while the room is open', async () => {
    const group = await openClass(server.app);
    const phone = await group.join();
    await group.join();
    const another = () => phone.api.post(`/live/${group.groupId}/me/profile`, { nickname: 'ANOTHER' });
    const names = [(await phone.view()).seat.nickname];
    for (const renamesLeft of [2, 1, 0]) {
      const { seat } = (await another()).body as ReplyOf<'liveSeat'>;
      expect(seat.renamesLeft).toBe(renamesLeft);
      expect(names.at(-1)).not.toBe(seat.nickname);
      names.push(seat.nickname);
    }
    expect(await another()).toMatchObject(notNow ?? {});
    expect((await phone.view()).seat.nickname).toBe(names.at(-1));
  });

  test('a reaction is counted on the projector for some seconds, one in two seconds, further ones are dropped', async () => {
    const group = await openClass(server.app);
    const [one, two] = await group.joined(2);
    const react = (phone: Phone | undefined, reaction: number) =>
      phone?.api.post(`/live/${group.groupId}/me/react`, { reaction });
    expect(await react(one, 1)).toMatchObject({ status: 204, body: undefined });
    expect((await react(one, 2))?.status).toBe(204);
    await react(two, 1);
    expect((await screen(group)).reactions).toEqual([2, 0, 0, 0, 0, 0]);
    time += 2 * SECOND;
    await react(one, 6);
    const shown = await screen(group);
    expect(shown.reactions).toEqual([1, 0, 0, 0, 0, 1]);
    time += 10 * SECOND;
    const later = await screen(group);
    expect(later.reactions).toEqual([0, 0, 0, 0, 0, 0]);
    expect(later.version).not.toBe(shown.version);
    expect((await react(one, 7))?.status).toBe(400);
  });

  test('a clock that goes back an hour keeps no seat from reacting, and no seat that left connected', async () => {
    const group = await openClass(server.app);
    const [one, two] = await group.joined(2);
    const path = `/live/${group.groupId}/me/react`;
    expect((await one?.api.post(path, { reaction: 1 }))?.status).toBe(204);
    time -= 60 * MINUTE;
    try {
      expect((await one?.api.post(path, { reaction: 3 }))?.status).toBe(204);
      expect((await screen(group)).reactions).toEqual([0, 0, 1, 0, 0, 0]);
      await two?.view();
      const connected = (await group.view()).seats.map(({ isConnected }) => isConnected);
      expect(connected).toEqual([false, true]);
    } finally {
      time += 60 * MINUTE;
    }
  });

  describe('the host', () => {
    const act = (group: LiveClass, body: object) => group.host.post(`/live/${group.groupId}/host/seat`, body);

    test('frees a seat of the open room: its key ends, and who comes next takes the quota', async () => {
      const group = await openClass(server.app);
      const [phone] = await group.joined(3);
      const quota = phone?.quota ?? 0;
      const { version } = await group.view();
      const freed = await act(group, { quota, do: 'FREE' });
      expect(freed).toMatchObject({ status: 200, body: { pictures: null } });
      const { view } = freed.body as ReplyOf<'liveHostSeat'>;
      expect(view.seats.map((seat) => seat.quota)).not.toContain(quota);
      expect(Number(view.version.split('.')[0])).toBeGreaterThan(Number(version.split('.')[0]));
      expect(await act(group, { quota, do: 'FREE' })).toMatchObject({ status: 200 });
      expect(await phone?.api.get(`/live/${group.groupId}/me`)).toMatchObject({ status: 401 });
      expect((await group.join()).quota).toBe(quota);
    });

    test('frees nobody once the room is closed', async () => {
      const group = await openClass(server.app);
      const [phone] = await group.joined(2);
      await group.command('CLOSE_ROOM');
      expect(await act(group, { quota: phone?.quota, do: 'FREE' })).toMatchObject(notNow ?? {});
      expect((await phone?.view())?.seat.quota).toBe(phone?.quota);
    });

    test('gives a seat a new key at any time; the old one ends, the same again changes nothing', async () => {
      const group = await openClass(server.app);
      const [phone] = await group.joined(2);
      if (phone === undefined) throw new Error('nobody joined');
      await group.command('CLOSE_ROOM');
      await phone.play(1);
      const key = newKey();
      const given = await act(group, { quota: phone.quota, do: 'NEW_KEY', key });
      expect(given.status).toBe(200);
      const again = await act(group, { quota: phone.quota, do: 'NEW_KEY', key });
      expect((again.body as ReplyOf<'liveHostSeat'>).view.version).toBe(
        (given.body as ReplyOf<'liveHostSeat'>).view.version,
      );
      expect(await phone.api.get(`/live/${group.groupId}/me`)).toMatchObject({ status: 401 });
      const other = api(server.app, liveToken(String(readId(group.groupId)), phone.quota, key));
      const { body } = await other.get(`/live/${group.groupId}/me`);
      expect(body).toMatchObject({ seat: { quota: phone.quota }, month: { move: { pace: 'REST' } } });
    });

    test('sees the pictures of a seat only when it asks for them', async () => {
      const group = await openClass(server.app);
      const phone = await group.join();
      expect(JSON.stringify(await group.view())).not.toContain('pictures');
      const { body } = await act(group, { quota: phone.quota, do: 'SHOW_PICTURES' });
      expect(body).toMatchObject({ pictures: phone.pictures });
    });

    test('gets a refusal for a free seat, and for a missing key', async () => {
      const group = await openClass(server.app);
      await group.join();
      for (const body of [
        { quota: 9, do: 'SHOW_PICTURES' },
        { quota: 9, do: 'NEW_KEY', key: newKey() },
      ])
        expect(await act(group, body)).toMatchObject(movedOn ?? {});
      expect((await act(group, { quota: 1, do: 'NEW_KEY' })).status).toBe(400);
      expect((await act(group, { quota: 1, do: 'MELT' })).status).toBe(400);
    });

    test('sees all who look within ten seconds as connected, with two writes of the group', async () => {
      const group = await openClass(server.app);
      const phones = await group.joined(5);
      time += 2 * MINUTE;
      const looks = async (): Promise<void> => {
        for (const phone of phones) await phone.view();
      };
      const writes = (names: readonly string[]) => names.filter((name) => name === 'live-seat-seen').length;
      expect(writes(await server.statementsOf(looks))).toBe(1);
      const connected = async () => (await group.view()).seats.filter((seat) => seat.isConnected).length;
      expect(await connected()).toBe(1);
      time += 10 * SECOND;
      const waited = await server.statementsOf(() => expect.poll(connected, { interval: 100 }).toBe(5));
      expect(writes(waited)).toBe(1);
    });

    test('sees who is connected, which is written at most once a minute, and how often a seat was absent', async () => {
      const group = await openClass(server.app);
      const [one, two] = await group.joined(2);
      if (one === undefined || two === undefined) throw new Error('nobody joined');
      const connected = async () => (await group.view()).seats.map((seat) => [seat.quota, seat.isConnected]).sort();
      expect(await connected()).toEqual([
        [1, true],
        [2, true],
      ]);
      const { version } = await group.view();
      time += 2 * MINUTE;
      expect(await server.statementsOf(() => one.view())).toContain('live-seat-seen');
      time += MINUTE / 2;
      expect(await server.statementsOf(() => one.view())).not.toContain('live-seat-seen');
      expect(await connected()).toEqual([
        [1, one.quota === 1],
        [2, one.quota === 2],
      ]);
      expect((await group.view()).version).not.toBe(version);
      await group.command('CLOSE_ROOM');
      await one.play(1);
      await group.command('OPEN_ASSEMBLY');
      const absences = (await group.view()).seats.map((seat) => [seat.quota, seat.absences]);
      expect(absences).toContainEqual([one.quota, 0]);
      expect(absences).toContainEqual([two.quota, 1]);
    });
  });
});
