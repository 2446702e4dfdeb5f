import type { ReplyOf } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readId } from '../src/http/live-token.ts';
import { startApp, type TestApp } from './support/app.ts';
import type { Answer } from './support/client.ts';
import { oneEngine } from './support/engines.ts';
import { type LiveClass, newKey, openClass, type Phone, playToDebrief } from './support/live-class.ts';

/* Whether a page has the current view of its seat (LIVE section 5), decided without making the view. */

const DAY = 86_400_000;

describe.each(oneEngine)('the view of a seat that a page has, on $name', (engine) => {
  let server: TestApp;
  let time = Date.now();
  beforeAll(async () => {
    server = await startApp(engine, { now: () => time });
  });
  afterAll(() => server.remove());

  /** A page that shows a seat; `look` asks whether what it shows is still true. */
  async function pageOf({ groupId }: LiveClass, { api }: Phone) {
    const path = `/live/${groupId}/me`;
    let etag = String((await api.get(path)).headers.etag);
    return {
      async look(): Promise<number> {
        const { status, headers } = await api.get(path, undefined, { headers: { 'if-none-match': etag } });
        if (status === 200) etag = String(headers.etag);
        return status;
      },
    };
  }
  async function twoPages() {
    const group = await openClass(server.app);
    const phones = await group.joined(2);
    const [one, two] = phones;
    if (one === undefined || two === undefined) throw new Error('nobody joined');
    return { group, phones, one, page: await pageOf(group, one), other: await pageOf(group, two) };
  }

  test('is current until somebody comes, the seat says something, a month begins, or the seat moves', async () => {
    const { group, one, page } = await twoPages();
    expect(await page.look()).toBe(304);
    const changes: readonly (() => Promise<unknown>)[] = [
      () => group.join(),
      () => one.api.post(`/live/${group.groupId}/me/profile`, { persona: 3 }),
      () => group.command('CLOSE_ROOM'),
      () => one.play(1),
      () => group.command('PAUSE'),
      () => group.command('RESUME'),
      () => group.command('OPEN_ASSEMBLY'),
    ];
    for (const change of changes) {
      await change();
      expect(await page.look()).toBe(200);
      expect(await page.look()).toBe(304);
    }
  });

  test("stays current while others move: nothing of theirs is in a seat's view", async () => {
    const { group, one, page, other } = await twoPages();
    await group.command('CLOSE_ROOM');
    expect([await page.look(), await other.look()]).toEqual([200, 200]);
    await one.play(1);
    expect([await page.look(), await other.look()]).toEqual([200, 304]);
  });

  test('is what a command returned, by the version in it', async () => {
    const { group, one } = await twoPages();
    const path = `/live/${group.groupId}/me`;
    const isKnown = async ({ body }: Answer): Promise<boolean> => {
      const { view } = body as ReplyOf<'liveSeal'>;
      const headers = { 'if-none-match': `"${view.version}"` };
      return (await one.api.get(path, undefined, { headers })).status === 304;
    };
    await group.command('CLOSE_ROOM');
    const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: false };
    expect(await isKnown(await one.api.post(`${path}/begin`, begun))).toBe(true);
    const sealed = await one.api.post(`${path}/seal`, { month: 1, pace: 'REST', pays: true, bid: 0 });
    expect(await isKnown(sealed)).toBe(true);
    await one.api.post(`${path}/seal`, { month: 1, pace: 'REST', pays: true, bid: 10 });
    expect(await isKnown(sealed)).toBe(false);
  });

  test('is not valid for a seat whose key has ended', async () => {
    const { group, one, page } = await twoPages();
    const { quota } = one;
    await group.host.post(`/live/${group.groupId}/host/seat`, { quota, do: 'NEW_KEY', key: newKey() });
    expect(await page.look()).toBe(401);
  });

  test('is not current any more when the time of a month is up', async () => {
    const { group, page } = await twoPages();
    await group.command('CLOSE_ROOM');
    await page.look();
    expect(await page.look()).toBe(304);
    time += DAY;
    expect(await page.look()).toBe(200);
  });

  test('has the redraws counted that no server has counted yet', async () => {
    const { group, phones, page } = await twoPages();
    await playToDebrief(group, phones);
    const [id, statement] = [
      String(readId(group.groupId)),
      { name: 'test-standing', text: 'select standing is not null as "isCounted" from live_group where group_id = $1' },
    ];
    const counted = () => server.database.query(statement, [id]);
    const untilCounted = () => expect.poll(counted).toEqual([{ isCounted: true }]);
    await page.look();
    await untilCounted();
    await page.look();
    // As if the server that was at it had been killed.
    await server.database.query(
      { name: 'test-forget', text: 'update live_group set standing = null where group_id = $1' },
      [id],
    );
    expect(await page.look()).toBe(304);
    await untilCounted();
    expect(await page.look()).toBe(200);
  });
});
