import { BADGES, CONCEPTS, EVENTS } from '@consorcio/rules/catalogue';
import { describe, expect, test } from 'vitest';
import { mapMachine } from '../../map/chart/map-machine.ts';
import { CONCEPTS_BY_MOMENT, ideasAt, type MomentFacts } from './concept-moments.ts';

/** Ideas that no action meets yet. */
const NOT_MET: readonly number[] = [];

const facts: MomentFacts = { eventId: null, isLate: false, isLaterCampaign: false, leavesNoReserve: false };
const nothing = new Set<number>();

test('every idea of the notebook is met somewhere, but for those named', () => {
  const met = new Set([
    ...Object.values(CONCEPTS_BY_MOMENT).flatMap((meetings) => meetings.map(({ id }) => id)),
    ...EVENTS.flatMap(({ concepts }) => concepts),
  ]);
  expect(CONCEPTS.map(({ id }) => id).filter((id) => !met.has(id))).toEqual(NOT_MET);
});

/** Moments away from the map: screens before it, and what the player takes home. */
const SCREENS = ['dreamQuestion', 'greatChoice', 'tutorial', 'group', 'statement', 'futures'];

test('every moment is a popup of the map, the map, or a screen', () => {
  const states = new Set([...Object.keys(mapMachine.states), ...SCREENS]);
  expect(Object.keys(CONCEPTS_BY_MOMENT).filter((moment) => !states.has(moment))).toEqual([]);
});

describe('an idea opens', () => {
  test('two at a time, and never twice', () => {
    expect(ideasAt('map', facts, nothing)).toEqual([2, 1]);
    expect(ideasAt('map', facts, new Set([1, 2]))).toEqual([3, 6]);
    expect(ideasAt('map', facts, new Set([1, 2, 3, 6]))).toEqual([]);
  });

  test('with the month’s surprise that speaks of it', () => {
    expect(ideasAt('randomEvent', { ...facts, eventId: 20 }, nothing)).toEqual(expect.arrayContaining([32]));
    expect(ideasAt('randomEvent', { ...facts, eventId: 18 }, nothing)).toEqual([13]);
    expect(ideasAt('randomEvent', facts, nothing)).toEqual([]);
  });

  test('of fine and interest only with a late instalment', () => {
    expect(ideasAt('payment', facts, nothing)).not.toContain(27);
    expect(ideasAt('payment', { ...facts, isLate: true }, nothing)).toContain(27);
  });

  test('of fixed and embedded bids only from the second campaign on', () => {
    expect(ideasAt('bidOptions', facts, new Set([14]))).toEqual([]);
    expect(ideasAt('bidOptions', { ...facts, isLaterCampaign: true }, new Set([14]))).toEqual([19, 20]);
  });

  test('of a reserve when the bid would leave less than the next instalment', () => {
    expect(ideasAt('bidValue', facts, nothing)).toEqual([18]);
    expect(ideasAt('bidValue', { ...facts, leavesNoReserve: true }, nothing)).toEqual([18, 34]);
  });
});

test('the shortest campaign, paid to its end without a bid, opens ideas enough for the first badge', () => {
  const learned = new Set<number>();
  const meet = (...moments: readonly string[]): void => {
    for (const moment of moments) for (const id of ideasAt(moment, facts, learned)) learned.add(id);
  };
  meet('dreamQuestion', 'greatChoice', 'tutorial', 'map');
  const month = ['cycleTransition', 'map', 'payment', 'paymentSuccess', 'remainingCycles', 'bidOptions', 'raffleIntro'];
  for (let cycle = 1; cycle < 3; cycle += 1) meet(...month, 'raffleLost');
  meet('cycleTransition', 'payment', 'dreamPaid');
  const [firstBadge] = BADGES.filter(({ type }) => type === 'CONCEPTS').map(({ value }) => value);
  expect(learned.size).toBeGreaterThanOrEqual(firstBadge ?? 0);
  expect([...learned].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 14, 16, 31, 32]);
});
