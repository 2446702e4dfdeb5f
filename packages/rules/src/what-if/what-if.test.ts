import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCampaign, RICH, rigged, SEEDS } from '../../test/support/a-campaign.ts';
import { afterMove, NEW_GAME } from '../../test/support/moves.ts';
import { drawFrom } from '../audit/audit.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { CURRENT_RULEBOOK, rulebookOf } from '../rulebook/registry.ts';
import {
  type CampaignChoices,
  canRelive,
  choicesOf,
  type MonthChoices,
  notesOfModels,
  relive,
  reliveWithWord,
} from './what-if.ts';

const turn = (roomId: 2 | 3 | 4 | 5, scoreBp = 6_000) => ({ roomId, scoreBp });
const WORKED = [turn(3), turn(3), turn(3)];
const month = (change: Partial<MonthChoices> = {}): MonthChoices => ({
  turns: WORKED,
  recovery: null,
  bid: null,
  ...change,
});
const choices = (...months: readonly MonthChoices[]): CampaignChoices => ({
  rulebook: 3,
  dreamId: 1,
  isNewGamePlus: false,
  months,
  options: [],
});

/** One whole campaign of a player whose every choice is drawn by the test. */
function played(dreamId: number, seed: string, choose: () => readonly [room: number, score: number, share: number]) {
  const draw = drawFrom({ serverSeed: seed, clientSeed: '' });
  let game = afterMove(NEW_GAME, ['dream', dreamId], draw);
  while (game.latest?.status === 'ACTIVE') game = afterMove(game, ['go on', ...choose()], draw);
  return { campaign: game.latest as Campaign, draw };
}

describe('a campaign lived again', () => {
  test('ends as it ended when the draws are its own', () => {
    const place = fc.constantFrom(2, 3, 4, 5);
    const choice = fc.tuple(place, fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 0.2, 0.5, 1));
    const seed = fc.stringMatching(/^[0-9a-f]{64}$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), seed, fc.infiniteStream(choice), (dream, serverSeed, stream) => {
        const { campaign, draw } = played(dream, serverSeed, () => stream.next().value as [number, number, number]);
        const { context, cycle } = campaign;
        expect(relive(choicesOf(campaign), draw)).toEqual({ context, cycle });
      }),
      { numRuns: 150 },
    );
  });

  test('wins in another month where another quota is drawn', () => {
    const paid = aCampaign({ dream: 1 }).inCycle(3).atPayment(3, 10_000).settle();
    expect(paid.campaign.context).toBe('PAID');
    const mine = choicesOf(paid.campaign);
    const own = paid.campaign.quota - 1;
    const rivals = { 'lance:1:1': 0, 'lance:1:2': 0, cota: own };
    const place = own >= 2 ? own - 1 : own;
    expect(relive(mine, rigged({ ...rivals, 'sorteio:1': place }))).toEqual({ context: 'JACKPOT', cycle: 1 });
  });

  test('with a lucky word always ends the same', () => {
    const mine = choices(month());
    const again = [1, 2, 3].map((i) => reliveWithWord(mine, SEEDS.serverSeed, i));
    expect([1, 2, 3].map((i) => reliveWithWord(mine, SEEDS.serverSeed, i))).toEqual(again);
  });
});

