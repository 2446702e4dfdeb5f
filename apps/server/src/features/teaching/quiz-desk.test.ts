import { expect, test } from 'vitest';
import { quizTable } from './quiz-desk.ts';

const form = (players: number) => ({ form: 'A' as const, players, right: [players, players, 0, 0, 0, 0, 0, 0] });

test('the desk tells how many answers are right, in percent, from ten players on', () => {
  const none = { players: 0, rightBefore: 0, rightAfter: 0 };
  const totals = { forms: [], before: [form(9), form(10)], after: [], both: none };
  expect(
    quizTable(totals)
      .rows.slice(0, 2)
      .map(([, ...cells]) => cells),
  ).toEqual([
    [null, null],
    [25, 10],
  ]);
});
