import { describe, expect, test } from 'vitest';
import { mapMachine } from './map-machine.ts';
import { popupOf, QUIET_STATES } from './popup-states.ts';

describe('the popup to show', () => {
  test('is that of the state', () => {
    expect(popupOf('bidOptions', null)).toBe('bidOptions');
    expect(popupOf('raffleIntro', 'bidLost')).toBe('raffleIntro');
  });
  test('is none on the bare map', () => {
    expect(popupOf('map', 'room')).toBeNull();
  });
  test.each(QUIET_STATES)('stays the one before while the chart is %s', (state) => {
    expect(popupOf(state, 'payment')).toBe('payment');
    expect(popupOf(state, null)).toBeNull();
  });
  test('keeps its buttons waiting in every quiet state that a player can see', () => {
    const waiting = QUIET_STATES.filter((state) => state !== 'deciding');
    for (const state of waiting) expect(mapMachine.states[state]?.tags, state).toSatisfy(waits);
  });
});
const waits = (tags: readonly string[]): boolean => tags.includes('busy') || tags.includes('closing');
