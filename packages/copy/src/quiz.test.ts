import { expect, test } from 'vitest';
import { totalsCopy } from './quiz.ts';

const { classes } = totalsCopy;

test('playing is called the cause only where the whole interval lies on one side of zero', () => {
  const causes = /jogar (fez diferença|atrapalhou)\.$/;
  expect(classes.verdict(0.1, 2, { low: 0.1, high: 2 })).toMatch(/Nestas turmas, jogar fez diferença/);
  expect(classes.verdict(-2, -0.1, { low: -2, high: -0.1 })).toMatch(/Nestas turmas, jogar atrapalhou/);
  for (const [low, high] of [
    [-0.1, 2],
    [0, 2],
    [-2, 0],
  ] as const)
    expect(
      classes.verdict(low, high, { low, high }).replace('Não dá para dizer que jogar fez diferença.', ''),
    ).not.toMatch(causes);
});

test('a difference below zero is told as fewer right answers', () => {
  expect(classes.difference(-1.5, -2, -1)).toContain('1,5 a menos do que as da aula no papel (de 1 a 2)');
  expect(classes.difference(1.5, 1, 2)).toContain('1,5 a mais do que as da aula no papel (de 1 a 2)');
});

test('a difference whose bounds for who is missing reach zero is no finding', () => {
  expect(classes.verdict(0.1, 2, { low: -0.1, high: 3 })).toMatch(/^Quem faltou pode mudar/);
  expect(classes.verdict(-2, -0.1, { low: -3, high: 0 })).toMatch(/^Quem faltou pode mudar/);
});