describe('what the player decided', () => {
  test('holds places, scores and bids, and nothing that was drawn', () => {
    const world = aCampaign({ dream: 4, rulebook: 3 }).atPayment(2, 7_000).with(RICH).settle().bid(1);
    expect(choicesOf(world.campaign)).toEqual({
      rulebook: world.campaign.rulebook,
      dreamId: 4,
      isNewGamePlus: false,
      months: [
        {
          turns: [1, 0, 0].map((shifts) => ({ ...turn(2, 7_000), situation: { shifts, isBare: false } })),
          recovery: null,
          bid: { offered: 1, of: 88 },
        },
      ],
      options: [{ eventId: 17, option: 1 }],
    });
  });

  test('is noted for a recovery, after which there was no bid to decide; a kept effort is an offer of nothing', () => {
    const late = aCampaign({ dream: 4 }).missed().play(3, 5_000).with(RICH).settle().keep();
    const [first] = choicesOf(late.campaign).months;
    expect(first?.recovery).toMatchObject(turn(3, 5_000));
    expect(first).toMatchObject({ bid: null, isOut: true });
    const kept = aCampaign({ dream: 4 }).paid().keep();
    expect(choicesOf(kept.campaign).months[0]?.bid).toEqual({ offered: 0, of: 88 });
  });

  test('where it was out of an assembly, would have left what its nearest bid left', () => {
    const out = { recovery: turn(3), bid: null, isOut: true } as const;
    const after = choices(month(out), month({ bid: { offered: 9, of: 12 } }));
    const poor = (n: number, label: string): number => (/^(sorteio|clima)/.test(label) ? n - 1 : 0);
    // Under these draws month 1 is paid in time, so that there is a bid: what goes beyond the 3 that the bid of month 2 left.
    expect(relive(after, poor)).toEqual({ context: 'BID', cycle: 1 });
    expect(relive(choices(month(out), month({ bid: { offered: 0, of: 12 } })), poor).context).not.toBe('BID');
  });

  test('cannot be carried before a month is whole', () => {
    expect(canRelive(choicesOf(aCampaign().campaign))).toBe(false);
    expect(canRelive(choicesOf(aCampaign().atPayment().campaign))).toBe(true);
  });
});

describe('a decision is carried to a month that was never lived', () => {
  const noLuck = rigged({ cota: 0, 'sorteio:1': 5, 'sorteio:2': 5 });

  test('by the player’s whole months in their order, from the first again', () => {
    const good = month({ turns: [turn(3, 10_000), turn(3, 10_000), turn(5, 10_000)] });
    const lazy = month({ turns: [turn(2, 0), turn(3, 0), turn(4, 0)], recovery: turn(4, 0) });
    expect(relive(choices(good, lazy), noLuck)).toEqual({ context: 'PAID', cycle: 3 });
    expect(relive(choices(good, lazy, good), noLuck)).toEqual({ context: 'PAID', cycle: 3 });
    expect(relive(choices(good, lazy, lazy), noLuck)).toEqual({ context: 'DEFAULT', cycle: 3 });
  });

  test('a bid leaves the reserve that was left', () => {
    const rich = [turn(3, 10_000), turn(3, 10_000), turn(3, 10_000)];
    const all = choices(month({ turns: rich, bid: { offered: 4, of: 4 } }));
    const nothing = choices(month({ turns: rich, bid: { offered: 0, of: 4 } }));
    /* The two rivals have saved nothing, so that any bid but none wins. */
    const poor = (n: number, label: string): number =>
      label.startsWith('poupanca') ? 0 : label === 'cota' ? 0 : label.startsWith('sorteio') ? n - 1 : 0;
    expect(relive(all, poor)).toEqual({ context: 'BID', cycle: 1 });
    expect(relive(nothing, poor).context).not.toBe('BID');
  });

  test('the last half month of a campaign that ended in it is not carried', () => {
    const good = month({ turns: [turn(3, 10_000), turn(3, 10_000), turn(5, 10_000)] });
    const begun = month({ turns: [turn(4, 0)] });
    expect(relive(choices(good, begun), noLuck)).toEqual(relive(choices(good), noLuck));
  });
});

test('the ruler has a mark for every dream, by the rulebook of the campaign', () => {
  const dreams = rulebookOf(CURRENT_RULEBOOK).dreams.length;
  const [before, now] = [3, CURRENT_RULEBOOK].map((rulebook) => notesOfModels({ rulebook }));
  expect([now?.average.length, now?.planner.length]).toEqual([dreams, dreams]);
  expect(now).not.toEqual(before);
});
