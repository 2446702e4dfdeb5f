import { expect, test } from 'vitest';
import { quizTable } from './quiz-desk.ts';

const none = { players: 0, gain: null, delayed: null, retention: null };
const moment = (players: number, mean: number | null) => ({
  moment: 'BEFORE' as const,
  players,
  mean,
  families: [],
  calibration: [],
  forms: [],
});

test('the desk shows how many answers are right, in percent, from ten players on', () => {
  const moments = [moment(0, null), moment(9, 5), moment(20, 5)];
  expect(quizTable({ ...none, moments }).rows).toEqual([
    ['Antes', null, null],
    ['Antes', null, null],
    ['Antes', 62.5, 20],
  ]);
});
