import { BADGE_TYPES } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { medal } from '../src/pictures/badges.ts';

/** The outline of the medal itself: the first path that is stroked as broadly as the rim. */
const rimOf = (picture: string): string => /<path d="([^"]+)"[^>]*stroke-width="8"/.exec(picture)?.[1] ?? '';

describe('a badge that is not earned yet', () => {
  test('shows the outline of its own thing', () => {
    expect(new Set(BADGE_TYPES.map((type) => medal(type, 1, true))).size).toBe(BADGE_TYPES.length);
  });
  test('is of one colour, whatever its thing is', () => {
    const colours = (picture: string): string => [...new Set(picture.match(/#[0-9a-f]{6}\b/gi))].sort().join(' ');
    expect(new Set(BADGE_TYPES.map((type) => colours(medal(type, 1, true)))).size).toBe(1);
  });
});

test('the three grades have three outlines', () => {
  const rims = ([1, 2, 3] as const).map((grade) => rimOf(medal('SAVER', grade)));
  expect(rims).not.toContain('');
  expect(new Set(rims).size).toBe(3);
});
