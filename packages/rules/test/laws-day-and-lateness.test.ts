import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Campaign,
  CURRENT_RULEBOOK,
  type Draw,
  drawFrom,
  type Fact,
  groupHistory,
  placeBid,
  rulebookOf,
} from '../src/index.ts';
import { raffleSize } from '../src/queries/index.ts';
import { refusalOf } from './support/a-campaign.ts';
import { always, games, moves, playThrough, seeds } from './support/random-games.ts';

/* Two laws of RULES, in random games: the movement of the day (4.6), and that late is out of the month's assembly (6.4). */

/** Games in which all that is counted comes about. */
const SEED = 7;
/** Rooms that pay by the day, least score that is paid as honest work, and how many kinds of days there are (RULES 4.6). */
const BOLD = [3, 5];
const HONEST = 500;
const DAYS = 5;

type Run = Extract<Fact, { readonly type: 'MinigameFinished' }>;
const runsIn = (facts: readonly Fact[]): readonly Run[] => facts.filter((fact) => fact.type === 'MinigameFinished');

describe('the movement of the day', () => {
  test('moves the bold places alone, for an honest run, and is one of five', () => {
    const met = new Set<number | null>();
    always((_, facts) => {
      for (const { roomId, scoreBp, movement = null } of runsIn(facts)) {
        expect(movement !== null, `room ${roomId}, score ${scoreBp}`).toBe(BOLD.includes(roomId) && scoreBp >= HONEST);
        met.add(movement);
      }
    }, SEED);
    expect([...met].sort()).toEqual([0, 1, 2, 3, 4, null]);
  });

  test('is that of the seed and the run’s number, the same for all plans', () => {
    let compared = 0;
    fc.assert(
      fc.property(seeds, moves, moves, (seed, list, others) => {
        const { rulebook } = seed;
        const draw = drawFrom(seed);
        const days = [list, others].map((own) => {
          const byOrdinal = new Map<number, number>();
          playThrough({ list: own, rulebook, draw }, ({ facts }) => {
            for (const { ordinal, movement } of runsIn(facts))
              if (movement !== undefined) byOrdinal.set(ordinal, movement);
          });
          return byOrdinal;
        });
        for (const [ordinal, movement] of days[0] ?? []) {
          expect(movement).toBe(draw(DAYS, `movimento:${ordinal}`));
          const other = days[1]?.get(ordinal);
          if (other === undefined) continue;
          expect(other).toBe(movement);
          compared += 1;
        }
      }),
      { numRuns: games(20), seed: SEED },
    );
    expect(compared).toBeGreaterThan(0);
  });

  test('has no part in the months after the letter', () => {
    let months = 0;
    fc.assert(
      fc.property(seeds, moves, (seed, list) => {
        const fair = drawFrom(seed);
        let asked: string[] = [];
        const noting: Draw = (n, label) => {
          asked.push(label);
          return fair(n, label);
        };
        playThrough({ list, rulebook: seed.rulebook, draw: noting }, ({ latest }, before) => {
          if (before.latest?.after?.status === 'OPEN' && latest?.stages === before.latest.stages) {
            expect(asked.filter((label) => label.startsWith('movimento'))).toEqual([]);
            if (latest.after?.months.length !== before.latest.after.months.length) months += 1;
          }
          asked = [];
        });
      }),
      { numRuns: games(30), seed: SEED },
    );
    expect(months).toBeGreaterThan(0);
  });

  test('comes out evenly, and gives in the mean less than a hundredth of a room’s range', () => {
    const { steps } = rulebookOf(CURRENT_RULEBOOK).movement;
    expect(steps).toHaveLength(DAYS);
    expect(Math.abs(steps.reduce((sum, step) => sum + step, 0)) / DAYS).toBeLessThan(100);
    const count = steps.map(() => 0);
    for (let campaign = 0; campaign < 200; campaign += 1) {
      const draw = drawFrom({ serverSeed: campaign.toString(16).padStart(64, '0'), clientSeed: '' });
      for (let ordinal = 1; ordinal <= 45; ordinal += 1) {
        const day = draw(DAYS, `movimento:${ordinal}`);
        count[day] = (count[day] ?? 0) + 1;
      }
    }
    // 9,000 draws, 1,800 of each in the mean, four standard deviations of 38 around it.
    for (const days of count) expect(Math.abs(days - 1_800)).toBeLessThan(152);
  });
});

describe('late is out of that month’s assembly', () => {
  const isDrawn = (fact: Fact): fact is Extract<Fact, { type: 'RaffleWon' | 'RaffleLost' }> =>
    fact.type === 'RaffleWon' || fact.type === 'RaffleLost';
  /** True of a cycle whose instalment was paid in its recovery. */
  const wasLate = (facts: readonly Fact[], cycle: number): boolean =>
    facts.some((fact) => fact.type === 'InstalmentPaid' && fact.late && fact.cycle === cycle);
  const raffles = { late: 0, inTime: 0 };
  const count = (isOut: boolean): void => {
    raffles[isOut ? 'late' : 'inTime'] += 1;
  };

  test('no bid of the player counts there, and none is taken; in time it is taken again', () => {
    let refused = 0;
    always((campaign, facts) => {
      const { cycle, phase, status } = campaign;
      for (const fact of facts)
        if (fact.type === 'BidWon' || fact.type === 'BidLost') expect(wasLate(facts, fact.cycle)).toBe(false);
      if (phase !== 'BID_OPEN' || status !== 'ACTIVE') return;
      const rich: Campaign = { ...campaign, wallet: { energy: 9, effort: 9 } };
      const refusal = refusalOf(placeBid(rich, 1, () => 0));
      expect(refusal).toBe(wasLate(facts, cycle) ? 'AUCTION_NOT_AVAILABLE' : null);
      if (refusal !== null) refused += 1;
    }, SEED);
    expect(refused).toBeGreaterThan(0);
  });

  test('its raffle is one smaller, without the player, who goes on waiting; in time it is whole again', () => {
    always((campaign, facts, draw) => {
      const { quota, waiting } = campaign;
      for (const fact of facts.filter(isDrawn)) {
        const isOut = wasLate(facts, fact.cycle);
        expect(fact.waiting).toBe(raffleSize(campaign, fact.cycle) - Number(isOut));
        if (isOut) expect(fact.type).toBe('RaffleLost');
        count(isOut);
      }
      for (const { cycle, isOut, bids, winnerQuota, drawnQuota } of groupHistory(campaign, draw).assemblies) {
        expect(isOut).toBe(wasLate(facts, cycle));
        if (!isOut) continue;
        expect([...bids.map((bid) => bid.quota), winnerQuota, drawnQuota]).not.toContain(quota);
        if (campaign.assembly?.cycle === cycle && campaign.status === 'ACTIVE') expect(waiting).toContain(quota);
      }
    }, SEED);
    expect(raffles.late).toBeGreaterThan(0);
    expect(raffles.inTime).toBeGreaterThan(0);
  });
});
