import { describe, expect, test } from 'vitest';
import { aCampaign, accepted, BROKE, fairDraw } from '../../test/support/a-campaign.ts';
import { contradictionIn } from '../audit/contradiction.ts';
import type { Quota, StageOrdinal } from '../vocabulary.ts';
import { beginStage, finishStage, planFinish } from './stage.ts';

const first = 1 as StageOrdinal;

describe('entering a room', () => {
  test('charges energy to work and effort to rest, at the dream’s prices', () => {
    expect(aCampaign().begin(2).campaign.wallet).toEqual({ energy: 2, effort: 5 });
    expect(aCampaign({ dream: 5 }).begin(5).campaign.wallet).toEqual({ energy: 5, effort: 2 });
  });

  test('charges what there is: nobody is locked out', () => {
    expect(aCampaign().with({ energy: 1 }).begin(3).campaign.wallet).toEqual({ energy: 0, effort: 5 });
    expect(aCampaign().with(BROKE).begin(4).campaign.wallet).toEqual(BROKE);
    expect(aCampaign().with(BROKE).begin(2).campaign.wallet).toEqual(BROKE);
  });

  test('notes the vigor of the energy before the charge', () => {
    const vigorWith = (energy: number): number | undefined => aCampaign().with({ energy }).begin(2).stage.vigor;
    expect([6, 5, 3, 2].map(vigorWith)).toEqual([100, 85, 85, 15]);
    expect(aCampaign().with(BROKE).begin(5).stage.vigor).toBe(100);
  });

  test('answers room, game, vigor and balance; the payment’s room has neither game nor vigor', () => {
    const { answer } = accepted(beginStage(aCampaign().campaign, { stage: first, roomId: 3 }));
    expect(answer).toEqual({ ordinal: 1, roomId: 3, game: 'runner', vigor: 85, balance: { energy: 2, effort: 5 } });
    const due = aCampaign().atPayment();
    const payment = accepted(beginStage(due.campaign, { stage: due.stage.ordinal, roomId: 1 }));
    expect(payment.answer).toMatchObject({ roomId: 1, game: null, vigor: null, balance: due.campaign.wallet });
    expect(payment.facts.map(({ type }) => type)).toEqual(['PaymentBegun']);
  });
});

describe('finishing a minigame', () => {
  test('pays the reward of the room and makes the next stage current', () => {
    const world = aCampaign().with({ energy: 6 }).play(2, 6000);
    expect(world.campaign.wallet).toEqual({ energy: 3, effort: 11 });
    expect(world.stage).toMatchObject({ ordinal: 2, status: 'PENDING' });
    expect(aCampaign().play(4, 0).campaign.wallet).toEqual({ energy: 9, effort: 3 });
  });

  test('after the third free choice the event of the month is drawn and waits', () => {
    const world = aCampaign().atEvent();
    expect(world.stage).toMatchObject({ position: 4, type: 'EVENT', status: 'STARTED', eventId: 17 });
    expect(world.facts.at(-1)).toEqual({ type: 'EventDrawn', ordinal: 4, cycle: 1, eventId: 17 });
  });

  test.each([3, 4] as const)(
    'a turn without a game is worth the least honest run by rulebook %i, with the day’s movement',
    (rulebook) => {
      for (const room of [2, 3, 4, 5]) {
        const begun = aCampaign({ rulebook }).begin(room);
        const turn = begun.finish('SHIFT');
        const run = begun.finish(500);
        expect([turn.campaign, turn.facts.map(({ type }) => type)]).toEqual([
          run.campaign,
          run.facts.map(({ type }) => type),
        ]);
        expect(contradictionIn(turn.campaign, fairDraw)).toBeNull();
      }
    },
  );

  test('a score outside the basis points, or none, is a mistake of ours', () => {
    const { campaign } = aCampaign().begin(2);
    for (const scoreBp of [-1, 10_001, 0.5, null]) {
      expect(() => finishStage(campaign, { stage: first, scoreBp }, fairDraw)).toThrow('UNKNOWN');
    }
  });

  test('a room that pays nothing is a mistake of ours', () => {
    const { campaign } = aCampaign().begin(2);
    const broken = {
      ...campaign,
      stages: campaign.stages.map((stage, i) => (i === 0 ? { ...stage, roomId: 1 as const } : stage)),
    };
    expect(() => planFinish(broken, first)).toThrow('ROOM_REWARD_HANDLER_MISSING');
  });

  test('the plan names the game to replay before anything is done', () => {
    expect(accepted(planFinish(aCampaign().begin(5).campaign, first))).toMatchObject({
      kind: 'MINIGAME',
      game: 'dancer',
    });
    expect(accepted(planFinish(aCampaign().play().campaign, first))).toMatchObject({ kind: 'REPEAT' });
    const due = aCampaign().atPayment().begin(1);
    expect(accepted(planFinish(due.campaign, due.stage.ordinal))).toMatchObject({ kind: 'PAYMENT' });
  });
});

test('a quota is not a stage', () => {
  const { campaign } = aCampaign();
  // @ts-expect-error a member's place in the group does not name a stage
  beginStage(campaign, { stage: 1 as Quota, roomId: 2 });
  // @ts-expect-error a bare number has to be parsed first
  beginStage(campaign, { stage: 1, roomId: 2 });
});
