import { describe, expect, test } from 'vitest';
import { initialTransition } from 'xstate';
import { BOARDS } from '../../../test/fixtures/boards.ts';
import { balance, entering } from '../../../test/map-walk.ts';
import { mapMachine } from './map-machine.ts';
import {
  endsNotices,
  MAP_STATE_NAMES,
  type MapState,
  metaOf,
  type PopupState,
  popupMetaOf,
  shownPopup,
} from './popup-states.ts';

const showing = (shows: ReturnType<typeof metaOf>['shows']): readonly MapState[] =>
  MAP_STATE_NAMES.filter((state) => metaOf(state).shows === shows);
const POPUPS = showing('popup') as readonly PopupState[];

describe('every state of the chart', () => {
  test.each(MAP_STATE_NAMES)('%s says in its meta what it shows, and the machine holds it', (state) => {
    expect(['popup', 'map', 'unchanged']).toContain(metaOf(state)?.shows);
    expect(mapMachine.states[state]?.meta).toBe(metaOf(state));
  });
  test('is named, and only one of them is the bare map', () => {
    expect(Object.keys(mapMachine.states).sort()).toEqual([...MAP_STATE_NAMES].sort());
    expect(showing('map')).toEqual(['map']);
  });
  test.each(MAP_STATE_NAMES)('%s waits for the player only where it shows something', (state) => {
    const { on = {}, after = {} } = mapMachine.states[state]?.config ?? {};
    const waits = Object.keys(on).length > 0 || (Object.keys(after).length > 0 && state !== 'closingPayment');
    expect(waits).toBe(metaOf(state).shows !== 'unchanged');
  });
  test.each(POPUPS)('%s may be closed by the player exactly if its meta says so', (state) => {
    const canBeClosed = Object.hasOwn(mapMachine.states[state]?.config.on ?? {}, 'popup.closed');
    expect(canBeClosed).toBe(popupMetaOf(state).closable);
  });
});

describe('the popup to show', () => {
  const { context } = entering('payment');
  const poorer = { ...context, current: { ...context.current, balance } };
  const before = { popup: 'payment', context } as const;
  test.each(['payment', 'raffleIntro'] as const)('is that of the state %s, as things stand', (state) => {
    expect(shownPopup(state, poorer, before)).toEqual({ popup: state, context: poorer });
  });
  test('is none on the bare map', () => {
    expect(shownPopup('map', context, before)).toBeNull();
  });
  test.each(showing('unchanged'))('stays the one before, saying what it said, while the chart is %s', (state) => {
    expect(shownPopup(state, poorer, before)).toBe(before);
    expect(shownPopup(state, poorer, null)).toBeNull();
  });
  test.each(showing('unchanged').filter((state) => state !== 'deciding'))(
    'keeps its buttons waiting while the chart is %s',
    (state) => expect(mapMachine.states[state]?.tags).toSatisfy(waits),
  );
});
const waits = (tags: readonly string[]): boolean => tags.includes('busy') || tags.includes('closing');

test('what was told before ends at PAGAR and at every great moment, and stays at all else', () => {
  expect(MAP_STATE_NAMES.filter(endsNotices).sort()).toEqual(
    ['paying', 'bidWon', 'raffleWon', 'dreamPaid', 'dreamByBid', 'dreamByRaffle'].sort(),
  );
});

describe('a reload of the page', () => {
  const { eventMissing: _, ...boards } = BOARDS;
  const begun = {
    ...BOARDS.map,
    current: {
      ...BOARDS.map.current,
      stage: { ...BOARDS.map.current.stage, status: 'STARTED' as const },
      room: { id: 3 as const, run: null },
    },
  };
  /** What shows after a reload wherever a campaign can be found; the second reload has seen the cycle's transition. */
  const visits = Object.entries({ ...boards, minigameBegun: begun }).map(([place, board]) => {
    const first = initialTransition(mapMachine, { ...board, shownCycle: board.current.stage.cycle - 1 })[0];
    const { current, event, shownCycle } = first.context;
    const second = initialTransition(mapMachine, { current, event, shownCycle })[0];
    return { place, first: first.value, second: second.value };
  });

  test.each(visits)('at $place shows $first, and once more what its meta promises', ({ first, second }) => {
    const meta = metaOf(first);
    const returns = meta.shows === 'popup' ? meta.reload === 'returns' : true;
    if (returns) expect(second).toBe(first);
    else expect(second).not.toBe(first);
  });
  test('comes back to every popup that promises it, and to no other', () => {
    const shown = new Set(visits.map(({ second }) => second).filter((state) => state !== 'map'));
    const promised = POPUPS.filter((state) => popupMetaOf(state).reload === 'returns');
    expect([...shown].sort()).toEqual([...promised].sort());
  });
});
