import { expect, test } from 'vitest';
import { type ClassFacts, exercisesOf, type OwnFacts } from './live-exercises.ts';

const GROUP: ClassFacts = {
  globes: [
    { month: 1, balls: 27 },
    { month: 2, balls: 18 },
    { month: 4, balls: 8 },
  ],
  letters: [7, 7, 6, 6, 9],
  bids: [90, 75],
  letter: 500,
  instalment: { whole: 120, admin: 18 },
  late: { fee: 4, costs: 40 },
};
const own: OwnFacts = { quota: 2, bid: 0, wonIn: null, misses: 0 };
const answers = (change: Partial<OwnFacts>, group = GROUP) =>
  Object.fromEntries(exercisesOf(group, { ...own, ...change }).map(({ title, answer }) => [title, answer]));

test('the key of a sheet is computed from the numbers of the class and of the pupil', () => {
  expect(answers({ bid: 145, wonIn: 2, misses: 2 })).toEqual({
    Chance: '1/27 ≈ 3,7%; 1/18 ≈ 5,6%',
    Porcentagem: '29%',
    Atraso: '8 e 88',
    Média: '35 ÷ 5 = 7',
    Parcelas: '3; 360',
  });
});

test('who has no bid, no month late and a letter at the end counts with those of the class', () => {
  expect(answers({ quota: 3, wonIn: 5 })).toEqual({
    Chance: '1/18 ≈ 5,6%; 1/8 = 12,5%',
    Porcentagem: '15%',
    Atraso: '8 e 88',
    Média: '35 ÷ 5 = 7',
    Parcelas: '90',
  });
});

test('a class without a raffle is asked of no chance, one without bids of the fee', () => {
  const calm = answers({}, { ...GROUP, globes: [], bids: [] });
  expect(Object.keys(calm)).toEqual(['Porcentagem', 'Atraso', 'Média', 'Parcelas']);
  expect(calm.Porcentagem).toBe('15%');
});

test('each number of an answer can be worked out from what its question says', () => {
  const [chance, share, late] = exercisesOf(GROUP, { ...own, bid: 145, misses: 2 });
  expect(chance?.ask).toContain('27 no mês 1; 18 no mês 2');
  expect(share?.ask).toContain('145 moedas. A carta vale 500.');
  expect(late?.ask).toContain('Você atrasou 2 meses. Por mês, a multa é 4');
});
