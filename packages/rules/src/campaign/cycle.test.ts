import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { aCampaign } from '../../test/support/a-campaign.ts';
import type { StageOrdinal } from '../vocabulary.ts';
import { assertStageCount, currentStage, openCycle, placeOf, stageAt } from './cycle.ts';

const place = (recoveries: readonly number[], ordinal: number) =>
  placeOf({ rulebook: 3, recoveries }, ordinal as StageOrdinal);

describe('a cycle', () => {
  test('has three free choices, an event and a payment', () => {
    expect([6, 7, 8, 9, 10].map((ordinal) => place([], ordinal).type)).toEqual([
      'MINIGAME',
      'MINIGAME',
      'MINIGAME',
      'EVENT',
      'PAYMENT',
    ]);
    expect(place([], 10)).toEqual({ cycle: 2, position: 5, type: 'PAYMENT', createdByFailure: false });
  });

  test('with a missed payment has a free choice at position 4 and a payment more', () => {
    expect(place([2], 11)).toEqual({ cycle: 2, position: 4, type: 'MINIGAME', createdByFailure: true });
    expect(place([2], 12)).toEqual({ cycle: 2, position: 5, type: 'PAYMENT', createdByFailure: true });
    expect(place([2], 13)).toEqual({ cycle: 3, position: 1, type: 'MINIGAME', createdByFailure: false });
    expect(place([1, 2], 14)).toEqual({ cycle: 2, position: 5, type: 'PAYMENT', createdByFailure: true });
  });

  test('opens with its five stages pending, the first of them current', () => {
    const { campaign } = aCampaign();
    expect(campaign.stages.map(({ status }) => status)).toEqual(new Array(5).fill('PENDING'));
    expect(currentStage(campaign)).toMatchObject({ ordinal: 1, cycle: 1, position: 1 });
  });

  test('an unknown ordinal names no stage', () => {
    const { campaign } = aCampaign();
    for (const ordinal of [null, 0, -1, 6, 1.5, Number.NaN] as (StageOrdinal | null)[]) {
      expect(stageAt(campaign, ordinal)).toBeNull();
    }
  });
});

describe('a broken campaign shows itself', () => {
  const { campaign } = aCampaign();

  test('a cycle is not generated twice', () => {
    expect(() => openCycle(campaign, 1)).toThrow('STAGE_ALREADY_GENERATED');
  });

  test('a cycle does not open while one before lacks stages', () => {
    expect(() => openCycle(campaign, 3)).toThrow('STAGE_COUNT_MISMATCH');
  });

  test('a payment is not settled in a cycle without exactly five regular stages', () => {
    const { campaign: due } = aCampaign().atPayment().begin(1);
    expect(() => assertStageCount(due)).not.toThrow();
    expect(() => assertStageCount({ ...due, stages: [...due.stages, must(due.stages[0], 'stage')] })).toThrow(
      'STAGE_COUNT_MISMATCH',
    );
    expect(() => assertStageCount({ ...due, recoveries: [1] })).toThrow('STAGE_COUNT_MISMATCH');
  });
});
