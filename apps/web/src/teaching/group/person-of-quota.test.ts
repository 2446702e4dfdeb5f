import { MEMBER_NAMES } from '@consorcio/copy/group';
import { commitmentOf } from '@consorcio/rules/audit';
import { describe, expect, test } from 'vitest';
import { CROWD, personOf } from './person-of-quota.ts';

const seals = Array.from({ length: 40 }, (_, i) => commitmentOf(i.toString(16).padStart(64, '0')));
const groupOf = (seal: string): number[] => Array.from({ length: 45 }, (_, i) => personOf(i + 1, seal));

describe('the people of a group', () => {
  test.each(seals.slice(0, 8))('all differ in the largest group, under seal %s', (seal) => {
    expect(new Set(groupOf(seal)).size).toBe(45);
  });

  test('stay the same all through a campaign, and are others in another', () => {
    expect(groupOf(seals[0] ?? '')).toEqual(groupOf(seals[0] ?? ''));
    expect(new Set(seals.map((seal) => groupOf(seal).join())).size).toBeGreaterThan(30);
  });

  test('have a name each, and no name twice', () => {
    expect(MEMBER_NAMES).toHaveLength(CROWD);
    expect(new Set(MEMBER_NAMES).size).toBe(CROWD);
  });
});
