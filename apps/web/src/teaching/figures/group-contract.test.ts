import { CLAUSES } from '@consorcio/copy/group-contract';
import { DREAMS } from '@consorcio/rules/catalogue';
import { percent, said, saidWhen } from '@consorcio/rules/figures';
import { cyclesOf, instalmentShares, offeredTerms, quotasOf } from '@consorcio/rules/queries';
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
  expect(clause(10, 4)).toContain('Pagar com atraso custa 1 a mais, e a cota fica fora do lance e do sorteio do mês.');
});

/** Numbers of a clause, in their order: of a range both ends. */
const numbersOf = (text: string): readonly number[] =>
  (text.match(/\d+(?:,\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

test.each(DREAMS.flatMap(({ id }) => [[id, false] as const, [id, true] as const]))(
  'every figure of the contract of dream %i (New Game Plus: %s) follows from the table of its instalments',
  (dreamId, isNewGamePlus) => {
    const source = offeredTerms(dreamId, isNewGamePlus);
    const months = Array.from({ length: cyclesOf(source) }, (_, i) => instalmentShares(source, i + 1, true));
    const sumOf = (part: keyof (typeof months)[number]): number => months.reduce((sum, month) => sum + month[part], 0);
    const letter = sumOf('common');
    const ends = (values: readonly number[]): readonly number[] => {
      const [first, last] = [oneDecimal(values.at(0) ?? 0), oneDecimal(values.at(-1) ?? 0)];
      return first === last ? [first] : [first, last];
    };
    const part = (name: keyof (typeof months)[number]): readonly number[] => ends(months.map((month) => month[name]));
    expect(numbersOf(clause(4, dreamId, isNewGamePlus))).toEqual([
      ...ends(months.map(({ common, admin, reserve }) => common + admin + reserve)),
      ...[...part('common'), ...part('admin'), ...part('reserve')],
      letter + sumOf('admin') + sumOf('reserve'),
    ]);
    expect(numbersOf(clause(5, dreamId, isNewGamePlus))).toEqual([
      ...[sumOf('admin'), sumOf('reserve')].map((sum) => oneDecimal((sum * 100) / letter)),
      ...[percent('admin-fee'), Number(saidWhen('admin-fee'))],
    ]);
    expect(numbersOf(clause(3, dreamId, isNewGamePlus))[0]).toBe(letter);
    expect(numbersOf(clause(2, dreamId, isNewGamePlus))).toEqual([quotasOf(source), months.length]);
    expect(numbersOf(clause(9, dreamId, isNewGamePlus)).at(-1)).toBe(months.length);
    expect(numbersOf(clause(10, dreamId, isNewGamePlus))).toEqual(part('late'));
  },
);

test('the fee of the beach is 25.7 percent of its letter, and its reserve 2.9', () => {
  expect(clause(5, 1)).toBe(
    `A taxa é de 25,7% e a reserva, de 2,9% da carta, no plano todo. Na vida real, a média foi ${said('admin-fee')} em ${saidWhen('admin-fee')}. No jogo o número é outro. Não há seguro neste plano.`,
  );
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
    'As parcelas continuam até o fim do plano, com uma garantia. Na terceira conta que não couber, o grupo usa a garantia.',
  );
  expect(clause(7, 4)).toContain('cada cota em dia que espera');
  expect(clause(14, 4)).toContain('quem já pagou tudo e ainda espera');
});

test('there is no contract of a dream that does not exist', () => {
  expect(contractFigures(offeredTerms(99, false))).toBeNull();
});
