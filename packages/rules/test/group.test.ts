import { describe, expect, test } from 'vitest';
import { monthsWithoutBids, raffleSize } from '../src/assembly/assembly.ts';
import { newGroup } from '../src/assembly/group.ts';
import { potOf } from '../src/assembly/pot.ts';
import { commitmentOf, type Draw, drawFrom, rulebookOf } from '../src/index.ts';
import { hurryOf, rivalBids, rivalSavings } from '../src/rulebook/rivals.ts';
import { leaversIn } from '../src/rulebook/steps.ts';
import { DREAM_IDS, WEEK_DREAM_ID } from '../src/vocabulary.ts';
import { by3, draw, ROOT, rootDraw, SEED } from './support/vectors.ts';

/* Figures of RULES 7.2 and 8.6, computed by another program. */

test('the key of the first part is the seal of the second', () => {
  expect(SEED).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  expect(commitmentOf(SEED)).toBe('2f287b4d3d4910f6cada9e1bd1b4648099e8c52c81aa4a6aebfa6fc86f19834e');
  expect(commitmentOf(ROOT)).toBe(SEED);
});

test('every draw is a function of key, word and label', () => {
  expect(draw(30, 'cota')).toBe(2);
  expect(draw(10, 'clima')).toBe(9);
  expect(draw(27, 'saida:2:1')).toBe(2);
  expect(draw(26, 'saida:2:2')).toBe(13);
  expect(draw(6, 'poupanca:1:2')).toBe(3);
  expect(rootDraw(6, 'entrega')).toBe(3);
  expect(rootDraw(17, 'evento:4')).toBe(8);
});

describe('a group in which members leave', () => {
  const first = newGroup(by3(4), draw);
  const months = [...monthsWithoutBids(first, draw)];

  test('lists who stopped, who bid, who was awarded, month by month', () => {
    expect(first.quota).toBe(3);
    const told = months.map(({ left, gone, bids, winner, globe, drawnQuota }) =>
      [left, gone.length, bids.map(({ quota, bid }) => [quota, bid]), winner?.quota, globe.length, drawnQuota].flat(2),
    );
    expect(told).toEqual([
      [0, 16, 2, 27, 2, 16, 29, 17],
      [4, 18, 0, 27, 3, 2, 7, 2, 25, 7],
      [10, 25, 13, 2, 22, 1, 8, 4, 8, 20, 23],
      [11, 15, 19, 5, 5, 1, 22, 1, 22, 15, 29],
      [26, 24, 6, 8, 30, 4, 12, 8, 12, 10, 1],
    ]);
  });

  const RAFFLES: Readonly<Record<number, readonly number[]>> = {
    1: [14, 9],
    2: [19, 14, 9],
    3: [24, 20, 15, 10],
    4: [29, 25, 20, 15, 10],
    5: [34, 30, 25, 20, 16, 11],
    6: [39, 35, 30, 26, 21, 17, 12],
    7: [44, 40, 35, 31, 26, 21, 17, 12],
  };

  test.each(DREAM_IDS)('dream %i says beforehand how many will be in the globe: D.7', (dreamId) => {
    const terms = by3(dreamId);
    const globes = Array.from({ length: terms.dream.cycles - 1 }, (_, i) => raffleSize(terms, i + 1));
    expect(globes).toEqual(RAFFLES[dreamId]);
    let out = 1;
    globes.forEach((size, i) => {
      out += leaversIn(terms, i + 1);
      expect(size).toBe(terms.dream.quotas - 2 * i - out);
    });
  });

  test.each(DREAM_IDS)('of dream %i 44 to 47 of 100 quotas leave', (dreamId) => {
    const terms = by3(dreamId);
    const all = Array.from({ length: terms.dream.cycles }, (_, i) => leaversIn(terms, i + 1)).reduce((a, b) => a + b);
    expect(Math.round((1000 * all) / terms.dream.quotas)).toBeGreaterThanOrEqual(440);
    expect(Math.round((1000 * all) / terms.dream.quotas)).toBeLessThanOrEqual(467);
  });

  test('the week’s dream is in no list', () => {
    const terms = by3(WEEK_DREAM_ID);
    const word = drawFrom({ serverSeed: SEED, clientSeed: '2026-S21-3' });
    const drawn = [...monthsWithoutBids(newGroup(terms, word), word)].map(({ drawnQuota }) => drawnQuota);
    expect(newGroup(terms, word).quota).toBe(3);
    expect(drawn).toEqual([12, 14]);
    expect(rulebookOf(3).dreams.map(({ id }) => id)).toEqual(DREAM_IDS);
  });
});

describe('the common fund', () => {
  test.each([
    [1, 21, [15, 12, 8], [2, 2, 4], [63, 105, 77], [69, 8]],
    [2, 28, [20, 17, 14, 11], [2, 2, 2, 5], [84, 147, 189, 126], [113, 13]],
    [4, 60, [30, 28, 25, 22, 19, 16], [2, 2, 2, 2, 2, 6], [180, 340, 470, 570, 640, 440], [396, 44]],
    [
      7,
      90,
      [45, 43, 40, 38, 35, 32, 30, 27, 24],
      [2, 2, 2, 2, 2, 2, 2, 2, 8],
      [270, 520, 740, 940, 1110, 1250, 1370, 1460, 980],
      [882, 98],
    ],
  ])(
    'of dream %i has letters of %i, and at the end exactly what the leavers had paid is left',
    (id, letter, ...told) => {
      const pot = potOf(by3(id));
      expect(pot.letter).toBe(letter);
      expect([
        pot.months.map(({ payers }) => payers),
        pot.months.map(({ letters }) => letters),
        pot.months.map(({ left }) => left),
        [pot.months.at(-1)?.settled?.back, pot.months.at(-1)?.settled?.shared],
      ]).toEqual(told);
      expect(pot.months.at(-1)?.left).toBe(pot.months.at(-1)?.ofLeavers);
    },
  );
});

describe('a group in a hurry', () => {
  const at =
    (hurry: number): Draw =>
    (n, label) =>
      label === 'clima' ? hurry : draw(n, label);
  const bidsIn = (cycle: number, hurry: number) => rivalBids({ ...newGroup(by3(4), draw), cycle }, at(hurry));

  test('bids half an instalment more in its first third, and then by the common rule', () => {
    expect(hurryOf(by3(4), at(2))).toBe(6);
    expect(hurryOf(by3(1), at(0))).toBe(5);
    expect(hurryOf(by3(4), at(3))).toBe(0);
    for (const cycle of [1, 2]) {
      for (const { quota, bid } of bidsIn(cycle, 2)) expect(bid).toBe(6 + rivalSavings(by3(4), quota, cycle, draw));
    }
    expect(bidsIn(3, 2)).toEqual(bidsIn(3, 3));
  });

  test('is one of three in ten', () => {
    const hurried = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => hurryOf(by3(4), at(n)) > 0);
    expect(hurried).toEqual([0, 1, 2]);
  });
});
