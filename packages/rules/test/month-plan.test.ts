import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Campaign, type Draw, drawFrom, rulebookOf, viewOf } from '../src/index.ts';
import { type MonthPlan, monthPlan, type PlanStanding, type WalletRange } from '../src/queries/index.ts';
import type { MinigameRoomId } from '../src/vocabulary.ts';
import { World } from './support/a-campaign.ts';
import { moves, playThrough, seeds } from './support/random-games.ts';

const SEED = 11;
const SCORES = [500, 3_000, 6_000, 8_499];
const room = fc.constantFrom<MinigameRoomId>(2, 3, 4, 5);
/** Three rooms, and how each of them is played. */
const turns = fc.array(fc.record({ room, score: fc.constantFrom(...SCORES) }), { minLength: 3, maxLength: 3 });
type Turn = (typeof turns extends fc.Arbitrary<infer Turns> ? Turns : never)[number];

/** Where a campaign stands, as a screen tells it to the query; null where no place can be chosen. */
function standingOf(campaign: Campaign): PlanStanding | null {
  const { stage, extras, balance, campaign: told, room: begun } = viewOf(campaign);
  if (campaign.status !== 'ACTIVE' || extras.phase !== 'STAGE' || stage.type !== 'MINIGAME') return null;
  return {
    balance,
    cycle: stage.cycle,
    position: extras.stageRelativeToCycle,
    createdByFailure: stage.createdByFailure,
    recoveries: told.lateCycles.length,
    falling: extras.falling,
    ...(typeof begun?.vigor === 'number' && { begun: { vigor: begun.vigor } }),
  };
}

const within = ({ least, most }: WalletRange, { energy, effort }: Campaign['wallet']): boolean =>
  least.energy <= energy && energy <= most.energy && least.effort <= effort && effort <= most.effort;

interface Planned {
  readonly plan: MonthPlan;
  /** What was there after each planned place once it was played. */
  readonly lived: readonly Campaign['wallet'][];
  /** At the month's card or, without one, at the payment. */
  readonly end: World;
}

/** Plans the first `count` turns at every free stage of random games, plays on from there as planned, and looks at both. */
function planned(look: (planned: Planned, campaign: Campaign) => void, count = 3): void {
  const playOn = (campaign: Campaign, draw: Draw, own: readonly Turn[]): void => {
    const standing = standingOf(campaign);
    if (standing === null) return;
    const begun = viewOf(campaign).room?.id;
    const list = own.map((turn, i) =>
      i === 0 && begun !== undefined ? { ...turn, room: begun as MinigameRoomId } : turn,
    );
    const plan = monthPlan(
      campaign,
      standing,
      list.slice(0, count).map((turn) => turn.room),
    );
    let world = new World(campaign, [], draw);
    const lived = list.slice(0, plan.slots).map(({ room: chosen, score }) => {
      world = world.play(chosen, Math.min(score, rulebookOf(campaign.rulebook).care.honest.most));
      return world.facts.findLast((fact) => fact.type === 'MinigameFinished')?.balance ?? world.campaign.wallet;
    });
    look({ plan, lived: lived.slice(0, plan.after.length), end: world }, campaign);
  };
  let places = 0;
  fc.assert(
    fc.property(seeds, moves, turns, (sealed, list, own) => {
      const draw = drawFrom(sealed);
      playThrough({ list: list.slice(0, 80), rulebook: sealed.rulebook, draw }, ({ latest }, before) => {
        if (latest === null || latest === before.latest) return;
        places += 1;
        playOn(latest, draw, own);
      });
    }),
    { numRuns: 40, seed: SEED },
  );
  expect(places).toBeGreaterThan(100);
}

test('what honest runs leave, one after the other, lies between least and most of the plan', () => {
  planned(({ plan, lived }) => {
    expect(plan.after).toHaveLength(Math.min(3, plan.slots));
    for (const [i, wallet] of lived.entries())
      expect(within(plan.after[i] as WalletRange, wallet), JSON.stringify([plan.after[i], wallet])).toBe(true);
  });
});

test('what is there at the month’s card lies between the ends of a whole plan, what earlier answers let fall included', () => {
  let fallen = 0;
  planned(({ plan, lived, end }, campaign) => {
    fallen += viewOf(campaign).extras.falling?.length ?? 0;
    if (lived.length === plan.slots) expect(within(plan.end, end.campaign.wallet)).toBe(true);
  });
  expect(fallen).toBeGreaterThan(0);
});

test('a whole plan pays before the card where it says so, and never where it says that it is short', () => {
  const met = new Set<string>();
  planned(({ plan, end }) => {
    met.add(plan.outlook);
    const { effort } = end.campaign.wallet;
    if (plan.outlook === 'PAYS') expect(effort).toBeGreaterThanOrEqual(plan.due);
    if (plan.outlook === 'SHORT') expect(effort).toBeLessThan(plan.due);
  });
  expect([...met].sort()).toEqual(['MAY_PAY', 'PAYS', 'SHORT']);
});

test('a plan with a free place that is short is not saved by any honest run there', () => {
  const met = new Set<string>();
  planned(({ plan, end }) => {
    met.add(plan.outlook);
    if (plan.outlook !== 'SHORT') return;
    expect(end.campaign.wallet.effort).toBeLessThan(plan.due);
  }, 1);
  expect([...met]).toContain('OPEN');
});

test('the month’s card changes the effort within the range that is told, and a recovery has none', () => {
  const kinds = new Set<boolean>();
  planned(({ plan: { card }, end }) => {
    kinds.add(card === null);
    expect(end.stage.type).toBe(card === null ? 'PAYMENT' : 'EVENT');
    if (card === null) return;
    const change = end.acknowledge().campaign.wallet.effort - end.campaign.wallet.effort;
    expect(change).toBeGreaterThanOrEqual(card.min);
    expect(change).toBeLessThanOrEqual(card.max);
  });
  expect(kinds.size).toBe(2);
});

test('what the plan asks for is what the payment takes', () => {
  planned(({ plan }, campaign) => expect(plan.due).toBe(viewOf(campaign).dream.effortCostPerCycle));
});
