import type { ReplyOf } from '@consorcio/contract';
import { unpackMoves } from '@consorcio/rules/live';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/engines.ts';
import { openClass, untilServed } from '../support/live-class.ts';

/** Closings that are raced, on each engine; `npm run drill -- races` runs 200. */
const RACES = Number(process.env.LIVE_RACES ?? 3);
const SEATS = 40;

describe.each(engines)('the closing of a month on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine);
  });
  afterAll(() => server.remove());

  test(`${RACES} times forty seats seal while the assembly opens: a seal that was accepted counts, one that was refused does not`, {
    timeout: 60_000 * (1 + RACES),
  }, async () => {
    let [taken, refused] = [0, 0];
    for (let race = 0; race < RACES; race += 1) {
      const group = await openClass(server.app, { months: 4 });
      const phones = await group.joined(SEATS);
      await group.command('CLOSE_ROOM');
      const path = `/live/${group.groupId}/me`;
      const begun = { month: 1, option: 'A', buys: false, place: 2, isPlayed: false };
      await Promise.all(phones.map((phone) => untilServed(() => phone.api.post(`${path}/begin`, begun))));
      // Every race closes the month after another number of seals was sent.
      const before = (race * 7) % (SEATS + 1);
      const seal = (phone: (typeof phones)[number]) =>
        untilServed(() => phone.api.post(`${path}/seal`, { month: 1, pace: 'NORMAL', pays: true, bid: 0 }));
      const early = phones.slice(0, before).map(seal);
      const closing = group.command('OPEN_ASSEMBLY');
      const answers = await Promise.all([...early, ...phones.slice(before).map(seal)]);
      expect((await closing).status).toBe(200);
      await group.command('FINISH_NOW');
      const { moves } = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
      const counted = unpackMoves(moves[0] ?? '');
      for (const [i, { quota }] of phones.entries()) {
        const { status } = answers[i] ?? {};
        expect({ race, quota, status, pace: counted.get(quota)?.pace }).toEqual(
          status === 200 ? { race, quota, status, pace: 'NORMAL' } : { race, quota, status: 409, pace: 'REST' },
        );
        if (status === 200) taken += 1;
        else refused += 1;
      }
      await group.host.delete(`/live/${group.groupId}`);
    }
    expect(taken + refused).toBe(RACES * SEATS);
  });
});
