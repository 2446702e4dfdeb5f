import { type CampaignChoices, type Change, lives, withChange } from '@consorcio/rules/what-if';
import { expect, test } from 'vitest';
import { isOther, monthOfChange, rowsOf } from './lived-rows.ts';

const turn = { roomId: 3, scoreBp: 9_000, situation: { shifts: 1, isBare: false } } as const;
/** A bid that wins in the first month: the other members save nothing in these draws. */
const choices: CampaignChoices = {
  rulebook: 3,
  dreamId: 1,
  isNewGamePlus: false,
  months: [{ turns: [turn, { ...turn, roomId: 5 }, turn], recovery: null, bid: { offered: 5, of: 5 } }],
  options: [{ eventId: 1, option: 2 }],
  after: { use: 'TERM', plans: [{ works: 2, lightest: 1 }] },
};
/** Always the first of all, in a group that is in no hurry: the card of the first month is card 1. */
const draw = (n: number, label: string) => (label === 'clima' ? n - 1 : 0);
const lived = lives(choices)(draw, draw);
const rows = rowsOf(lived);

test('the months after the letter stand below those before it, with plan and bill', () => {
  expect([lived.context, lived.cycle]).toEqual(['BID', 1]);
  expect(rows).toHaveLength(1 + (lived.after?.months.length ?? 0));
  expect(rows.length).toBeGreaterThan(1);
  for (const { ways, more } of rows.slice(1)) {
    expect(ways).toEqual([expect.stringMatching(/^Depois da carta: (Puxado|Equilibrado|Leve)$/)]);
    expect(more.at(-1)).toMatch(/^(conta paga|faltou na conta)$/);
  }
});

test('the month of the letter shows the answer to its card, the bid and its use', () => {
  expect(rows[0]?.more).toEqual([
    'imprevisto: Descansar',
    expect.stringMatching(/^lance de \d+$/),
    'Lance usado para: menos meses',
  ]);
});

test.each<[Change, number | null]>([
  [{ kind: 'BID', month: 1, effort: 0 }, 1],
  [{ kind: 'OPTION', eventId: 1, option: 1 }, 1],
  [{ kind: 'OPTION', eventId: 20, option: 1 }, null],
  [{ kind: 'USE', use: 'INSTALMENT' }, 1],
  [{ kind: 'PLAN', place: 0, works: 3 }, 2],
])('a change is marked in the month in which it was made: %o in %s', (change, month) => {
  expect(monthOfChange(change, lived)).toBe(month);
});

test('another plan after the letter is another way in that month', () => {
  const changed = withChange(choices, { kind: 'PLAN', place: 0, works: 3 });
  const other = changed === null ? [] : rowsOf(lives(changed)(draw, draw));
  expect(rows.slice(0, 2).map((row, i) => isOther(row, other[i]))).toEqual([false, true]);
});
