import { describe, expect, test } from 'vitest';
import { withChange } from './change.ts';
import type { CampaignChoices, MonthChoices, Turn } from './choices.ts';
import { scoreAt, usualScore } from './scores.ts';

const turn = (roomId: 2 | 3 | 4 | 5, scoreBp: number): Turn => ({ roomId, scoreBp });
const month = (change: Partial<MonthChoices> = {}): MonthChoices => ({
  turns: [turn(2, 4_000), turn(2, 5_001), turn(5, 9_000)],
  recovery: null,
  bid: { offered: 2, of: 7 },
  ...change,
});
const choices: CampaignChoices = {
  rulebook: 3,
  dreamId: 4,
  isNewGamePlus: false,
  months: [month({ recovery: turn(3, 8_000) }), month({ turns: [turn(4, 1_000)], bid: null })],
  options: [{ eventId: 9, option: 1 }],
  after: { use: 'TERM', plans: [{ works: 3, lightest: 2 }] },
};

describe('hands at a place', () => {
  test('are the mean there, else at places of its kind, else everywhere, recoveries counted', () => {
    expect(usualScore(choices, 2)).toBe(4_500);
    expect(usualScore({ ...choices, months: [month()] }, 3)).toBe(4_500);
    expect(usualScore({ ...choices, months: [month({ turns: [turn(2, 10), turn(2, 20), turn(2, 40)] })] }, 5)).toBe(23);
  });

  test('go from not playing to the best of the kind', () => {
    expect(['NONE', 'LIGHT', 'USUAL', 'BEST'].map((level) => scoreAt(choices, level as 'NONE', 2))).toEqual([
      0, 3_000, 4_500, 8_000,
    ]);
  });
});

describe('a change', () => {
  test('of a place or its care touches that turn alone', () => {
    const moved = withChange(choices, { kind: 'PLACE', month: 1, position: 3, roomId: 2 });
    expect(moved?.months[0]?.turns).toEqual([turn(2, 4_000), turn(2, 5_001), turn(2, 4_500)]);
    expect(moved?.lived).toBe(choices.months);
    const cared = withChange(choices, { kind: 'EFFORT', month: 1, position: 4, level: 'LIGHT' });
    expect(cared?.months[0]?.recovery).toEqual({ ...turn(3, 3_000), isCareChanged: true });
  });

  test('of a bid is made as asked, and 0 is an effort kept', () => {
    expect(withChange(choices, { kind: 'BID', month: 1, effort: 7 })?.months[0]?.bid).toEqual({ offered: 7, of: 7 });
    expect(withChange(choices, { kind: 'BID', month: 1, effort: 0 })?.keepsIn).toBe(1);
  });

  test('of an answer, of the use of the bid, of a plan, of stopping and of going on is kept where it belongs', () => {
    expect(withChange(choices, { kind: 'OPTION', eventId: 9, option: 3 })?.options).toEqual([
      { eventId: 9, option: 3 },
    ]);
    expect(withChange(choices, { kind: 'USE', use: 'INSTALMENT' })?.after?.use).toBe('INSTALMENT');
    expect(withChange(choices, { kind: 'PLAN', place: 0, works: 1 })?.after?.plans).toEqual([
      { works: 1, lightest: 2 },
    ]);
    expect(withChange(choices, { kind: 'STOP', month: 2 })?.stopped).toEqual({ month: 2, isPaid: false });
    const stopped = { ...choices, stopped: { month: 2, isPaid: true } };
    expect(withChange(stopped, { kind: 'GO_ON' })?.stopped).toBeUndefined();
  });

  test.each([
    ['a month that was not lived whole', { kind: 'PLACE', month: 2, position: 1, roomId: 2 }],
    ['a fourth turn where none was late', { kind: 'EFFORT', month: 3, position: 4, level: 'BEST' }],
    ['more than was there', { kind: 'BID', month: 1, effort: 8 }],
    ['a part of a point', { kind: 'BID', month: 1, effort: 0.5 }],
    ['an assembly that was not held', { kind: 'BID', month: 2, effort: 0 }],
    ['a card that was not met', { kind: 'OPTION', eventId: 10, option: 1 }],
    ['an option that the card lacks', { kind: 'OPTION', eventId: 9, option: 4 }],
    ['a month after the letter that was not lived', { kind: 'PLAN', place: 1, works: 1 }],
    ['a stop after the end', { kind: 'STOP', month: 3 }],
    ['going on where nobody stopped', { kind: 'GO_ON' }],
  ] as const)('of %s is none', (_, change) => {
    expect(withChange(choices, change)).toBeNull();
  });
});
