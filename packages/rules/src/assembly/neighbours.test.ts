import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCampaign, SEEDS } from '../../test/support/a-campaign.ts';
import { moves, playThrough, seeds } from '../../test/support/random-games.ts';
import { type Campaign, type Draw, drawFrom, drawsMade, groupHistory, isOutIn, neighboursIn } from '../index.ts';
import { termsOf } from '../rulebook/registry.ts';
import { extraIn, rivalSavings } from '../rulebook/rivals.ts';
import type { Quota } from '../vocabulary.ts';
import { assemblyOf } from './assembly.ts';
import { newGroup } from './group.ts';
import { neighboursOf } from './neighbours.ts';

const SEED = 52;

/** Looks at every assembly whose bids are open, in random games by rulebook 4; with the bids that the rivals then make. */
function open(look: (campaign: Campaign, draw: Draw) => void, rulebook: 3 | 4 = 4): number {
  let met = 0;
  fc.assert(
    fc.property(seeds, moves, (sealed, list) => {
      const draw = drawFrom(sealed);
      playThrough({ list, rulebook, draw }, ({ latest }, before) => {
        if (latest?.phase !== 'BID_OPEN' || latest.status !== 'ACTIVE' || latest === before.latest) return;
        if (isOutIn(latest, latest.cycle)) return;
        met += 1;
        look(latest, draw);
      });
    }),
    { numRuns: 60, seed: SEED },
  );
  return met;
}

/** What the rivals bid in that assembly, whatever the player does. */
const bidsOf = (campaign: Campaign, draw: Draw) => {
  const bids = [...campaign.bids, null];
  const assembly = { cycle: campaign.cycle, winningBid: 0, winnerQuota: campaign.quota, drawnQuota: null };
  return groupHistory({ ...campaign, bids, assembly, phase: 'RAFFLE_OPEN' }, draw).assemblies.at(-1)?.bids ?? [];
};

test('before the bids three members are seen: all who will bid, and one beside them', () => {
  const met = open((campaign, draw) => {
    const neighbours = neighboursIn(campaign, draw);
    const quotas = neighbours.map(({ quota }) => quota);
    expect(quotas).toHaveLength(3);
    expect(quotas).toEqual(expect.arrayContaining(bidsOf(campaign, draw).map(({ quota }) => quota)));
    expect(quotas).not.toContain(campaign.quota);
  });
  expect(met).toBeGreaterThan(100);
});

test('the pocket that is seen holds the bid, hurry and all, and the habit is true', () => {
  const habits = new Set<string>();
  open((campaign, draw) => {
    const terms = termsOf(campaign);
    const bids = bidsOf(campaign, draw);
    for (const { quota, habit, pocket } of neighboursIn(campaign, draw)) {
      habits.add(habit);
      if (pocket === null) {
        expect(campaign.late).toContain(quota);
        continue;
      }
      expect(pocket.max - pocket.min).toBeLessThanOrEqual(2);
      const bid = bids.find((one) => one.quota === quota)?.bid ?? pocket.min;
      expect([pocket.min <= bid, bid <= pocket.max]).toEqual([true, true]);
      const saved = rivalSavings(terms, quota, campaign.cycle, draw);
      const change = Math.sign(saved - rivalSavings(terms, quota, campaign.cycle - 1, draw));
      const isHurried = extraIn(terms, campaign.cycle, draw) > 0;
      expect(habit).toBe(isHurried ? 'HURRIED' : ['SPENDS', 'STEADY', 'SAVES'][1 + change]);
    }
  });
  expect([...habits].sort()).toEqual(['HURRIED', 'LATE', 'SAVES', 'SPENDS', 'STEADY']);
});

test('faces come again: who stood beside them in a month is most often seen in the next one too', () => {
  let last = { cycle: 0, beside: 0 };
  let [again, anew] = [0, 0];
  open((campaign, draw) => {
    const { cycle } = campaign;
    const bidders = bidsOf(campaign, draw).map(({ quota }) => quota);
    const quotas = neighboursIn(campaign, draw).map(({ quota }) => quota);
    const beside = quotas.find((quota) => !bidders.includes(quota)) ?? 0;
    if (cycle === last.cycle + 1 && cycle > 1) {
      if (quotas.includes(last.beside as Quota)) again += 1;
      else anew += 1;
    }
    last = { cycle, beside };
  });
  expect(again).toBeGreaterThan(3 * anew);
});

test('of who was seen in an earlier month the change of its savings is told, of nobody else', () => {
  let last: { readonly draw: Draw; readonly cycle: number; readonly met: readonly Quota[] } | undefined;
  let back = 0;
  open((campaign, draw) => {
    const { cycle } = campaign;
    const seen = neighboursIn(campaign, draw);
    if (cycle === 1) expect(seen.filter(({ change }) => change !== null)).toEqual([]);
    const met = last?.draw === draw && last.cycle === cycle - 1 ? last.met : [];
    for (const { quota, habit, change } of seen) {
      if (habit === 'LATE') expect(change).toBeNull();
      else if (met.includes(quota)) {
        back += 1;
        const savedBy = (month: number) => rivalSavings(termsOf(campaign), quota, month, draw);
        expect(change).toBe(savedBy(cycle) - savedBy(cycle - 1));
      }
    }
    last = { draw, cycle, met: seen.map(({ quota }) => quota) };
  });
  expect(back).toBeGreaterThan(50);
});

test('who paid the month late sees nobody, and no glimpse is drawn', () => {
  const { campaign, draw } = aCampaign({ rulebook: 4 }).missed().play(2, 6_000).with({ effort: 30 }).settle();
  expect(campaign.phase).toBe('BID_OPEN');
  expect(neighboursIn(campaign, draw)).toEqual([]);
  expect(drawsMade(campaign, draw).map(({ label }) => label)).not.toContain('vizinho');
});

test('once the bids are decided nobody is seen, though a campaign whose bid won stays in their phase', () => {
  const open = aCampaign({ rulebook: 4 }).paid().with({ effort: 10 });
  expect(neighboursIn(open.campaign, open.draw)).toHaveLength(3);
  const { campaign, draw } = open.bid(10);
  expect([campaign.phase, campaign.context]).toEqual(['BID_OPEN', 'BID']);
  expect(neighboursIn(campaign, draw)).toEqual([]);
  expect(neighboursIn(open.bid(1).campaign, draw)).toEqual([]);
});

test('every glimpse is a draw of the proof, and a rulebook that shows nobody draws none', () => {
  const labels = (campaign: Campaign, draw: Draw): string[] =>
    drawsMade(campaign, draw).map(({ label }) => label.split(':')[0] ?? '');
  open((campaign, draw) => expect(labels(campaign, draw)).toContain('olhar'));
  open((campaign, draw) => {
    expect(neighboursIn(campaign, draw)).toEqual([]);
    expect(labels(campaign, draw)).not.toContain('olhar');
    expect(labels(campaign, draw)).not.toContain('vizinho');
  }, 3);
});

test('they come ascending by quota, so that their order tells nothing', () => {
  const draw = drawFrom(SEEDS);
  const terms = termsOf({ rulebook: 4, dreamId: 4, isNewGamePlus: false });
  const seen = neighboursOf(assemblyOf(newGroup(terms, draw), 'MEMBERS', draw), draw);
  expect(seen.map(({ quota }) => quota)).toEqual([10, 15, 17]);
});
