import { corePairOf, PX, runnerConfig as R, type Runner } from '@consorcio/minigames';
import { describe, expect, test } from 'vitest';
import { flamesOf, isLastMoment } from './last-moment.ts';

const core = corePairOf('runner', 1)?.normal;
if (core === undefined) throw new Error('the runner has a first version');
type Kind = (typeof R.KINDS)[number];

/** The runner so many ticks before the edge of one obstacle, and a jump or a duck of this moment played to its end. */
function tried(kind: Kind, ticks: number): { readonly isLate: boolean; readonly isCleared: boolean } {
  const far = R.FIRST;
  const begun = core?.start('a'.repeat(32)) as Runner;
  const street = {
    ...begun.street,
    obstacles: [{ ...begun.street.obstacles[0], kind, x: far }],
    treats: [],
  } as Runner['street'];
  const edge = far - R.HALF_WIDTH[kind] - R.HALF;
  let state: Runner = { ...begun, street, x: edge * PX - ticks * R.SPEED_START };
  const isLate = isLastMoment(state);
  state = core?.step(state, [kind === 'wire' ? R.DUCK : R.JUMP]) as Runner;
  for (let i = 0; i < 60; i += 1) state = core?.step(state, []) as Runner;
  return { isLate, isCleared: state.stumbles === 0 };
}

describe('the last moment', () => {
  test.each(R.KINDS)('of a %s is late, but never too late', (kind) => {
    const all = Array.from({ length: 16 }, (_, ticks) => tried(kind, ticks));
    expect(all.some(({ isLate }) => isLate)).toBe(true);
    expect(all.filter(({ isLate, isCleared }) => isLate && !isCleared).length).toBeLessThanOrEqual(1);
    expect(all.at(-1)?.isLate).toBe(false);
  });
});

test('a flame is lit with each third obstacle, three at most', () => {
  expect([0, 2, 3, 6, 9, 30].map((streak) => flamesOf({ streak }))).toEqual([0, 0, 1, 2, 3, 3]);
});
