import { BADGES, CONCEPTS, EVENTS } from '@consorcio/rules/catalogue';
import { describe, expect, test } from 'vitest';
import { ideasOf, MAP_STATE_NAMES, type MapState } from '../../map/chart/popup-states.ts';
import { type IdeaCue, type IdeaCues, ideasToTeach, NO_SITUATION, SCREEN_IDEAS } from './idea-cues.ts';

const nothing = new Set<number>();
const listed = (cues: IdeaCues): readonly IdeaCue[] => (cues === 'of-the-event' ? [] : cues);

test('every idea of the notebook is taught by a popup, a screen or an event', () => {
  const taught = new Set([
    ...MAP_STATE_NAMES.flatMap((state) => listed(ideasOf(state)).map(({ id }) => id)),
    ...Object.values(SCREEN_IDEAS).flatMap((cues) => cues.map(({ id }) => id)),
    ...EVENTS.flatMap(({ concepts }) => concepts),
  ]);
  expect(CONCEPTS.map(({ id }) => id).filter((id) => !taught.has(id))).toEqual([]);
});

describe('an idea opens', () => {
  const at = (state: MapState, change: Partial<typeof NO_SITUATION> = {}, learned: ReadonlySet<number> = nothing) =>
    ideasToTeach(ideasOf(state), { ...NO_SITUATION, ...change }, learned);

  test('two at a time, and never twice', () => {
    expect(at('map')).toEqual([2, 1]);
    expect(at('map', {}, new Set([1, 2]))).toEqual([3, 6]);
    expect(at('map', {}, new Set([1, 2, 3, 6]))).toEqual([]);
  });

  test('with the month’s surprise that speaks of it', () => {
    expect(at('randomEvent', { eventId: 20 })).toEqual(expect.arrayContaining([32]));
    expect(at('randomEvent', { eventId: 18 })).toEqual([13]);
    expect(at('randomEvent')).toEqual([]);
  });

  test('of fine and interest only with a late instalment', () => {
    expect(at('payment')).not.toContain(27);
    expect(at('payment', { isLate: true })).toContain(27);
  });

  test('of fixed and embedded bids only from the second campaign on', () => {
    expect(at('bidOptions', {}, new Set([14]))).toEqual([]);
    expect(at('bidOptions', { isLaterCampaign: true }, new Set([14]))).toEqual([19, 20]);
  });

  test('of a reserve when the bid would leave less than the next instalment', () => {
    expect(at('bidValue')).toEqual([18]);
    expect(at('bidValue', { leavesNoReserve: true })).toEqual([18, 34]);
  });
});

test('the shortest campaign, paid to its end without a bid, opens ideas enough for the first badge', () => {
  const learned = new Set<number>();
  const meet = (...cues: readonly IdeaCues[]): void => {
    for (const each of cues) for (const id of ideasToTeach(each, NO_SITUATION, learned)) learned.add(id);
  };
  const pass = (...states: readonly MapState[]): void => meet(...states.map(ideasOf));
  meet(SCREEN_IDEAS.greatChoice, SCREEN_IDEAS.tutorial);
  pass('map');
  for (let cycle = 1; cycle < 3; cycle += 1) {
    pass('cycleTransition', 'map', 'payment', 'paymentSuccess', 'remainingCycles');
    pass('bidOptions', 'raffleIntro', 'raffleLost');
  }
  pass('cycleTransition', 'payment', 'dreamPaid');
  const [firstBadge] = BADGES.filter(({ type }) => type === 'CONCEPTS').map(({ value }) => value);
  expect(learned.size).toBeGreaterThanOrEqual(firstBadge ?? 0);
  expect([...learned].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 14, 16, 28, 31, 32]);
});
