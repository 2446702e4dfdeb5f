import { describe, expect, test } from 'vitest';
import { aCurrentStage } from '../../../test/fixtures/boards.ts';
import { nextInstalment } from './terms-of-stage.ts';

describe('the next instalment', () => {
  const after = (cycle: number, isNewGamePlus = false, createdByFailure = false) =>
    nextInstalment(
      aCurrentStage({ dream: { id: 4 }, stage: { cycle, createdByFailure }, campaign: { isNewGamePlus } }),
    );

  test('of a normal campaign is the one of every cycle, also after a late one', () => {
    expect([after(2), after(2, false, true)]).toEqual([12, 12]);
  });
  test('rises with the cycle in New Game Plus: 16 16 17 17 (RULES 6.1)', () => {
    expect([1, 2, 3].map((cycle) => after(cycle, true))).toEqual([16, 17, 17]);
  });
});
