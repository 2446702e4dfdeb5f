import { describe, expect, test } from 'vitest';
import { LIVE_RULEBOOK_VERSIONS } from '../../src/live/words.ts';
import { goldenGroups, goldenText, pinGolden, pinnedSums, playGolden, sumsOf } from './golden.ts';

/*
 * Groups of real people are published with seeds and moves: what these led to never changes. A rule is changed by a new
 * live rulebook; one that was served is never edited, and its golden groups are never pinned again.
 */

describe.each(LIVE_RULEBOOK_VERSIONS)('live rulebook %i', (version) => {
  const text = goldenText(version);
  if (text === null) pinGolden(version);

  // The first run of a new live rulebook pins it and fails here; the next passes with the two files that it left.
  test('was pinned before this run', () => {
    expect(text).not.toBeNull();
  });

  test('has the figures and the golden groups that it was served with', () => {
    expect(sumsOf(version)).toEqual(pinnedSums(version));
  });

  test('is never pinned again', () => {
    expect(() => pinGolden(version)).toThrow('EEXIST');
  });

  test.each(goldenGroups(version))('$name still ends as it did', ({ minutes, end, ...played }) => {
    expect(playGolden(played)).toEqual({ minutes, end });
  });
});
