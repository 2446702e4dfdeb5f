import { describe, expect, test } from 'vitest';
import { dreamsOf, summaryOf, sumOf, tallyOf } from './tally.ts';

const endings = [
  { context: 'PAID', cycle: 3 },
  { context: 'PAID', cycle: 3 },
  { context: 'JACKPOT', cycle: 1 },
  { context: 'BID', cycle: 2 },
  { context: 'DEFAULT', cycle: 2 },
] as const;

describe('a thousand endings', () => {
  const tally = tallyOf(endings, 3);

  test('stand in one column a cycle, by the way they came', () => {
    expect(tally.map(sumOf)).toEqual([1, 2, 2]);
    expect(tally[1]).toEqual({ PAID: 0, JACKPOT: 0, BID: 1, DEFAULT: 1 });
  });

  test('count a dream wherever the campaign was not ended for default', () => {
    expect(tally.map(dreamsOf)).toEqual([1, 1, 2]);
  });

  test('say how often the dream came true, between which cycles, and how often as it did', () => {
    expect(summaryOf(tally, { context: 'PAID', cycle: 3 })).toEqual({ dreams: 4, span: [1, 3], likeYours: 2 });
    expect(summaryOf(tally, { context: 'DEFAULT', cycle: 1 }).likeYours).toBe(0);
  });

  test('of nothing but defaults have no span', () => {
    const failed = tallyOf([{ context: 'DEFAULT', cycle: 2 }], 3);
    expect(summaryOf(failed, { context: 'DEFAULT', cycle: 2 })).toEqual({ dreams: 0, span: null, likeYours: 1 });
  });
});
