import type { ReplyOf } from '@consorcio/contract';
import { CURRENT_LIVE_RULEBOOK } from '@consorcio/rules/live';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { api } from './support/client.ts';
import { oneEngine } from './support/engines.ts';
import { newKey, openClass } from './support/live-class.ts';

/* A live group is opened, found and joined (LIVE section 5). */

describe.each(oneEngine)('the room of a live group on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine);
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
        groupId: group.groupId,
        phase: 'WAITING',
        rulebook: CURRENT_LIVE_RULEBOOK,
        months: 4,
        isJoinable: true,
      });
    });

    test.each(['BCDFGH', 'AEIOUA', '../live', 'x'])('code %j finds no group', async (code) => {
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
      const { seats } = (await group.anybody.get(`/live/${group.groupId}/screen`)).body as ReplyOf<'liveProjector'>;
      expect(new Set(seats.map(({ nickname }) => nickname)).size).toBe(40);
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

    test('three pictures in any order open the seat on another device, and the old key ends', async () => {
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

    test('a late joiner takes the lowest house quota that waits, and plays from this month on', async () => {
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
});
