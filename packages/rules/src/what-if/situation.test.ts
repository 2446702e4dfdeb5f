import { expect, test } from 'vitest';
import { termsOf } from '../rulebook/registry.ts';
import { distanceOf, situationOf } from './situation.ts';

const terms = termsOf({ rulebook: 4, dreamId: 5, isNewGamePlus: false });
/** The situation with so much effort, and energy that stays the same. */
const withEffort = (effort: number) => situationOf(terms, { energy: 6, effort });

test('an effort that a rest entry uses up is nearer to none than to one point more', () => {
  const bare = terms.dream.entryCostEffort;
  const from = withEffort(bare);
  expect(distanceOf(from, withEffort(0))).toBeLessThan(distanceOf(from, withEffort(bare + 1)));
});

test('another number of work entries is farther than any effort', () => {
  const entries = situationOf(terms, { energy: 6 + terms.dream.entryCostEnergy, effort: 10 });
  expect(distanceOf(withEffort(10), entries)).toBeGreaterThan(distanceOf(withEffort(10), withEffort(1_000)));
});
