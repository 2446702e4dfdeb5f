import { CONCEPTS, EVENTS } from '@consorcio/rules/catalogue';
import { describe, expect, test } from 'vitest';
import { mapMachine } from '../map/map-machine.ts';
import { ideasAt, MEETINGS, type MomentFacts } from './concept-moments.ts';

/** Ideas that no action meets yet. */
const NOT_MET: readonly number[] = [];

const facts: MomentFacts = { eventId: null, isLate: false, isLaterCampaign: false, leavesNoReserve: false };
const nothing = new Set<number>();

test('every idea of the notebook is met somewhere, but for those named', () => {
  const met = new Set([
    ...Object.values(MEETINGS).flatMap((meetings) => meetings.map(({ id }) => id)),
    ...EVENTS.flatMap(({ concepts }) => concepts),
  ]);
  expect(CONCEPTS.map(({ id }) => id).filter((id) => !met.has(id))).toEqual(NOT_MET);
});

test('every moment is a popup of the map, the map, or the futures', () => {
  const states = new Set([...Object.keys(mapMachine.states), 'futures']);
  expect(Object.keys(MEETINGS).filter((moment) => !states.has(moment))).toEqual([]);
});

describe('an idea opens', () => {
  test('two at a time, and never twice', () => {
    expect(ideasAt('map', facts, nothing)).toEqual([1, 6]);
    expect(ideasAt('map', facts, new Set([1, 6]))).toEqual([3, 2]);
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
