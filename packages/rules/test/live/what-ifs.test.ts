import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawFrom } from '../../src/index.ts';
import { replayedIf, situationsOf, whatIfsOf } from '../../src/live/index.ts';
import { WHAT_IFS } from '../../src/live/words.ts';
import { foldGroup } from './fold-group.ts';
import { inOrder, playedOf, type RandomGroup, randomGroups } from './random-groups.ts';

/* 'E se o grupo…?': the group's own story with one thing changed (LIVE 6.6). */

function closed(group: RandomGroup) {
  const draw = drawFrom(group.seeds);
  const months = foldGroup(group.opening, playedOf(group, inOrder), draw);
  return { draw, months, story: { opening: group.opening, months } };
}

test('a group that is played again with nothing changed comes out as it was, to the coin', () => {
  fc.assert(
    fc.property(randomGroups, (group) => {
      const { draw, months, story } = closed(group);
      expect(replayedIf(story, draw, 'AS_IT_WAS')).toEqual(months.at(-1)?.group);
    }),
    { numRuns: 60 },
  );
});

test('one thing changes: nobody wins with fewer coins left than an instalment, no bid wins, or one in four pays nothing more from month 2 on', () => {
  let kept = 0;
  fc.assert(
    fc.property(randomGroups, (group) => {
      const { draw, months, story } = closed(group);
      const end = (change: (typeof WHAT_IFS)[number]) => replayedIf(story, draw, change);
      for (const month of months.keys()) {
        const { seats } = replayedIf({ ...story, months: months.slice(0, month + 1) }, draw, 'KEEP');
        const winners = seats.filter(({ won }) => won?.by === 'BID' && won.month === month + 1);
        expect(winners.filter(({ cash }) => cash < 120)).toEqual([]);
        kept += winners.length;
      }
      expect(end('NO_BIDS').seats.filter(({ won }) => won?.by === 'BID')).toEqual([]);
      const stopped = end('STOP').seats.filter(({ isHouse }) => !isHouse);
      for (const [i, { quota, paid, status }] of stopped.entries())
        if (i % 4 === 3 && status !== 'TAKEN' && group.opening.people.includes(quota))
          expect(paid).toBe(months[0]?.group.seats[quota - 1]?.paid);
    }),
    { numRuns: 30 },
  );
  expect(kept).toBeGreaterThan(0);
});

test('each change is told with the letters of every month and how many people ended in which way', () => {
  fc.assert(
    fc.property(randomGroups, (group) => {
      const { draw, months, story } = closed(group);
      const people = months.at(-1)?.group.seats.filter(({ isHouse }) => !isHouse).length;
      const all = whatIfsOf(story, draw);
      for (const { change, letters, situations } of all) {
        const end = replayedIf(story, draw, change);
        expect(letters.reduce((sum, each) => sum + each, 0)).toBe(end.seats.filter(({ won }) => won !== null).length);
        expect(situations.reduce((sum, each) => sum + each.people, 0)).toBe(people);
        expect(situations).toEqual(situationsOf(end.seats.filter(({ isHouse }) => !isHouse)));
      }
    }),
    { numRuns: 15 },
  );
});

test.each([
  { people: 2, changes: ['AS_IT_WAS', 'KEEP', 'NO_BIDS'] },
  { people: 3, changes: ['AS_IT_WAS', 'KEEP', 'NO_BIDS'] },
  { people: 4, changes: WHAT_IFS },
])('of $people people it is told that one in four stops only where that is somebody', ({ people, changes }) => {
  const [group] = fc.sample(randomGroups, { numRuns: 1, seed: 1 });
  if (group === undefined) throw new Error('no group');
  const opening = { ...group.opening, people: Array.from({ length: people }, (_, i) => i + 1) };
  const { draw, story } = closed({ ...group, opening, late: [] });
  expect(whatIfsOf(story, draw).map(({ change }) => change)).toEqual(changes);
});
