import { expect, test } from 'vitest';
import { FIGURES, fraction, printedAmount, printedCents, printedPercent, said } from './figures.ts';
import { workedExample } from './worked-example.ts';

test('figures are written as in Portuguese: a comma before the decimals, a dot before each thousand', () => {
  expect(printedAmount(102_851.95)).toBe('R$ 102.852');
  expect(printedAmount(1_234_567)).toBe('R$ 1.234.567');
  expect([585, 514.26, 30_855.6].map(printedCents)).toEqual(['R$ 585', 'R$ 514,26', 'R$ 30.855,60']);
  expect([6 / 22.5, 0.5].map(printedPercent)).toEqual(['26,7%', '50%']);
  expect(said('admin-fee')).toBe(`${String(FIGURES['admin-fee'].value).replace('.', ',')}%`);
  expect(fraction('admin-fee')).toBeCloseTo(FIGURES['admin-fee'].value / 100, 12);
});

test('the parts of the association’s example add up to its instalment', () => {
  const { common, admin, kept, instalment } = workedExample();
  expect(printedAmount(common + admin + kept)).toBe(instalment);
  expect(common).toBe(FIGURES['example-credit'].value / FIGURES['example-months'].value);
});
