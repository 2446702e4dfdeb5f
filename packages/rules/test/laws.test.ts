import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../src/campaign/cycle.ts';
import {
  balanceOf,
  type Campaign,
  cardsMet,
  currentCampaign,
  currentStage,
  type Draw,
  drawFrom,
  drawsMade,
  groupHistory,
  isCompleted,
  movementsOf,
  neighboursIn,
  rootDrawsMade,
  termsOf,
  viewOf,
} from '../src/index.ts';
import { DREAM_IDS, type Quota, type StageOrdinal } from '../src/vocabulary.ts';
import { accepted } from './support/a-campaign.ts';
import { afterMove, answerTo, type Game, NEW_GAME } from './support/moves.ts';
import { always, games, moves, playThrough, seeds } from './support/random-games.ts';

/* Laws that hold after every move of every player, however foolish or dishonest. */

describe('whatever a player does', () => {
  test('no balance falls below zero or becomes a fraction', () => {
    always((campaign) => {
      const { energy, effort } = balanceOf(campaign);
      for (const balance of [energy, effort]) {
        expect(Number.isInteger(balance) && balance >= 0).toBe(true);
      }
    });
  });

  test('the statement sums to the balance, line by line', () => {
    always((campaign, facts) => {
      const sum = { energy: 0, effort: 0 };
      for (const { energy, effort, balance } of movementsOf(facts)) {
        sum.energy += energy;
        sum.effort += effort;
        expect(balance).toEqual(sum);
      }
      expect(balanceOf(campaign)).toEqual(sum);
    });
  });

  test('exactly one stage is current: all before it are finished, all after it are to come', () => {
    always((campaign) => {
      const current = currentStage(campaign);
      const statuses = campaign.stages.map(({ status }) => status);
      expect(statuses.slice(0, current.ordinal - 1).every((status) => status === 'FINISHED')).toBe(true);
      expect(statuses.slice(current.ordinal).every((status) => status === 'PENDING')).toBe(true);
      if (campaign.phase !== 'STAGE')
        expect(current).toMatchObject({ type: 'PAYMENT', status: 'FINISHED', paid: true });
      else if (!isCompleted(campaign)) expect(current.status).not.toBe('FINISHED');
      expect(current.cycle).toBe(campaign.cycle);
    });
  });

  test('every open cycle has its five regular stages, and at most two recovery pairs exist', () => {
    always((campaign) => {
      const places = campaign.stages.map((_, i) => placeOf(campaign, (i + 1) as StageOrdinal));
      for (let cycle = 1; cycle <= campaign.cycle; cycle += 1) {
        expect(places.filter((place) => place.cycle === cycle && !place.createdByFailure)).toHaveLength(5);
      }
      const extra = places.filter(({ createdByFailure }) => createdByFailure).length;
      expect(extra).toBe(2 * campaign.recoveries.length);
      expect(campaign.recoveries.length).toBeLessThanOrEqual(2);
    });
  });

  test('no event comes twice, after the letter neither', () => {
    always((campaign) => {
      const cards = cardsMet(campaign);
      expect(new Set(cards).size).toBe(cards.length);
    });
  });

  test('there is no dead end: some command succeeds and changes something', () => {
    fc.assert(
      fc.property(seeds, moves, (seed, list) => {
        const draw = drawFrom(seed);
        playThrough({ list, rulebook: seed.rulebook, draw }, (game) => {
          const next = accepted(answerTo(game, ['go on', 2, 0, 0], draw));
          expect(next.campaign).not.toEqual(game.latest);
        });
      }),
      { numRuns: games(30) },
    );
  });

  test('what was charged never exceeds the price, and what was paid stays inside the table', () => {
    always((campaign, facts) => {
      const { entryCostEnergy, entryCostEffort } = termsOf(campaign).dream;
      for (const fact of facts) {
        if (fact.type === 'RoomEntered') {
          expect(-fact.energy).toBeLessThanOrEqual(entryCostEnergy);
          expect(-fact.effort).toBeLessThanOrEqual(entryCostEffort);
        }
        if (fact.type === 'MinigameFinished') expect(fact.energy + fact.effort).toBeGreaterThan(0);
      }
    });
  });

  test('a completed campaign stays as it is but for being seen, and for what follows its letter', () => {
    fc.assert(
      fc.property(seeds, moves, (seed, list) => {
        playThrough({ list, rulebook: seed.rulebook, draw: drawFrom(seed) }, ({ latest }, before) => {
          if (before.latest === null || !isCompleted(before.latest) || latest === null) return;
          if (currentCampaign(before.latest) === null && !latest.resultsSeen) return;
          const { after: _, ...was } = { ...before.latest, resultsSeen: true };
          expect({ ...latest, resultsSeen: true }).toMatchObject(was);
        });
      }),
      { numRuns: games(30) },
    );
  });

  test('a campaign is plain data, and small', () => {
    always((campaign) => {
      const text = JSON.stringify(campaign);
      expect(JSON.parse(text)).toEqual(campaign);
      expect(text.length).toBeLessThan(5_000);
    });
  });
});

