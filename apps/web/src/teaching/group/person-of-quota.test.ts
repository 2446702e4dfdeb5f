import { MEMBER_NAMES } from '@consorcio/copy/group';
import { commitmentOf } from '@consorcio/rules/audit';
import { describe, expect, test, vi } from 'vitest';
import { memberOf } from './members.ts';
import { CROWD, crowdName, personOf } from './person-of-quota.ts';

/* A face's address ends in the number of its person (apps/web/pictures/teaching.ts). */
vi.mock('pictures:member', () => ({ default: Array.from({ length: 48 }, (_, n) => `/member-${n}.svg`) }));

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

  test.each([1, 12, 45])('quota %i has one face: in the pictures of a month and beside its name', (quota) => {
    const seal = seals[3] ?? '';
    const { face, name } = memberOf(quota, seal);
    expect(face).toBe(`/member-${crowdName(quota, seal).slice(1)}.svg`);
    expect(name).toBe(MEMBER_NAMES[personOf(quota, seal)]);
  });

  test('have a name each, and no name twice', () => {
    expect(MEMBER_NAMES).toHaveLength(CROWD);
    expect(new Set(MEMBER_NAMES).size).toBe(CROWD);
  });
});
