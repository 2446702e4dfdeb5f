import { LIVE_PEOPLE, type PersonName } from '@consorcio/players/live-people';
import { expect, test } from 'vitest';
import { isMet } from '../table.ts';
import { byGroup, faultsOf, linesOfLive, paidUp, sizeOfLive } from './lines.ts';
import { playGroup } from './play-group.ts';

const NAMES = Object.keys(LIVE_PEOPLE) as PersonName[];

test('every model player comes to an end of every length without a broken law, the same way each time', () => {
  for (const name of NAMES) {
    for (const months of [4, 5, 6] as const) {
      const cast = { months, people: Array<PersonName>(9).fill(name) };
      const group = playGroup(cast, 'test', months);
      expect(faultsOf(group), name).toEqual([]);
      expect(playGroup(cast, 'test', months).end, name).toEqual(group.end);
    }
  }
});

test('a group in which a law is broken is found', () => {
  const group = playGroup({ months: 4, people: ['planner', 'average'] }, 'test', 1);
  const [first, ...rest] = group.closed;
  if (first === undefined) throw new Error('no month');
  const broken = { ...first, group: { ...first.group, pot: first.group.pot + 1 } };
  expect(faultsOf({ ...group, closed: [broken, ...rest] })).toEqual(['books']);
});

test('who never pays is never paid up', () => {
  const groups = [1, 2, 3].map((i) => playGroup({ months: 4, people: Array(6).fill('neverPays') }, 'test', i));
  expect(paidUp(groups, 'neverPays').value).toBe(0);
});

test('the interval of a share is wider the more the groups differ', () => {
  const alike = byGroup([1, 2, 3, 4].map(() => ({ n: 10, sum: 5 })));
  const apart = byGroup([0, 10, 0, 10].map((sum) => ({ n: 10, sum })));
  expect(alike.value).toBe(apart.value);
  expect(apart.high - apart.low).toBeGreaterThan(alike.high - alike.low);
});

test('no law is broken in the groups of the table', () => {
  const size = { ...sizeOfLive(5), cell: 1, odd: 1, settings: 1, notes: 1, redraws: 2 };
  const lines = [...linesOfLive(size)];
  expect(lines.filter(({ claim }) => claim.startsWith('laws')).every(isMet)).toBe(true);
});
