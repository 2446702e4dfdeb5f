import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fingerprintOf, rulebookOf } from '../src/index.ts';
import { RULEBOOK_VERSIONS, type RulebookVersion } from '../src/vocabulary.ts';
import { goldenCampaigns, goldenText, pinGolden, playGolden } from './support/golden.ts';

/*
 * Campaigns of real players are stored and published with their seeds: what their moves led to never changes. A rule is
 * changed by a new rulebook; one that was served is never edited, and its golden campaigns are never pinned again.
 */

/** SHA-256 of each served rulebook's figures, and of the file of its golden campaigns. Lines are added, never changed. */
const SERVED: Readonly<Record<RulebookVersion, { readonly rulebook: string; readonly campaigns: string }>> = {
  1: {
    rulebook: '3c4d485d2e7e8c14600990109f0477e2e58f3187d4235234c377d00536d4bbb6',
    campaigns: '4bcecdd178669e80887e16bed52e1da4bfbecf3c00f737411c7b06d2db13e319',
  },
};

describe.each(RULEBOOK_VERSIONS)('rulebook %i', (version) => {
  const text = goldenText(version);
  // A new rulebook is pinned by the first run, which fails below until its file and its line are committed.
  if (text === null) pinGolden(version);

  test('has the figures that it was served with', () => {
    expect(fingerprintOf(rulebookOf(version))).toBe(SERVED[version].rulebook);
  });

  test('has the golden campaigns that it was served with', () => {
    const sum = createHash('sha256').update(goldenText(version) ?? '');
    expect(sum.digest('hex')).toBe(SERVED[version].campaigns);
  });

  test('is never pinned again', () => {
    expect(() => pinGolden(version)).toThrow('EEXIST');
    expect(goldenText(version)).toBe(text);
  });

  test.each(goldenCampaigns(version))('$name still ends as it did', ({ end, badges, ...played }) => {
    expect(playGolden(played, version)).toEqual({ end: { ...end, rulebook: version }, badges });
  });
});

test('every figure of a rulebook is in its fingerprint, whatever the order of the words', () => {
  const one = rulebookOf(1);
  const changed = [
    { ...one, lateFeePercent: 4 },
    { ...one, rivals: { ...one.rivals, bidders: 3 } },
    { ...one, assembly: one.assembly.toReversed() },
    { ...one, cards: one.cards.toReversed() },
  ];
  for (const rulebook of changed) expect(fingerprintOf(rulebook)).not.toBe(fingerprintOf(one));
  const { version, ...rest } = one;
  expect(fingerprintOf({ ...rest, version })).toBe(fingerprintOf(one));
});
