import { describe, expect, test } from 'vitest';
import { fillLines, wrap } from './line-breaks.ts';

describe('balanced lines', () => {
  test('leave no single word over', () => {
    const rows = wrap('Sem esforço não dá para pagar a parcela. Que tal um turno de trabalho?', 516, 21);
    expect(rows.length).toBe(2);
    for (const row of rows) expect(row.split(' ').length).toBeGreaterThan(1);
  });
  test('lose no word', () => {
    const words = 'O segredo é equilibrar o trabalho e o descanso de cada mês';
    expect(wrap(words, 200, 20).join(' ')).toBe(words);
  });
});

test('filled lines are as full as they can be', () => {
  expect(fillLines('Conquistou seu sonho de Carro novo', 560, 50, 'titulo')).toEqual([
    'Conquistou seu sonho',
    'de Carro novo',
  ]);
});
