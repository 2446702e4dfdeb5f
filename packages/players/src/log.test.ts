import { currentVersion, GAMES, verifyRun } from '@consorcio/minigames';
import { describe, expect, test } from 'vitest';
import { logOf } from './log.ts';

describe.each(GAMES)('the log of %s', (game) => {
  const issued = { game, version: currentVersion(game), seed: '0123456789abcdef0123456789abcdef' };
  const scoreOf = (skill: Parameters<typeof logOf>[1]): number => {
    const verified = verifyRun(issued, logOf(issued, skill));
    if (!verified.ok) throw new Error(verified.refusal);
    return verified.value.scoreBp;
  };

  test('is accepted at any skill, and an expert scores above a player who gives up', () => {
    expect(scoreOf('given up')).toBe(0);
    expect(scoreOf('script')).toBeGreaterThan(0);
    expect(scoreOf('novice')).toBeGreaterThan(0);
    expect(scoreOf('expert')).toBeGreaterThan(scoreOf('given up'));
  });

  test('is the same each time', () => {
    expect(logOf(issued, 'average')).toEqual(logOf(issued, 'average'));
  });
});

test('a game or a version that does not exist is an error', () => {
  const seed = '00'.repeat(16);
  expect(() => logOf({ game: 'chess', version: 1, seed }, 'script')).toThrow('chess');
  expect(() => logOf({ game: 'runner', version: 99, seed }, 'script')).toThrow('99');
});
