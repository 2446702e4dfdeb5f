import { CLAUSES } from '@consorcio/copy/group-contract';
import { DREAMS } from '@consorcio/rules/catalogue';
import { offeredTerms } from '@consorcio/rules/queries';
import { expect, test } from 'vitest';
import { contractFigures } from './group-contract.ts';

/** A clause by its number. */
const clause = (number: number, dreamId: number, isNewGamePlus = false): string => {
  const figures = contractFigures(offeredTerms(dreamId, isNewGamePlus));
  return figures === null ? '' : (CLAUSES[number - 1]?.text(figures) ?? '');
};

test('the contract of the house’s repair opens its instalment of 12 into 10, 1.8 and 0.2', () => {
  expect(clause(4, 4)).toBe('São 12 por ciclo: 10 de fundo comum, 1,8 de taxa e 0,2 de reserva. O total é 72.');
  expect(clause(2, 4)).toContain('São 30 cotas e 6 ciclos.');
  expect(clause(3, 4)).toContain('Uma carta de 60 de esforço para Reforma da casa.');
  expect(clause(10, 4)).toContain('Pagar com atraso custa 1 a mais, e a cota fica fora da assembleia do mês.');
});

test('the fee of the own house is 20 percent, of every other dream 18', () => {
  expect(DREAMS.map(({ id }) => /de (\d+)% e/.exec(clause(5, id))?.[1])).toEqual([
    ...Array.from({ length: 6 }, () => '18'),
    '20',
  ]);
});

test('in Novo Jogo + the instalment is a range, its parts too, and the clause of the price says that it rises', () => {
  expect(clause(4, 4, true)).toBe(
    'São de 16 a 18 por ciclo: de 13 a 15 de fundo comum, 2,7 de taxa e 0,3 de reserva. O total é 102.',
  );
  expect(clause(6, 4, true)).toBe('A parcela sobe 1 a cada dois ciclos.');
  expect(clause(6, 4)).toContain('A parcela não muda neste sonho.');
});

test('instalments go on after the letter, and only who has paid is in the draw', () => {
  expect(clause(13, 4)).toBe(
    'As parcelas continuam até o fim do plano, e o bem fica em garantia. Na terceira conta que não couber, o grupo usa a garantia.',
  );
  expect(clause(7, 4)).toContain('cada cota em dia que espera');
  expect(clause(14, 4)).toContain('quem já pagou tudo e ainda espera');
});

test('there is no contract of a dream that does not exist', () => {
  expect(contractFigures(offeredTerms(99, false))).toBeNull();
});
