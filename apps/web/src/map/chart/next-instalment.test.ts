import { describe, expect, test } from 'vitest';
import { aCurrentStage } from '../../../fixtures/boards.ts';
import { nextInstalment } from './next-instalment.ts';

describe('the next instalment', () => {
  const due = (effortCostPerCycle: number, stage: object, isNewGamePlus = false) =>
    nextInstalment(aCurrentStage({ dream: { effortCostPerCycle }, stage, campaign: { isNewGamePlus } }));

  test('of a normal campaign is the one of every cycle', () => {
    expect(due(12, { cycle: 2 })).toBe(12);
  });
  test('has no fee of the late one before it', () => {
    expect(due(13, { cycle: 2, createdByFailure: true })).toBe(12);
  });
  test('rises with the cycle in New Game Plus: 16 16 17 17 (RULES 6.1)', () => {
    expect([due(16, { cycle: 1 }, true), due(16, { cycle: 2 }, true), due(17, { cycle: 3 }, true)]).toEqual([
      16, 17, 17,
    ]);
  });
  test('of New Game Plus forgets a late fee as well', () => {
    expect(due(17, { cycle: 2, createdByFailure: true }, true)).toBe(17);
  });
});
