import { describe, expect, test } from 'vitest';
import { fairDraw, rigged } from '../../test/support/a-campaign.ts';
import { owedAfter } from '../rulebook/instalment.ts';
import { termsOf } from '../rulebook/registry.ts';
import { rivalBids, rivalSavings, winnerOf } from '../rulebook/rivals.ts';
import { without } from '../rulebook/steps.ts';
import type { Quota } from '../vocabulary.ts';
import { assemblyOf, monthsWithoutBids, raffleSize } from './assembly.ts';
import { newGroup } from './group.ts';

const terms = termsOf({ rulebook: 3, dreamId: 4, isNewGamePlus: false });
const plus = termsOf({ rulebook: 3, dreamId: 7, isNewGamePlus: true });
const quota = (n: number): Quota => n as Quota;
const group = newGroup(terms, fairDraw);

describe('the group', () => {
  test('has five quotas for each cycle, and gives the player the drawn one', () => {
    expect(group.waiting).toHaveLength(30);
    expect(group.quota).toBe(28);
  });

  test('two rivals bid, never the player and never the same one twice', () => {
    const bids = rivalBids(group, fairDraw);
    expect(bids).toEqual([
      { quota: 17, bid: 1 },
      { quota: 10, bid: 3 },
    ]);
    const waiting = [quota(3), quota(28), quota(30)];
    expect(
      rivalBids({ ...group, waiting }, fairDraw)
        .map((bid) => bid.quota)
        .sort(),
    ).toEqual([3, 30]);
  });
});

describe('a rival', () => {
  test('enters with up to half an instalment, and in New Game Plus with 10 more', () => {
    expect(rivalSavings(terms, quota(2), 0, rigged({ 'poupanca:0:2': 6 }))).toBe(6);
    expect(rivalSavings(plus, quota(2), 0, rigged({ 'poupanca:0:2': 6 }))).toBe(16);
    const entered: number[] = [];
    rivalSavings(terms, quota(2), 0, (n) => {
      entered.push(n);
      return 0;
    });
    expect(entered).toEqual([7]);
  });

  test('saves or spends one of six changes a month, others in New Game Plus', () => {
    const asked: [number, string][] = [];
    const noting = (n: number, label: string): number => {
      asked.push([n, label]);
      return n - 1;
    };
    expect(rivalSavings(terms, quota(7), 2, noting)).toBe(6 + 2 + 2);
    expect(rivalSavings(plus, quota(7), 1, noting)).toBe(10 + 6 + 3);
    expect(asked).toEqual([
      [7, 'poupanca:0:7'],
      [6, 'poupanca:1:7'],
      [6, 'poupanca:2:7'],
      [7, 'poupanca:0:7'],
      [6, 'poupanca:1:7'],
    ]);
  });

  test('bids at least 1 and no more than what is left to pay', () => {
    const poor = rivalBids(group, (n, label) => (label.startsWith('lance') ? 2 : label === 'clima' ? n - 1 : 0));
    expect(poor.map(({ bid }) => bid)).toEqual([1, 1]);
    const rich = rivalBids({ ...group, cycle: 5 }, (n, label) => (label.startsWith('lance') ? 2 : n - 1));
    expect(rich.map(({ bid }) => bid)).toEqual([12, 12]);
  });

  test('owes the instalments to come, with the surcharge of New Game Plus', () => {
    expect([0, 4, 5, 6].map((cycle) => owedAfter(terms, cycle))).toEqual([72, 24, 12, 0]);
    expect([7, 8, 9].map((cycle) => owedAfter(plus, cycle))).toEqual([39, 20, 0]);
  });
});

describe('the highest bid wins', () => {
  const bid = (member: number, effort: number) => ({ quota: quota(member), bid: effort });

  test('without a draw when it is alone', () => {
    const noDraw = (): number => {
      throw new Error('nothing to draw');
    };
    expect(winnerOf([bid(3, 7), bid(11, 9), bid(28, 8)], 30, 1, noDraw)).toEqual(bid(11, 9));
  });

  test('a tie goes to the first quota at or above the drawn number', () => {
    const tied = [bid(3, 7), bid(11, 7), bid(25, 7), bid(28, 7)];
    expect(winnerOf(tied, 30, 1, fairDraw)).toEqual(bid(25, 7));
    expect(winnerOf(tied, 30, 1, rigged({ 'desempate:1': 24 }))).toEqual(bid(25, 7));
    expect(winnerOf(tied, 30, 1, rigged({ 'desempate:1': 25 }))).toEqual(bid(28, 7));
  });

  test('a tie wraps round after the last quota, and lower bids have no part in it', () => {
    const tied = [bid(3, 7), bid(11, 7), bid(29, 6)];
    expect(winnerOf(tied, 30, 1, rigged({ 'desempate:1': 28 }))).toEqual(bid(3, 7));
  });
});

test('who was awarded no longer waits', () => {
  expect(without([quota(1), quota(2), quota(3)], quota(2))).toEqual([1, 3]);
});

describe('a month’s assembly', () => {
  const asking = (asked: string[]) => (n: number, label: string) => {
    asked.push(label);
    return fairDraw(n, label);
  };

  test('decides the bids before the raffle, and draws nothing beyond what is asked for', () => {
    const asked: string[] = [];
    const decided = assemblyOf(group, 'BIDS', asking(asked));
    expect(decided).toMatchObject({ winner: { quota: 10, bid: 3 }, drawnQuota: null });
    expect(asked.every((label) => /^(clima$|lance:|poupanca:|desempate:)/.test(label))).toBe(true);
    expect(decided.waiting).not.toContain(10);
  });

  test('goes on from where it is: held in two parts it decides the same, and draws the raffle only', () => {
    const asked: string[] = [];
    const decided = assemblyOf(group, 'BIDS', fairDraw);
    expect(assemblyOf(decided, 'RAFFLE', asking(asked))).toEqual(assemblyOf(group, 'RAFFLE', fairDraw));
    expect(asked).toEqual(['sorteio:1']);
  });

  test('leaves fewer in the globe every month, by the two awarded and those who left', () => {
    const months = [...monthsWithoutBids(newGroup(terms, fairDraw), fairDraw)];
    expect(months.map(({ winner, globe, drawnQuota }) => [winner?.quota, globe.length, drawnQuota])).toEqual([
      [10, 29, 29],
      [13, 25, 21],
      [6, 20, 2],
      [27, 15, 17],
      [22, 10, 15],
    ]);
  });

  test('has as many quotas in the globe as the rule says before anything is drawn', () => {
    for (const { cycle, globe } of monthsWithoutBids(newGroup(terms, fairDraw), fairDraw))
      expect(raffleSize(terms, cycle)).toBe(globe.length);
  });
});
