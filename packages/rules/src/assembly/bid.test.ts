import { describe, expect, test } from 'vitest';
import { aCampaign, accepted, fairDraw, refusalOf, rigged } from '../../test/support/a-campaign.ts';
import { keepEffort, placeBid } from './bid.ts';
import { drawRaffle } from './raffle.ts';

/* In the first assembly of the vectors quota 17 bids 1, quota 10 bids 3, and the player holds quota 28. */
const open = aCampaign().paid().with({ effort: 10 });

describe('a winning bid', () => {
  test('is paid, completes the dream and leaves the reserve', () => {
    const { campaign, answer, facts } = accepted(placeBid(open.campaign, 4, fairDraw));
    expect(answer).toMatchObject({ win: true, bid: 4, winningBid: 4, winnerQuota: 28, waiting: 30 });
    expect(answer.balance.effort).toBe(6);
    expect(campaign).toMatchObject({ status: 'SUCCESS', context: 'BID', bids: [4], wallet: { effort: 6 } });
    expect(campaign.waiting).not.toContain(28);
    expect(facts.map(({ type }) => type)).toEqual(['BidWon', 'DreamCompleted']);
  });

  test('may be more than what is left to pay: the player’s own has no such ceiling', () => {
    const rich = aCampaign({ dream: 1 }).inCycle(2).paid().with({ effort: 500 });
    expect(accepted(placeBid(rich.campaign, 500, fairDraw)).answer).toMatchObject({ win: true, winningBid: 500 });
  });
});

describe('a lost bid', () => {
  test('returns its effort for the next cycle', () => {
    const { campaign, answer, facts } = accepted(placeBid(open.campaign, 1, fairDraw));
    expect(answer).toMatchObject({ win: false, bid: 1, winningBid: 3, winnerQuota: 10, waiting: 30 });
    expect(campaign).toMatchObject({ phase: 'BID_LOST', wallet: { effort: 10 }, bids: [1] });
    expect(campaign.waiting).not.toContain(10);
    expect(facts[0]).toMatchObject({ type: 'BidLost', bid: 1, energy: 0, effort: 0 });
  });

  test('leads to the raffle by keeping the effort, and nobody is awarded twice for it', () => {
    const world = open.bid(1).keep();
    expect(world.campaign).toMatchObject({ phase: 'RAFFLE_OPEN', bids: [1] });
    expect(world.campaign.waiting).toHaveLength(29);
  });
});

describe('a tie', () => {
  test('is decided by the drawn number: the player wins when it falls on the own quota', () => {
    expect(accepted(placeBid(open.campaign, 3, rigged({ 'desempate:1': 27 }))).answer.win).toBe(true);
    expect(accepted(placeBid(open.campaign, 3, rigged({ 'desempate:1': 9 }))).answer).toMatchObject({
      win: false,
      winnerQuota: 10,
    });
  });
});

describe('keeping the effort', () => {
  test('lets the two rivals decide among themselves', () => {
    const { campaign, answer } = accepted(keepEffort(open.campaign, fairDraw));
    expect(campaign).toMatchObject({ phase: 'RAFFLE_OPEN', bids: [null], wallet: { effort: 10 } });
    expect(campaign.assembly).toEqual({ cycle: 1, winningBid: 3, winnerQuota: 10, drawnQuota: null });
    expect(answer.balance.effort).toBe(10);
  });

  test('changes nothing for the rivals beside a lost bid', () => {
    expect(open.keep().campaign.waiting).toEqual(open.bid(1).keep().campaign.waiting);
  });
});

describe('the raffle', () => {
  const raffle = open.keep();

  test('gives every waiting quota the same chance, and the drawn one leaves', () => {
    const { answer, campaign } = accepted(drawRaffle(raffle.campaign, fairDraw));
    expect(answer).toEqual({ wonJackpot: false, drawnQuota: 29, quota: 28, waiting: 29 });
    expect(campaign).toMatchObject({ phase: 'STAGE', cycle: 2 });
    expect(campaign.waiting).toHaveLength(28);
    expect(campaign.stages).toHaveLength(10);
  });

  test('completes the dream when the own quota is drawn, and takes nothing for it', () => {
    const draw = rigged({ 'sorteio:1': raffle.campaign.waiting.indexOf(raffle.campaign.quota) });
    const { answer, campaign } = accepted(drawRaffle(raffle.campaign, draw));
    expect(answer).toEqual({ wonJackpot: true, drawnQuota: 28, quota: 28, waiting: 29 });
    expect(campaign).toMatchObject({
      status: 'SUCCESS',
      context: 'JACKPOT',
      phase: 'RAFFLE_OPEN',
      wallet: { effort: 10 },
    });
  });
});

describe('who paid the month late', () => {
  const late = aCampaign().missed().play(2, 6_000).with({ effort: 30 }).settle();

  test('makes no bid, and none is taken for one', () => {
    expect(refusalOf(placeBid(late.campaign, 4, fairDraw))).toBe('AUCTION_NOT_AVAILABLE');
    const { campaign } = accepted(keepEffort(late.campaign, fairDraw));
    expect(campaign).toMatchObject({ phase: 'RAFFLE_OPEN', bids: [null], assembly: { winnerQuota: 10 } });
  });

  test('is no ball of the raffle, which is one smaller, and goes on waiting', () => {
    const raffle = late.keep();
    for (let place = 0; place < 28; place += 1) {
      const { answer, campaign } = accepted(drawRaffle(raffle.campaign, rigged({ 'sorteio:1': place })));
      expect(answer).toMatchObject({ wonJackpot: false, waiting: 28 });
      expect(answer.drawnQuota).not.toBe(28);
      expect(campaign.waiting).toContain(28);
    }
  });

  test('takes part again in the next month', () => {
    const next = late.keep().raffle().paid();
    expect(next.campaign.recoveries).toEqual([1]);
    expect(accepted(placeBid(next.campaign, 50, fairDraw)).answer.win).toBe(true);
  });
});

test('what a bid is more than the debt is back in its answer, and in the same answer again', () => {
  const rich = aCampaign({ dream: 1 }).inCycle(2).paid().with({ effort: 500 });
  const first = accepted(placeBid(rich.campaign, 500, fairDraw));
  expect(first.answer.balance.effort).toBe(491);
  expect(accepted(placeBid(first.campaign, 500, fairDraw)).answer).toEqual(first.answer);
});
