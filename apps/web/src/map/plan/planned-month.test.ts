import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCurrentStage, BOARDS } from '../../../test/fixtures/boards.ts';
import { memoryStorage } from '../../../test/memory-storage.ts';
import type { MapEvent } from '../chart/map-context.ts';
import { canPlan, follow, keepSlots, MONTH_PLANS, nextPlanned, planOf, slotsOf, walksOn } from './planned-month.ts';

const at = (cycle: number, position: number, balance = { energy: 12, effort: 14 }) =>
  aCurrentStage({ stage: { cycle }, extras: { stageRelativeToCycle: position }, balance });
const START = at(2, 1);
const turns = (...slugs: readonly MinigameSlug[]) => slugs.map((slug) => ({ slug, isGame: false }));

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  MONTH_PLANS.forget();
});

test('a plan leads from stage to stage of its month', () => {
  keepSlots(START, turns(1, 3, 4));
  expect([1, 2, 3].map((position) => nextPlanned(at(2, position))?.slug)).toEqual([1, 3, 4]);
});

test('what is put in from a later stage on leaves the stages before it', () => {
  keepSlots(START, turns(1, 3, 4));
  keepSlots(at(2, 2), turns(2, 4));
  expect(MONTH_PLANS.read()?.[0]?.places).toEqual(turns(1, 2, 4));
  expect(slotsOf(at(2, 3))).toEqual(turns(4));
});

test('the next month begins with the same places, and follows them only once they are put in again', () => {
  keepSlots(START, turns(1, 3, 4));
  expect(slotsOf(at(3, 1))).toEqual(turns(1, 3, 4));
  expect(nextPlanned(at(3, 1))).toBeNull();
});

const inCampaign = (id: string) => ({ ...START, campaign: { ...START.campaign, id } });

test('no plan is that of another campaign, and a try of the week leaves the own campaign’s as it was', () => {
  keepSlots(START, turns(1, 3, 4));
  keepSlots(inCampaign('week'), turns(2, 2, 2));
  expect(slotsOf(START)).toEqual(turns(1, 3, 4));
  expect(slotsOf(inCampaign('week'))).toEqual(turns(2, 2, 2));
  keepSlots(inCampaign('week-2'), turns(3, 3, 3));
  expect(slotsOf(inCampaign('other'))).toEqual([null, null, null]);
  expect(MONTH_PLANS.read()).toHaveLength(2);
});

test('a day that pays less than was promised stops the plan, one that pays as promised does not', () => {
  const modest = at(2, 1, { energy: 12, effort: 2 });
  keepSlots(modest, turns(1, 3, 4));
  expect(MONTH_PLANS.read()?.[0]?.outlook).toBe('MAY_PAY');
  expect(nextPlanned(at(2, 2, { energy: 9, effort: 8 }))).toMatchObject({ slug: 3, isWorse: false });
  expect(nextPlanned(at(2, 3, { energy: 2, effort: 6 }))).toMatchObject({ slug: 4, isWorse: true });
});

test('a run that was begun stands in the first stage with the strength it began with', () => {
  const run = { game: 'tapper', version: 1, seed: 'ff'.repeat(16), vigor: 15 } as const;
  const begun = aCurrentStage({ stage: { status: 'STARTED' }, room: { id: 2, run } });
  keepSlots(begun, turns(3, 3));
  expect(slotsOf(begun)).toEqual([{ slug: 1, isGame: true }, ...turns(3)]);
  expect(nextPlanned(begun)).toBeNull();
  expect(planOf(begun, turns(1)).after[0]?.least).toEqual({ energy: 12, effort: 14 + 3 });
});

test('a plan counts up to the first stage without a place', () => {
  expect(planOf(START, [...turns(1), null, ...turns(4)]).after).toHaveLength(1);
  expect(planOf(START, [...turns(1), null, ...turns(4)]).outlook).toBe('OPEN');
});

test('every month is planned at its free stages, the first one too, and not while an instalment is late', () => {
  expect([at(1, 1), START].map(canPlan)).toEqual([true, true]);
  const { recovery, event, bidOpen } = BOARDS;
  expect([recovery, event, bidOpen].map(({ current }) => canPlan(current))).toEqual([false, false, false]);
});

test('a plan walks on by itself from turn to turn, up to a minigame, and not from the stage in which it stands', () => {
  const offered = (position: number, id = `stage-${position}`) => {
    const current = at(2, position);
    return {
      ...current,
      stage: { ...current.stage, id },
      user: { ...current.user, shifts: ['tapper' as const, 'dancer' as const] },
    };
  };
  const sent: MapEvent[] = [];
  const go = (position: number): void =>
    follow(offered(position), slotsOf(offered(position)), (event) => sent.push(event));
  keepSlots(offered(1), [...turns(1, 3), { slug: 1, isGame: true }]);
  expect(walksOn(offered(1))).toBe(false);
  go(1);
  expect(walksOn(offered(1))).toBe(false);
  go(1);
  expect(walksOn(offered(2))).toBe(true);
  go(2);
  expect(walksOn(offered(3))).toBe(false);
  go(3);
  expect(sent.map(({ type }) => type)).toEqual(['shift.taken', 'shift.taken', 'shift.taken', 'minigame.entered']);
});

test('a plan that is followed as it was last month leads through this month as well', () => {
  keepSlots(START, turns(1, 3, 4));
  const sent: unknown[] = [];
  follow(at(3, 1), slotsOf(at(3, 1)), (event) => sent.push(event));
  expect(sent).toEqual([{ type: 'minigame.entered', slug: 1 }]);
  expect(nextPlanned(at(3, 2))?.slug).toBe(3);
});
