import { expect, test } from 'vitest';
import { effectInWords, effortText, signed, withMinusSigns } from './digits.ts';

test('a change has its sign, a loss the minus sign, none nothing', () => {
  expect([4, -3, 0].map((value) => signed(value))).toEqual(['+4', '−3', '0']);
  expect([1200, -1200, 0].map((value) => signed(value, effortText))).toEqual(['+1.200', '−1.200', '0']);
});
test('an effect of the wire is read with minus signs, and words keep their hyphens', () => {
  expect(withMinusSigns('+3 #eff# e -1 #enr#')).toBe('+3 #eff# e −1 #enr#');
  expect(withMinusSigns('-2 #eff# no mês que vem')).toBe('−2 #eff# no mês que vem');
  expect(withMinusSigns('bem-te-vi, sexta-feira, 2025-12')).toBe('bem-te-vi, sexta-feira, 2025-12');
});

test('an effect is read aloud with its signs and units as words, nothing glued', () => {
  expect(effectInWords('-2 #enr# e -1 #eff#')).toBe('menos 2 de energia e menos 1 de esforço');
  expect(effectInWords('+3#eff#')).toBe('mais 3 de esforço');
  expect(effectInWords('-2 #eff# no mês que vem')).toBe('menos 2 de esforço no mês que vem');
});
