import { BADGES, CONCEPTS, EVENTS, IDEA_MOMENTS, ideasToTeach, NO_SITUATION } from '@consorcio/rules/catalogue';
import { describe, expect, test } from 'vitest';
import { MAP_STATE_NAMES } from '../../map/chart/popup-states.ts';

type Moment = keyof typeof IDEA_MOMENTS;
const SCREENS: readonly Moment[] = [
  'tutorial',
  'purchase',
  'confirmDream',
  'greatChoice',
  'group',
  'extract',
  'futures',
];
const MOMENTS = Object.keys(IDEA_MOMENTS) as readonly Moment[];
const nothing = new Set<number>();

test('every idea of the notebook is taught by a popup, a screen or an event', () => {
  const situations = EVENTS.map(({ id }) => ({ eventId: id, isLate: true, leavesNoReserve: true }));
  const taught = new Set(
    MOMENTS.flatMap((moment) =>
      IDEA_MOMENTS[moment].flatMap((cue) => (cue instanceof Function ? situations.flatMap((each) => cue(each)) : cue)),
    ),
  );
  expect(CONCEPTS.map(({ id }) => id).filter((id) => !taught.has(id))).toEqual([]);
});

test('a moment that teaches ideas is a state of the map or a screen that opens them', () => {
  const states: readonly string[] = MAP_STATE_NAMES;
  expect(MOMENTS.filter((moment) => !states.includes(moment))).toEqual(SCREENS);
});

describe('an idea opens', () => {
  const at = (moment: Moment, change: Partial<typeof NO_SITUATION> = {}, learned: ReadonlySet<number> = nothing) =>
    ideasToTeach(moment, { ...NO_SITUATION, ...change }, learned);

  test('two at a time, and never twice', () => {
    expect(at('map')).toEqual([2, 1]);
    expect(at('map', {}, new Set([1, 2]))).toEqual([3, 6]);
    expect(at('map', {}, new Set([1, 2, 3, 6, 33]))).toEqual([]);
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

  test('of real cost before the dream is confirmed, and of embedded and fixed bids at the bid', () => {
    expect([at('purchase'), at('confirmDream')]).toEqual([[33], [33]]);
    expect(at('bidValue')).toEqual([18, 20]);
    expect(at('bidOptions', {}, new Set([14, 22]))).toEqual([20, 19]);
  });

  test('of a reserve when the bid would leave less than the next instalment', () => {
    expect(at('bidValue')).not.toContain(34);
    expect(at('bidValue', { leavesNoReserve: true })).toEqual([18, 34]);
  });

  test('nowhere else', () => expect(ideasToTeach('room', NO_SITUATION, nothing)).toEqual([]));
});

test('the shortest campaign, paid to its end without a bid, opens ideas enough for the first badge', () => {
  const learned = new Set<number>();
  const pass = (...moments: readonly string[]): void => {
    for (const moment of moments) for (const id of ideasToTeach(moment, NO_SITUATION, learned)) learned.add(id);
  };
  pass('confirmDream', 'greatChoice', 'tutorial', 'map');
  for (let cycle = 1; cycle < 3; cycle += 1) {
    pass('cycleTransition', 'map', 'payment', 'paymentSuccess', 'remainingCycles');
    pass('bidOptions', 'raffleIntro', 'raffleLost');
  }
  pass('cycleTransition', 'payment', 'dreamPaid');
  const [firstBadge] = BADGES.filter(({ type }) => type === 'CONCEPTS').map(({ value }) => value);
  expect(learned.size).toBeGreaterThanOrEqual(firstBadge ?? 0);
  expect([...learned].sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 20, 22, 25, 28, 29, 31, 32, 33,
  ]);
});
