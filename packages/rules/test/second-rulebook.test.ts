import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { monthsWithoutBids, raffleSize } from '../src/assembly/assembly.ts';
import { newGroup } from '../src/assembly/group.ts';
import { potOf } from '../src/assembly/pot.ts';
import { drawFrom, fingerprintOf } from '../src/index.ts';
import { dreamIn } from '../src/rulebook/registry.ts';
import type { Contract } from '../src/rulebook/rulebook.ts';
import { RULEBOOK_1 } from '../src/rulebook/v1.ts';
import { answerEffect } from '../src/stage/event.ts';
import { monthAfterLetter } from '../src/stage/month-after-letter.ts';
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

  test('has a common fund in which exactly what the leavers paid is left at the end', () => {
    const pot = potOf(newGroup(terms, draw), draw);
    expect(pot?.letter).toBe(60);
    expect(pot?.months.map(({ payers, into, letters, left }) => [payers, into, letters, left])).toEqual([
      [30, 300, 2, 180],
      [28, 280, 2, 340],
      [25, 250, 2, 470],
      [22, 220, 2, 570],
      [19, 190, 2, 640],
      [16, 160, 6, 440],
    ]);
    expect(pot?.ofLeavers).toEqual({ paid: 440, back: 396, shared: 44 });
    expect(potOf(newGroup({ ...terms, rulebook: RULEBOOK_1 }, draw), draw)).toBeNull();
  });
});

describe('a rulebook in which a card may be answered', () => {
  test('says what each answer changes now and in the months after; New Game Plus doubles both', () => {
    expect(answerEffect(terms, 16, 1)).toEqual({ energy: -2, effort: 0, later: [] });
    expect(answerEffect(terms, 16, 2)).toEqual({ energy: 0, effort: -1, later: [] });
    expect(answerEffect({ ...terms, isNewGamePlus: true }, 9, 2)).toEqual({
      energy: 0,
      effort: -2,
      later: [
        { energy: 0, effort: -4 },
        { energy: 0, effort: -4 },
      ],
    });
  });

  test('has no other answers than its cards say, and rulebook 1 has only the first', () => {
    expect(() => answerEffect(terms, 16, 3)).toThrow('answer 3 of event 16');
    expect(() => answerEffect({ ...terms, rulebook: RULEBOOK_1 }, 16, 2)).toThrow('answer 2 of event 16');
  });
});

describe('a rulebook with months after the letter', () => {
  const { schedule } = must(RULEBOOK_2.afterLetter, 'months after the letter');
  const of = (dreamId: number, isNewGamePlus = false) => ({
    rulebook: RULEBOOK_2,
    dream: must(dreamIn(RULEBOOK_2, dreamId), `dream ${dreamId}`),
    isNewGamePlus,
  });

  test('has instalments from which a winning bid was taken, from the end or from each', () => {
    const bid = { cycle: 3, bid: 15 };
    expect(schedule(of(5), { ...bid, use: 'TERM' }).dues).toEqual([12, 12, 9]);
    expect(schedule(of(5), { ...bid, use: 'INSTALMENT' }).dues).toEqual([8, 8, 8, 9]);
    expect(schedule(of(1), { cycle: 2, bid: 12, use: 'TERM' })).toEqual({ dues: [], change: 3 });
    expect(schedule(of(7, true), { cycle: 6, bid: 20, use: 'INSTALMENT' }).dues).toEqual([12, 12, 14]);
  });

  test('lives them by its own steps: good, turns, card, bill; the third bill that is missed ends them', () => {
    const root = drawFrom({
      serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      clientSeed: '',
    });
    const first: Contract = {
      ...{ terms, status: 'OPEN', month: 2, isFirst: true, wallet: { energy: 6, effort: 0 }, cards: [16], later: [] },
      ...{ work: { roomId: 2, scoreBp: 6415 }, rest: { roomId: 5, scoreBp: 5059 }, misses: 0 },
      dues: schedule(terms, { cycle: 1, bid: 4, use: 'TERM' }).dues,
    };
    const second = monthAfterLetter(first, { works: 3, answer: 1 }, root);
    expect(second).toMatchObject({ wallet: { energy: 0, effort: 0 }, dues: [16, 12, 12, 8], misses: 1 });
    const third = monthAfterLetter(second, { works: 2, answer: 1 }, root);
    expect(third).toMatchObject({ wallet: { energy: 5, effort: 0 }, dues: [19, 12, 8], misses: 2 });
    const last = monthAfterLetter(third, { works: 3, answer: 2 }, root);
    expect(last).toMatchObject({ status: 'TAKEN_BACK', wallet: { effort: 0 }, misses: 3, cards: [16, 13, 5, 10] });
    expect(monthAfterLetter(last, { works: 3, answer: 1 }, root)).toBe(last);
  });
});
