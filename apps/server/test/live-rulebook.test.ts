import type { ReplyOf } from '@consorcio/contract';
import {
  afterPlace,
  bidLimitOf,
  billsAhead,
  CURRENT_LIVE_RULEBOOK,
  chosenOf,
  liveTermsOf,
  purseOf,
  termsOfView,
} from '@consorcio/rules/live';
import { verifyLive } from '@consorcio/rules/live-audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECOND_LIVE, serveSecondLiveRulebook } from '../../../packages/rules/test/support/second-live-rulebook.ts';
import { startApp, type TestApp } from './support/app.ts';
import { oneEngine } from './support/engines.ts';
import { openClass, openClassBy } from './support/live-class.ts';

/* A group is played, shown and checked by the live rulebook that it was opened with (docs/determinism.md). */

const NOTHING = { option: null, isPaid: false, buys: false, pace: null, pays: null, isChanging: false } as const;

describe.each(oneEngine)('a group of another live rulebook on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    serveSecondLiveRulebook();
    server = await startApp(engine);
  });
  afterAll(() => server.remove());

  const openSecond = () => openClassBy(server, SECOND_LIVE);

  test('says its number in every view, and a group of today says its own', async () => {
    const group = await openSecond();
    const phone = await group.join();
    const screen = (await group.anybody.get(`/live/${group.groupId}/screen`)).body as ReplyOf<'liveProjector'>;
    const views = [await phone.view(), await group.view(), screen];
    const { letter } = liveTermsOf(SECOND_LIVE, 4);
    for (const view of views) expect(view.group).toMatchObject({ rulebook: SECOND_LIVE, letter });
    const { wallet } = await phone.view();
    expect([wallet.cash, wallet.energy]).toEqual([260, 7]);
    const code = (await group.anybody.get(`/live/code/${group.code}`)).body as ReplyOf<'liveCode'>;
    expect(code).toMatchObject({ months: 4, rulebook: SECOND_LIVE });
    expect((await (await openClass(server.app)).view()).group.rulebook).toBe(CURRENT_LIVE_RULEBOOK);
  });

  test('keeps for a phone what its page has planned, month by month, and passes its audit', async () => {
    const group = await openSecond();
    const phones = await group.joined(5);
    await group.command('CLOSE_ROOM');
    for (let month = 1; month <= 4; month += 1) {
      const planned = [];
      for (const phone of phones) {
        await phone.play(month);
        const begun = await phone.view();
        const { limit } = bidLimitOf(begun, afterPlace(begun, chosenOf(begun), 'REST'), true);
        const bid = phone.quota === month && limit > 0 ? limit : 0;
        const seal = (coins: number) =>
          phone.api.post(`/live/${group.groupId}/me/seal`, { month, pace: 'REST', pays: true, bid: coins });
        expect((await seal(bid)).status).toBe(200);
        if (limit > 0) expect((await seal(limit + 1)).body).toMatchObject({ message: 'BALANCE_INSUFFICIENT' });
        const view = await phone.view();
        planned.push({ purse: purseOf(view, NOTHING), bills: billsAhead(view) });
      }
      await group.command('OPEN_ASSEMBLY');
      await group.throughAssembly();
      if (month === 4) break;
      for (const [i, phone] of phones.entries()) {
        const { wallet, seat } = await phone.view();
        const { purse, bills } = planned[i] ?? {};
        const isWon = seat.won?.month === month && seat.won.by === 'BID';
        expect(wallet).toMatchObject({ cash: isWon ? bills?.won?.have : bills?.have, card: purse?.card });
        expect(wallet.energy).toBe(purse?.energy);
      }
    }
    const view = await group.view();
    expect(view.group.phase).toBe('DEBRIEF');
    const audit = (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;
    expect(audit.rulebook).toBe(SECOND_LIVE);
    expect(verifyLive(audit)).toMatchObject({ faults: [], books: { difference: 0 } });
    const debrief = (await group.anybody.get(`/live/${group.groupId}/debrief`)).body as ReplyOf<'liveDebrief'>;
    expect(debrief.instalment).toBe(termsOfView(view).instalment.whole);
  });
});
