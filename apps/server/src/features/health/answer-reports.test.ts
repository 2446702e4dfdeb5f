import { expect, test } from 'vitest';
import { errorsReport, latencyReport, within } from './answer-reports.ts';

test('95 of 100 answers came within the step that holds the 95th', () => {
  expect(within({ 5: 94, 10: 1, 2500: 5 }, 0.95)).toBe(10);
  expect(within({ 5: 94, 10: 1, 2500: 5 }, 0.99)).toBe(2_500);
  expect(within({ more: 3 }, 0.5)).toBe(5_000);
  expect(within({}, 0.5)).toBe(0);
});

test('the last step is said to hold all that took longer than the step before it', () => {
  expect(within({ 5000: 1 }, 0.5)).toBe(within({ more: 1 }, 0.5));
  expect(latencyReport.note).toContain('5.000 quer dizer mais de 2,5 segundos.');
});

test('the rarer codes of errors are added up in a column of their own', async () => {
  const errors = { A: 6, B: 5, C: 4, D: 3, E: 2, F: 1, G: 1 };
  const table = await errorsReport.read({ days: ['2026-11-22'], counts: new Map([['2026-11-22', { errors }]]) });
  expect(table.columns.map(({ id }) => id)).toEqual(['day', 'A', 'B', 'C', 'D', 'E', 'others']);
  expect(table.rows).toEqual([['2026-11-22', 6, 5, 4, 3, 2, 2]]);
});
