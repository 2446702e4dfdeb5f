import { describe, expect, test } from 'vitest';
import { aCampaign, accepted, BROKE, fairDraw } from '../../test/support/a-campaign.ts';
import { dueAt } from './payment.ts';
import { finishStage } from './stage.ts';

const due = aCampaign().atPayment();
const settleWith = (effort: number) => due.with({ effort }).begin(1).finish(null);
const answerWith = (effort: number) => {
  const { campaign, stage } = due.with({ effort }).begin(1);
  return accepted(finishStage(campaign, { stage: stage.ordinal, scoreBp: null }, fairDraw)).answer;
};

describe('paying the instalment', () => {
  test('takes what is due and opens the assembly', () => {
    const world = settleWith(12);
    expect(world.campaign.wallet.effort).toBe(0);
    expect(world.campaign.phase).toBe('BID_OPEN');
    expect(world.campaign.assembly).toEqual({ cycle: 1, winningBid: null, winnerQuota: null, drawnQuota: null });
    expect(answerWith(12)).toMatchObject({ paid: true, campaignModified: false, balance: { effort: 0 } });
  });

  test('of the last cycle completes the dream, and the closing assembly awards everybody', () => {
    const world = aCampaign().inCycle(6).atPayment().with({ effort: 15 }).begin(1);
    const { answer, campaign } = accepted(
      finishStage(world.campaign, { stage: world.stage.ordinal, scoreBp: null }, fairDraw),
    );
    expect(answer).toMatchObject({ paid: true, campaignModified: true, balance: { effort: 3 } });
    expect(campaign).toMatchObject({ status: 'SUCCESS', context: 'PAID', waiting: [], phase: 'STAGE' });
  });

  test('takes the surcharge of New Game Plus', () => {
    const plus = aCampaign({ dreamsDone: 1, dream: 7 });
    expect(dueAt(plus.campaign, { cycle: 9, createdByFailure: false })).toBe(20);
    expect(dueAt(plus.campaign, { cycle: 9, createdByFailure: true })).toBe(21);
  });
});

describe('an instalment that the effort does not reach', () => {
  test('opens one more free choice and one more payment, with the fee, and no event', () => {
    const world = settleWith(11);
    expect(world.campaign.wallet.effort).toBe(11);
    expect(world.stage).toMatchObject({ ordinal: 6, cycle: 1, position: 4, type: 'MINIGAME', createdByFailure: true });
    expect(dueAt(world.campaign, world.stage)).toBe(13);
    const again = world.play();
    expect(again.stage).toMatchObject({ ordinal: 7, position: 5, type: 'PAYMENT', createdByFailure: true });
    expect(answerWith(11)).toMatchObject({ paid: false, campaignModified: false, balance: { effort: 11 } });
  });

  test('settled at the second attempt takes part in the assembly like any other', () => {
    const world = settleWith(11).play().with({ effort: 13 }).settle();
    expect(world.campaign).toMatchObject({ phase: 'BID_OPEN', wallet: { effort: 0 } });
  });

  test('excludes when it is missed twice in a cycle', () => {
    const world = settleWith(0).play().with({ effort: 12 }).begin(1);
    const { answer, campaign, facts } = accepted(
      finishStage(world.campaign, { stage: world.stage.ordinal, scoreBp: null }, fairDraw),
    );
    expect(answer).toMatchObject({ paid: false, campaignModified: true });
    expect(campaign).toMatchObject({ status: 'FAILED', context: 'DEFAULT', resultsSeen: false });
    expect(facts.map(({ type }) => type)).toEqual(['InstalmentMissed', 'Defaulted']);
  });

  test('excludes at once after two recoveries', () => {
    const third = aCampaign().missed().nextMonth().missed().nextMonth().missed();
    expect(third.campaign).toMatchObject({ status: 'FAILED', recoveries: [1, 2], cycle: 3, wallet: BROKE });
  });
});
