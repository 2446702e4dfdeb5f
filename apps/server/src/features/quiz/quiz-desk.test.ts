import { expect, test } from 'vitest';
import { quizTable } from './quiz-desk.ts';

const form = (players: number) => ({ form: 'A' as const, players, right: [players, players, 0, 0, 0, 0, 0, 0] });
const none = { players: 0, gain: null, delayed: null, retention: null };
const moment = (players: number, mean: number | null) => ({
  ...{ moment: 'BEFORE' as const, players, mean, families: [], calibration: [], forms: [] },
});

test('the desk shows how many answers are right, in percent, from ten players on', () => {
  const version2 = { ...none, moments: [moment(0, null), moment(20, 5)] };
  const both = { players: 0, rightBefore: 0, rightAfter: 0 };
  const totals = { forms: [], before: [form(9), form(10)], after: [], both, version2 };
  expect(quizTable(totals).rows).toEqual([
    ['Antes', null, null],
    ['Antes', 62.5, 20],
    ['Versão 1, A, antes', null, null],
    ['Versão 1, A, antes', 25, 10],
  ]);
});
