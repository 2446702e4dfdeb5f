import { brotliCompressSync } from 'node:zlib';
import { BADGE_GRADES, BADGE_TYPES } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { fileForm } from '../src/core/file-form.ts';
import { medal } from '../src/pictures/badges.ts';
import { badgeScene } from '../src/scenes/badges.ts';

const BADGES = BADGE_TYPES.flatMap((type) => BADGE_GRADES.map((grade) => ({ type, grade })));
/** The outline of the medal itself: the first path that is stroked as broadly as the rim. */
const rimOf = (picture: string): string => /<path d="([^"]+)"[^>]*stroke-width="8"/.exec(picture)?.[1] ?? '';
/** bytes of a picture as it is sent; an album's page shows fifteen */
const LARGEST = 9_000;

describe('the scene of a badge', () => {
  test('is of this badge alone', () => {
    expect(new Set(BADGES.map(({ type, grade }) => badgeScene(type, grade).front)).size).toBe(BADGES.length);
  });
  test('fills its medal, and has somebody or something in it', () => {
    const bare = BADGES.filter(({ type, grade }) => {
      const { back, front } = badgeScene(type, grade);
      return !back.startsWith('<rect x="-100" y="-100" width="200" height="200"') || front.length < 5_000;
    });
    expect(bare).toEqual([]);
  });
  test('loads fast on a cheap phone', () => {
    const heavy = BADGES.map(({ type, grade }) => ({
      badge: `${type} ${grade}`,
      bytes: brotliCompressSync(fileForm(medal(type, grade))).length,
    })).filter(({ bytes }) => bytes > LARGEST);
    expect(heavy).toEqual([]);
  });
});

describe('a badge that is not earned yet', () => {
  const CLOSED = BADGES.map(({ type, grade }) => medal(type, grade, true));
  /** two medals have the same picture only where their ids are the same */
  test('shows its own scene', () => {
    const withoutName = CLOSED.map((picture) => picture.replaceAll(/\bmedalha-fechada-[\w-]+/g, ''));
    expect(new Set(withoutName).size).toBe(BADGES.length);
  });
  test('is printed in the few tones of one ink, whatever its scene is, under a padlock in its own colours', () => {
    const colours = new Set(CLOSED.flatMap((picture) => picture.match(/#[0-9a-f]{6}\b/gi) ?? []));
    expect(colours.size).toBeLessThan(16);
  });
});

test('the three grades have three outlines', () => {
  const rims = BADGE_GRADES.map((grade) => rimOf(medal('SAVER', grade)));
  expect(rims).not.toContain('');
  expect(new Set(rims).size).toBe(3);
});