test('the random players reach every way a campaign ends, and New Game Plus', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(seeds, moves, (seed, list) => {
      playThrough({ list, rulebook: seed.rulebook, draw: drawFrom(seed) }, ({ latest }) => {
        if (latest === null) return;
        reached.add(latest.context ?? latest.status);
        if (latest.isNewGamePlus) reached.add('NEW GAME PLUS');
      });
    }),
    { numRuns: games(60), seed: 7 },
  );
  expect([...reached].sort()).toEqual(['ACTIVE', 'BID', 'DEFAULT', 'GIVEN_UP', 'JACKPOT', 'NEW GAME PLUS', 'PAID']);
});

describe('chance', () => {
  test('the same seed and the same moves give the same campaign', () => {
    fc.assert(
      fc.property(seeds, moves, (seed, list) => {
        const play = (): Game => playThrough({ list, rulebook: seed.rulebook, draw: drawFrom(seed) }, () => undefined);
        expect(play()).toEqual(play());
      }),
      { numRuns: games(15) },
    );
  });

  test('the group follows from the seed and the bids alone', () => {
    always((campaign, _, draw) => {
      const { waiting, late, gone, quota, assemblies } = groupHistory(campaign, draw);
      expect(quota).toBe(campaign.quota);
      expect([waiting, late, gone]).toEqual([campaign.waiting, campaign.late, campaign.gone]);
      expect(assemblies.length).toBe(campaign.assembly?.cycle ?? 0);
      const { assembly } = viewOf(campaign);
      if (assembly !== null) {
        const told = assemblies.find(({ cycle }) => cycle === assembly.cycle);
        expect(told?.winnerQuota ?? null).toBe(assembly.winnerQuota);
        expect(told?.bids.find((bid) => bid.quota === assembly.winnerQuota)?.bid ?? null).toBe(assembly.winningBid);
      }
    });
  });

  test('the draws of the audit are the very draws that were made, in the order made', () => {
    fc.assert(
      fc.property(seeds, moves, (seed, list) => {
        const fair = drawFrom(seed);
        let made: { label: string; n: number; value: number }[] = [];
        const noting: Draw = (n, label) => {
          const value = fair(n, label);
          if (label === 'cota') made = [];
          if (!made.some((draw) => draw.label === label)) made.push({ label, n, value });
          return value;
        };
        playThrough({ list, rulebook: seed.rulebook, draw: noting }, ({ latest }) => {
          if (latest === null) return;
          // As the game does where bids are open: who is seen is drawn by looking.
          neighboursIn(latest, noting);
          const isOfRoot = ({ label }: { label: string }): boolean =>
            label === 'entrega' || Number(/^evento:(\d+)$/.exec(label)?.[1]) > latest.cycle;
          expect(drawsMade(latest, fair)).toEqual(made.filter((one) => !isOfRoot(one)));
          const { months = [] } = latest.after ?? {};
          if (months.length > 0) expect(rootDrawsMade(latest, fair)).toEqual(made.filter(isOfRoot));
        });
      }),
      { numRuns: games(20) },
    );
  });

  test('by the closing assembly every quota is awarded, and none twice', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...DREAM_IDS), fc.boolean(), (seed, dreamId, plus) => {
        const draw = drawFrom(seed);
        const { rulebook } = seed;
        let game = afterMove({ ...NEW_GAME, rulebook, dreamsDone: plus ? 1 : 0 }, ['dream', dreamId], draw);
        while (game.latest !== null && !isCompleted(game.latest)) {
          const rich = { ...game.latest, wallet: { energy: 50, effort: 50 } };
          game = afterMove({ ...game, latest: rich }, ['go on', 2, 9000, 0], draw);
        }
        const campaign = game.latest as Campaign;
        const { cycles, quotas } = termsOf(campaign).dream;
        const { assemblies } = groupHistory(campaign, draw);
        const awarded = assemblies.flatMap((a) => [a.winnerQuota, a.drawnQuota] as (Quota | null)[]);
        const inAssemblies = awarded.filter((quota) => quota !== null);
        expect(new Set(inAssemblies).size).toBe(inAssemblies.length);
        expect(campaign.context === 'PAID' || inAssemblies.includes(campaign.quota)).toBe(true);
        if (campaign.context === 'PAID') {
          expect(campaign.waiting).toEqual([]);
          const left = campaign.gone?.length ?? 0;
          expect(left).toBe(Math.floor(0.47 * quotas));
          expect(quotas - inAssemblies.length).toBe(3 * cycles + 2);
          expect(inAssemblies).not.toContain(campaign.quota);
        }
      }),
      { numRuns: games(40) },
    );
  });
});
