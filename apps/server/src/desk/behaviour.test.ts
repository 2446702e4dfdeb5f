import { type Campaign, chooseDream, currentStage, drawFrom, type Fact } from '@consorcio/rules';
import { expect, test } from 'vitest';
import { countDecisions, decisionsOf, type Measure, publishedInBlocks } from './behaviour.ts';
import type { Counts } from './day-counts.ts';

const draw = drawFrom({ serverSeed: '00'.repeat(32), clientSeed: '' });

/** Dream 4, whose instalment is 12, with effort to decide about. */
function campaignWith(effort: number, bids: Campaign['bids'] = []): Campaign {
  const chosen = chooseDream(null, { personaId: 1, dreamId: 4, dreamsDone: 0, rulebook: 3 }, draw);
  if (!chosen.ok) throw new Error(chosen.refusal);
  const { campaign } = chosen.value;
  return { ...campaign, wallet: { ...campaign.wallet, effort }, bids };
}

const lostBid = (bid: number): Fact => ({
  type: 'BidLost',
  cycle: 1,
  bid,
  winningBid: 30,
  winnerQuota: campaignWith(0).quota,
  energy: 0,
  effort: 0,
  balance: { energy: 0, effort: 0 },
});
const paid = (cycle: number, late: boolean): Fact => ({
  type: 'InstalmentPaid',
  ordinal: currentStage(campaignWith(0)).ordinal,
  cycle,
  amount: 12,
  late,
  energy: 0,
  effort: -12,
  balance: { energy: 0, effort: 0 },
});

function counted(...commands: readonly [number, Campaign, Fact][]): Counts {
  const sums: Record<string, Record<string, number>> = {};
  const count = (name: string, label: string, by = 1): void => {
    const labels = sums[name] ?? {};
    labels[label] = (labels[label] ?? 0) + by;
    sums[name] = labels;
  };
  for (const [number, before, fact] of commands) countDecisions({ count }, number, before, [fact]);
  return sums;
}
const of = (counts: Counts, measure: Measure, number = 1) => Object.values(decisionsOf(counts, measure, number));

test('a bid is watched when it leaves less than the next instalment, and a player is one, however many bids follow', () => {
  const counts = counted([1, campaignWith(20), lostBid(8)], [1, campaignWith(20, [8]), lostBid(9)]);
  expect(of(counts, 'bids')).toEqual([1, 2, 1]);
});

test('a bid after months without one is the player’s first', () => {
  expect(of(counted([1, campaignWith(20, [null, null]), lostBid(8)]), 'bids')).toEqual([1, 1, 0]);
});

test('an instalment is watched when it was paid late or never', () => {
  const campaign = campaignWith(20);
  const unpaid: Fact = { type: 'Defaulted', cycle: 1 };
  const counts = counted(
    [1, campaign, paid(1, false)],
    [1, campaign, paid(2, true)],
    [2, campaign, paid(1, false)],
    [2, campaign, unpaid],
  );
  expect(of(counts, 'instalments')).toEqual([1, 2, 1]);
  expect(of(counts, 'instalments', 2).slice(1)).toEqual([2, 1]);
});

test('a fifth campaign counts with the fourth, its player does not count again', () => {
  const counts = counted([4, campaignWith(20), paid(1, false)], [5, campaignWith(20), paid(1, true)]);
  expect(of(counts, 'instalments', 4)).toEqual([1, 2, 1]);
});

test('days are published in whole blocks of ten new players, so that no two answers differ by fewer', () => {
  const day = (players: number, watched: number) => ({ players, all: 2 * players, watched });
  expect(publishedInBlocks([day(9, 1)], 10).players).toBe(0);
  expect(publishedInBlocks([day(9, 1), day(1, 1)], 10)).toEqual({ players: 10, all: 20, watched: 2 });
  expect(publishedInBlocks([day(9, 1), day(1, 1), day(9, 5)], 10)).toEqual({ players: 10, all: 20, watched: 2 });
  expect(publishedInBlocks([day(9, 1), day(3, 1), day(9, 5), day(2, 0)], 10)).toEqual({
    players: 23,
    all: 46,
    watched: 7,
  });
});
