import { expect, test } from 'vitest';
import { aCurrentStage } from '../../../fixtures/boards.ts';
import { type MapContext, startingContext } from '../chart/map-context.ts';
import { placeOf, visitOf } from './avatar-place.ts';

const contextAt = (point: number, cycle = 2): MapContext => ({
  ...startingContext({ current: aCurrentStage({ stage: { cycle } }), event: null, shownCycle: cycle }),
  point,
});

test('the person is at the place whose popup is open', () => {
  const context = contextAt(4);
  expect(placeOf(visitOf(context, true, null), context.current)).toBe(4);
});
test('a player sent to work by an empty purse goes there too', () => {
  const context: MapContext = { ...contextAt(0), destination: { to: 'minigame', slug: 1 } };
  expect(placeOf(visitOf(context, true, null), context.current)).toBe(1);
});
test('the person still waits there when the popup is closed or its minigame is over', () => {
  const visit = visitOf(contextAt(4), true, null);
  const later = contextAt(0);
  expect(placeOf(visitOf(later, false, visit), later.current)).toBe(4);
});
test('a new cycle begins at home', () => {
  const visit = visitOf(contextAt(4), true, null);
  const later = contextAt(4, 3);
  expect(placeOf(visitOf(later, false, visit), later.current)).toBe(null);
});
test('nobody waits where another campaign left off', () => {
  const visit = visitOf(contextAt(4), true, null);
  expect(placeOf(visit, aCurrentStage({ campaign: { id: 'campaign-2' } }))).toBe(null);
});
