import { expect, test } from 'vitest';
import { aCurrentStage } from '../../../test/fixtures/boards.ts';
import { entryCostAt } from './entry-cost.ts';

const COSTS = { entryCostEnergy: 2, entryCostEffort: 3 };

test('work takes energy at its door, leisure takes effort', () => {
  const current = aCurrentStage({ stage: COSTS });
  expect(entryCostAt(current, 1)).toBe(2);
  expect(entryCostAt(current, 2)).toBe(3);
});

test('a place whose entry was paid in this stage takes nothing more', () => {
  const current = aCurrentStage({ stage: { ...COSTS, status: 'STARTED' }, room: { id: 2, run: null } });
  expect(entryCostAt(current, 1)).toBe(0);
});
