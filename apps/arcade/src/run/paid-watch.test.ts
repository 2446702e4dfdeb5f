import type { Core, CoreState } from '@consorcio/minigames';
import { payTermsOf } from '@consorcio/rules/queries';
import { expect, test } from 'vitest';
import { paidWatch } from './paid-watch.ts';

/** A run whose tick is what it has got so far. */
const core = { par: 1_000, points: ({ tick }: CoreState) => tick } as Core<CoreState>;

test('a run tells once that its turn is paid, and again where points that it loses take that back', () => {
  const told: boolean[] = [];
  const watch = paidWatch(core, payTermsOf(4), (isPaid) => told.push(isPaid));
  for (const tick of [0, 49, 50, 300, 40, 60]) watch({ tick } as CoreState);
  expect(told).toEqual([true, false, true]);
});
