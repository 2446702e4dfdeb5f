import { corePairOf, type Tapper } from '@consorcio/minigames';
import { expect, test } from 'vitest';
import { doorX, nextGuest, shownX, whoIs } from './door.ts';

const core = corePairOf('tapper', 1)?.normal as {
  start(seed: string): Tapper;
  step(s: Tapper, c: readonly number[]): Tapper;
};

test('whoever comes in stood at the door of that counter before, for longer than a second', () => {
  let state = core.start('00112233445566778899aabbccddeeff');
  const stood = [0, 0, 0, 0];
  const came: number[] = [];
  while (state.arrived < 12) {
    const next = [0, 1, 2, 3].map((lane) => nextGuest(state, lane));
    for (const [lane, guest] of next.entries()) stood[lane] = guest === null ? 0 : (stood[lane] ?? 0) + 1;
    const { arrived } = state;
    state = core.step(state, []);
    for (const { lane, food, patience } of state.arrivals.slice(arrived, state.arrived)) {
      expect(next[lane]).toEqual({ who: whoIs({ full: patience, lane, food }), stepped: 1 });
      came.push(stood[lane] ?? 0);
    }
  }
  expect(came).toHaveLength(12);
  // The first comes half a second after the doors open.
  expect(Math.min(...came.slice(2))).toBeGreaterThan(60);
});

test('the way in goes on from where the guest waited', () => {
  for (const left of [0, 50]) {
    expect(shownX({ x: -60 * 256 }, left)).toBe(doorX(1, left));
    expect(shownX({ x: 200 * 256 }, left)).toBe(200);
  }
});
