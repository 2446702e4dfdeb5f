import { expect, test } from 'vitest';
import { isOld } from './age.ts';
import { saidWhen } from './figures.ts';

test('a rate is old when what it is of lies more than 24 months back, a year counted from its last month', () => {
  expect(saidWhen('vehicle-rate')).toBe('dezembro de 2025');
  expect(isOld('vehicle-rate', '2027-12-31')).toBe(false);
  expect(isOld('vehicle-rate', '2028-01-01')).toBe(true);
  expect(saidWhen('admin-fee')).toBe('2024');
  expect(isOld('admin-fee', '2026-12-31')).toBe(false);
  expect(isOld('admin-fee', '2027-01-01')).toBe(true);
});
