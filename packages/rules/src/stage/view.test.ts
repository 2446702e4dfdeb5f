import { describe, expect, test } from 'vitest';
import { aCampaign } from '../../test/support/a-campaign.ts';
import { giveUp } from '../campaign/ending.ts';
import { CURRENT_RULEBOOK, rulebookOf } from '../rulebook/registry.ts';
import { minigameRoomOf, rewardsOf } from '../rulebook/reward.ts';
import { roomsFor, viewOf } from './view.ts';

describe('where a campaign stands', () => {
  test('on the first day', () => {
    expect(viewOf(aCampaign().campaign)).toEqual({
      stage: {
        ordinal: 1,
        cycle: 1,
        type: 'MINIGAME',
        status: 'PENDING',
        createdByFailure: false,
        entryCostEnergy: 3,
        entryCostEffort: 2,
      },
      balance: { energy: 5, effort: 5 },
      dream: { id: 4, name: 'Reforma da casa', cycles: 6, effortCostPerCycle: 12, imagePath: 'dreams/4.png' },
      extras: { stageRelativeToCycle: 1, stageIsPayment: false, totalStages: 30, phase: 'STAGE' },
      campaign: {
        completed: false,
        visualizedResults: false,
        status: 'ACTIVE',
        context: null,
        isNewGamePlus: false,
        rulebook: CURRENT_RULEBOOK,
        quota: 28,
        lateCycles: [],
      },
      assembly: null,
      room: null,
      eventId: null,
    });
  });

  test('shows room and vigor once begun, and the card of an event', () => {
    expect(viewOf(aCampaign().begin(3).campaign).room).toEqual({ id: 3, game: 'runner', vigor: 85 });
    expect(viewOf(aCampaign().atPayment().begin(1).campaign).room).toEqual({ id: 1, game: null, vigor: null });
    expect(viewOf(aCampaign().atEvent().campaign)).toMatchObject({ stage: { type: 'EVENT' }, eventId: 17 });
  });

  test('asks for the fee in a recovery, never counts it among the stages, and shows it at position 4', () => {
    expect(viewOf(aCampaign().missed().campaign)).toMatchObject({
      stage: { createdByFailure: true, type: 'MINIGAME' },
      dream: { effortCostPerCycle: 13 },
      extras: { stageRelativeToCycle: 4, totalStages: 30 },
    });
  });

  test('keeps the paid stage and the assembly in sight until the raffle is over', () => {
    const open = aCampaign().paid();
    const paidStage = { stage: { ordinal: 5, status: 'FINISHED' }, extras: { stageIsPayment: true } };
    const undecided = { cycle: 1, bid: null, winningBid: null, winnerQuota: null };
    expect(viewOf(open.campaign)).toMatchObject({ ...paidStage, assembly: undecided });
    expect(viewOf(open.campaign).assembly?.waiting).toHaveLength(30);
    const decided = { cycle: 1, winningBid: 3, winnerQuota: 10 };
    expect(viewOf(open.bid(1).campaign)).toMatchObject({ ...paidStage, assembly: { ...decided, bid: 1 } });
    expect(viewOf(open.keep().campaign)).toMatchObject({ ...paidStage, assembly: { ...decided, bid: null } });
    expect(viewOf(open.keep().campaign).assembly?.waiting).toHaveLength(29);
    expect(viewOf(open.keep().raffle().campaign).assembly).toBeNull();
  });
});

test('the rooms pay more in New Game Plus, and as usual without a campaign', () => {
  const runnerOf = (campaign: Parameters<typeof roomsFor>[0]) => roomsFor(campaign)[2];
  const plus = aCampaign({ dreamsDone: 1 }).campaign;
  const rulebook = rulebookOf(CURRENT_RULEBOOK);
  const [normal, more] = [false, true].map((isNewGamePlus) => ({
    id: 3,
    rewards: rewardsOf({ rulebook, isNewGamePlus }, minigameRoomOf(rulebook, 3)),
  }));
  expect(more?.rewards.maxEffort).toBeGreaterThan(normal?.rewards.maxEffort ?? Infinity);
  expect(runnerOf(plus)).toEqual(more);
  expect(runnerOf(null)).toEqual(normal);
  const quit = giveUp(plus);
  expect(quit.ok && runnerOf(quit.value.campaign)).toEqual(normal);
});
