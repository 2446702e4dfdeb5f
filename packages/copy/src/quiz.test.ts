import { expect, test } from 'vitest';
import { quizCopy, totalsCopy } from './quiz.ts';

const { classes } = totalsCopy;

test('playing is called the cause by the two verdicts alone that tell the arms apart', () => {
  const causes = /Nestas turmas, jogar (?:fez diferença|atrapalhou)\.$/;
  const { MORE, LESS, MISSING, NONE } = classes.verdicts;
  expect([MORE, LESS].filter((told) => !causes.test(told))).toEqual([]);
  expect([MISSING, NONE].filter((told) => causes.test(told))).toEqual([]);
});

test('a difference below zero is told as fewer right answers', () => {
  expect(classes.difference(-1.5, -2, -1)).toContain('1,5 a menos do que as da aula no papel (de 1 a 2)');
  expect(classes.difference(1.5, 1, 2)).toContain('1,5 a mais do que as da aula no papel (de 1 a 2)');
  expect(totalsCopy.gain(-0.5, -1, -0.1, 12)).toContain('0,5 a menos (de 0,1 a 1)');
});

test('who is asked the second part reads when the third one opens for them', () => {
  expect(quizCopy.introSecond(28)).toContain('daqui a 28 dias');
});
