import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { monthsWithoutBids, raffleSize } from '../src/assembly/assembly.ts';
import { newGroup } from '../src/assembly/group.ts';
import { drawFrom, fingerprintOf } from '../src/index.ts';
import { dreamIn } from '../src/rulebook/registry.ts';
import { RULEBOOK_1 } from '../src/rulebook/v1.ts';
import { RULEBOOK_2 } from './support/rulebook-2.ts';

const draw = drawFrom({
  serverSeed: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  clientSeed: '',
});
const terms = { rulebook: RULEBOOK_2, dream: must(dreamIn(RULEBOOK_2, 4), 'dream 4'), isNewGamePlus: false };
const months = [...monthsWithoutBids(newGroup(terms, draw), draw)];

/* The figures are worked vectors that were computed by another program. */
describe('a rulebook in which members leave', () => {
  test('is held by the same assembly: who left, who bid, who was awarded, month by month', () => {
    const told = months.map(({ left, bids, winner, globe, drawnQuota }) => ({
      left,
      bids: bids.map(({ quota, bid }) => [quota, bid]),
      winner: winner?.quota,
      globe: globe.length,
      drawnQuota,
    }));
    const month = (left: number[], bids: number[][], winner: number, globe: number, drawnQuota: number) => ({
      ...{ left, bids, winner, globe, drawnQuota },
    });
    expect(newGroup(terms, draw).quota).toBe(3);
    expect(told).toEqual([
      month(
        [],
        [
          [16, 2],
          [27, 2],
        ],
        16,
        29,
        17,
      ),
      month(
        [4, 18],
        [
          [27, 3],
          [2, 7],
        ],
        2,
        25,
        7,
      ),
      month(
        [10, 25, 13],
        [
          [22, 1],
          [8, 4],
        ],
        8,
        20,
        23,
      ),
      month(
        [11, 15, 19],
        [
          [5, 1],
          [22, 1],
        ],
        22,
        15,
        29,
      ),
      month(
        [26, 24, 6],
        [
          [30, 4],
          [12, 8],
        ],
        12,
        10,
        1,
      ),
    ]);
  });

  test('says beforehand how many will be in the globe', () => {
    expect(months.map(({ cycle }) => raffleSize(terms, cycle))).toEqual([29, 25, 20, 15, 10]);
  });

  test('has a fingerprint of its own', () => {
    expect(fingerprintOf(RULEBOOK_2)).not.toBe(fingerprintOf(RULEBOOK_1));
  });
});
