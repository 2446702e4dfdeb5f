import type { Result } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import {
  acknowledgeEvent,
  beginStage,
  type Campaign,
  chooseDream,
  choosePersona,
  drawRaffle,
  finishStage,
  giveUp,
  keepEffort,
  markResultsSeen,
  placeBid,
  planFinish,
  type Step,
  watchStage,
} from '../src/index.ts';
import type { Refusal, StageOrdinal } from '../src/vocabulary.ts';
import { aCampaign, accepted, BROKE, fairDraw, RICH, refusalOf, rigged, type World } from './support/a-campaign.ts';

/*
 * RULES section 9 as one table: every row that the rules can answer, in the order of the page. The first check that
 * applies answers, so most rows break several at once.
 */

const stage = (n: number): StageOrdinal => n as StageOrdinal;
const UNKNOWN = null;
const seen = (world: World): World => world.after(accepted(markResultsSeen(world.campaign)));
const givenUp = (world: World): World => world.after(accepted(giveUp(world.campaign)));

const fresh = aCampaign();
const inRoom2 = fresh.begin(2);
const atEvent = fresh.atEvent();
const atPayment = fresh.atPayment();
const bidOpen = fresh.paid();
const bidLost = bidOpen.bid(1);
const raffleOpen = bidOpen.keep();
const cycle2 = raffleOpen.raffle();
const wonByBid = bidOpen.bid(80);
const ownRaffle = rigged({ 'sorteio:1': bidOpen.keep().campaign.waiting.indexOf(bidOpen.campaign.quota) });
const wonByRaffle = aCampaign({ draw: ownRaffle }).paid().keep().raffle();
const allPaid = aCampaign({ dream: 1 }).inCycle(3).paid();
const failed = fresh.missed().play().with(BROKE).settle();

type Command = (latest: Campaign | null) => Result<unknown, Refusal>;
const dream =
  (personaId: number | null, dreamId = 4): Command =>
  (latest) =>
    chooseDream(latest, { personaId, dreamId, dreamsDone: 0, rulebook: 3 }, fairDraw);
const persona: Command = (latest) => choosePersona(latest, 9);
const watch: Command = (latest) => watchStage(latest);
const begin =
  (ordinal: StageOrdinal | null, roomId: number): Command =>
  (latest) =>
    beginStage(latest, { stage: ordinal, roomId });
const finish =
  (ordinal: StageOrdinal | null): Command =>
  (latest) => {
    const result = finishStage(latest, { stage: ordinal, scoreBp: 6000 }, fairDraw);
    expect(refusalOf(planFinish(latest, ordinal))).toBe(refusalOf(result));
    return result;
  };
const bid =
  (effort: number): Command =>
  (latest) =>
    placeBid(latest, effort, fairDraw);
const keep: Command = (latest) => keepEffort(latest, fairDraw);
const jackpot: Command = (latest) => drawRaffle(latest, fairDraw);
const quit: Command = (latest) => giveUp(latest);
const results: Command = (latest) => markResultsSeen(latest);

const NOBODY = { campaign: null };
type Row = readonly [title: string, where: { campaign: Campaign | null }, command: Command, answer: Refusal | null];

const rows: readonly Row[] = [
  ['a dream without a persona, in the midst of a campaign', fresh, dream(null, 99), 'PERSONA_NOT_FOUND'],
  ['a dream, any, in the midst of a campaign', fresh, dream(1, 99), 'CAMP_NOT_FINISHED'],
  ['a dream with results unseen', failed, dream(1), 'CAMP_NOT_FINISHED'],
  ['an unknown dream', NOBODY, dream(1, 99), 'DREAM_NOT_FOUND'],
  ['a dream after the results were seen', seen(failed), dream(1), null],
  ['a dream after giving up', givenUp(fresh), dream(1), null],
  ['a persona in the midst of a campaign', fresh, persona, 'CAMP_NOT_FINISHED'],
  ['a persona with results unseen', wonByBid, persona, 'CAMP_NOT_FINISHED'],
  ['an unknown persona', NOBODY, persona, 'PERSONA_NOT_FOUND'],

  ['the stage without a campaign', NOBODY, watch, 'CAMP_NOT_FOUND'],
  ['the stage of a campaign that was seen', seen(failed), watch, 'CAMP_NOT_FOUND'],
  ['the stage of a campaign given up', givenUp(fresh), watch, 'CAMP_NOT_FOUND'],
  ['the stage with results unseen', wonByRaffle, watch, 'USER_MUST_SEE_RESULTS'],

  ['begin without a campaign', NOBODY, begin(UNKNOWN, 99), 'CAMP_NOT_FOUND'],
  ['begin after the results were seen', seen(failed), begin(stage(1), 2), 'CAMP_NOT_FOUND'],
  ['begin after giving up', givenUp(fresh), begin(stage(1), 2), 'CAMP_NOT_FOUND'],
  ['begin of a completed campaign', failed, begin(UNKNOWN, 99), 'CAMP_INVALID_STATUS'],
  ['begin of an unknown stage', fresh, begin(UNKNOWN, 99), 'STAGE_NOT_FOUND'],
  ['begin of a stage that is still to come', fresh, begin(stage(2), 99), 'STAGE_IS_NOT_CURRENT'],
  ['begin of a past stage in its room', fresh.play(), begin(stage(1), 2), 'STAGE_IS_NOT_CURRENT'],
  ['begin of the paid stage in an assembly', bidOpen, begin(stage(5), 1), 'STAGE_IS_NOT_CURRENT'],
  ['begin of an unknown room', inRoom2, begin(stage(1), 99), 'ROOM_NOT_FOUND'],
  ['begin of a fraction of a room', fresh, begin(stage(1), 2.5), 'ROOM_NOT_FOUND'],
  ['begin of the payment room at a minigame stage', inRoom2, begin(stage(1), 1), 'ROOM_TYPE_MISMATCH'],
  ['begin of a minigame room at the payment', atPayment, begin(stage(5), 2), 'ROOM_TYPE_MISMATCH'],
  ['begin of the payment room at an event', atEvent, begin(stage(4), 1), 'ROOM_TYPE_MISMATCH'],
  ['begin of a minigame room at an event', atEvent, begin(stage(4), 3), 'ROOM_TYPE_MISMATCH'],
  ['begin of another room than the one begun', inRoom2, begin(stage(1), 3), 'STAGE_ALREADY_STARTED'],
  ['begin of the same room again', inRoom2, begin(stage(1), 2), null],
  ['begin of the payment again', atPayment.begin(1), begin(stage(5), 1), null],

  ['finish without a campaign', NOBODY, finish(UNKNOWN), 'CAMP_NOT_FOUND'],
  ['finish of a finished stage after the results were seen', seen(failed), finish(stage(1)), 'CAMP_NOT_FOUND'],
  ['finish of a finished stage after giving up', givenUp(fresh.play()), finish(stage(1)), 'CAMP_NOT_FOUND'],
  ['finish of an unknown stage of a completed campaign', failed, finish(UNKNOWN), 'CAMP_INVALID_STATUS'],
  ['finish of the event of a completed campaign', failed, finish(stage(4)), 'CAMP_INVALID_STATUS'],
  ['finish of an unknown stage', fresh, finish(UNKNOWN), 'STAGE_NOT_FOUND'],
  ['finish of a finished minigame', fresh.play(), finish(stage(1)), null],
  ['finish of a paid stage two months later', cycle2.nextMonth(), finish(stage(5)), null],
  ['finish of the payment that ended the campaign', failed, finish(stage(7)), null],
  ['finish of a stage that is still to come', fresh, finish(stage(3)), 'STAGE_IS_NOT_CURRENT'],
  ['finish of an event that was acknowledged', atPayment, finish(stage(4)), 'STAGE_IS_NOT_CURRENT'],
  ['finish of a minigame that was not begun', fresh, finish(stage(1)), 'STAGE_NOT_STARTED'],
  ['finish of an event that waits', atEvent, finish(stage(4)), 'STAGE_NOT_STARTED'],
  ['finish of a payment that was not begun', atPayment, finish(stage(5)), 'STAGE_NOT_STARTED'],

  ['a bid without a campaign', NOBODY, bid(0), 'CAMP_NOT_FOUND'],
  ['a bid of a failed campaign', failed, bid(0), 'CAMP_INVALID_STATUS'],
  ['a bid before the first assembly', atPayment, bid(0), 'AUCTION_NOT_FOUND'],
  ['a second bid', bidLost, bid(0), 'AUCTION_NOT_AVAILABLE'],
  ['a bid after the effort was kept', raffleOpen, bid(1), 'AUCTION_NOT_AVAILABLE'],
  ['a bid after the assembly', cycle2, bid(1), 'AUCTION_NOT_AVAILABLE'],
  ['a bid of nothing', bidOpen, bid(0), 'AUCTION_INVALID_BID'],
  ['a bid below nothing', bidOpen, bid(-3), 'AUCTION_INVALID_BID'],
  ['a bid of half a point', bidOpen, bid(200.5), 'AUCTION_INVALID_BID'],
  ['a bid of no number', bidOpen, bid(Number.NaN), 'AUCTION_INVALID_BID'],
  ['a bid without end', bidOpen, bid(Number.POSITIVE_INFINITY), 'AUCTION_INVALID_BID'],
  ['a bid above the effort', bidOpen, bid(bidOpen.campaign.wallet.effort + 1), 'BALANCE_INSUFFICIENT'],
  ['a bid of all the effort', bidOpen, bid(bidOpen.campaign.wallet.effort), null],
  ['the winning bid again', wonByBid, bid(80), null],
  ['another bid after the winning one', wonByBid, bid(79), 'CAMP_INVALID_STATUS'],
  ['the winning bid again after the results were seen', seen(wonByBid), bid(80), 'CAMP_NOT_FOUND'],

  ['keeping without a campaign', NOBODY, keep, 'CAMP_NOT_FOUND'],
  ['keeping in a completed campaign', wonByRaffle, keep, 'CAMP_INVALID_STATUS'],
  ['keeping before the first assembly', fresh, keep, 'AUCTION_NOT_FOUND'],
  ['keeping after the assembly', cycle2, keep, 'AUCTION_NOT_AVAILABLE'],
  ['keeping again', raffleOpen, keep, null],
  ['keeping after a lost bid', bidLost, keep, null],

  ['the raffle without a campaign', NOBODY, jackpot, 'CAMP_NOT_FOUND'],
  ['the raffle of a campaign won by bid', wonByBid, jackpot, 'CAMP_INVALID_STATUS'],
  ['the raffle again after the assembly', cycle2, jackpot, 'JACKPOT_ALREADY_ROLLED'],
  ['the raffle again at the next payment', cycle2.atPayment(), jackpot, 'JACKPOT_ALREADY_ROLLED'],
  ['the raffle before the first assembly', fresh, jackpot, 'JACKPOT_NOT_AVAILABLE'],
  ['the raffle before the bid', bidOpen, jackpot, 'JACKPOT_NOT_AVAILABLE'],
  ['the raffle after a lost bid', bidLost, jackpot, 'JACKPOT_NOT_AVAILABLE'],
  ['the raffle that was won, again', wonByRaffle, jackpot, null],
  ['the raffle that was won, after the results were seen', seen(wonByRaffle), jackpot, 'CAMP_NOT_FOUND'],

  ['giving up without a campaign', NOBODY, quit, 'CAMP_NOT_FOUND'],
  ['giving up with results unseen', allPaid, quit, 'CAMP_INVALID_STATUS'],
  ['giving up after the results were seen', seen(allPaid), quit, 'CAMP_NOT_FOUND'],
  ['giving up again', givenUp(fresh), quit, null],
  ['giving up in an assembly', raffleOpen, quit, null],

  ['seeing the results of an unknown campaign', NOBODY, results, 'CAMP_NOT_FOUND'],
  ['seeing the results of a campaign that goes on', fresh, results, 'CAMP_INVALID_STATUS'],
  ['seeing the results again', seen(allPaid), results, null],
  ['seeing the results of a campaign given up', givenUp(fresh), results, null],
];

describe('the order of the checks', () => {
  test.each(rows)('%s', (_, { campaign }, command, answer) => {
    expect(refusalOf(command(campaign))).toBe(answer);
  });

  test('has a row for every word the rules can refuse with', async () => {
    const { REFUSALS } = await import('../src/vocabulary.ts');
    const answered = new Set(rows.map(([, , , answer]) => answer));
    expect(REFUSALS.filter((word) => !answered.has(word))).toEqual([]);
  });
});

describe('a command sent again', () => {
  type Answered = Step & { readonly answer: unknown };
  const twice: readonly (readonly [string, World, (latest: Campaign) => Answered])[] = [
    ['begin', fresh, (c) => accepted(beginStage(c, { stage: stage(1), roomId: 3 }))],
    ['finish of a minigame', inRoom2, (c) => accepted(finishStage(c, { stage: stage(1), scoreBp: 7321 }, fairDraw))],
    [
      'finish of a payment',
      atPayment.with(RICH).begin(1),
      (c) => accepted(finishStage(c, { stage: stage(5), scoreBp: null }, fairDraw)),
    ],
    [
      'finish of a missed payment',
      atPayment.with(BROKE).begin(1),
      (c) => accepted(finishStage(c, { stage: stage(5), scoreBp: null }, fairDraw)),
    ],
    ['the winning bid', bidOpen, (c) => accepted(placeBid(c, 80, fairDraw))],
    ['the winning raffle', aCampaign({ draw: ownRaffle }).paid().keep(), (c) => accepted(drawRaffle(c, ownRaffle))],
  ];

  test.each(twice)('%s: answers the same, changes nothing and states no fact', (_, world, command) => {
    const first = command(world.campaign);
    const again = command(first.campaign);
    expect(again.answer).toEqual(first.answer);
    expect(again.campaign).toBe(first.campaign);
    expect(again.facts).toEqual([]);
    expect(first.facts).not.toEqual([]);
  });

  test('finish answers the same when the campaign has moved on, and after it was completed', () => {
    const played = fresh.begin(3).finish(4242);
    const first = accepted(finishStage(played.campaign, { stage: stage(1), scoreBp: 0 }, fairDraw)).answer;
    expect(first).toEqual({
      paid: null,
      campaignModified: false,
      score: 4242,
      movement: 1,
      reward: { energy: 0, effort: 5 },
      balance: { energy: 2, effort: 10 },
    });
    for (const later of [played.atPayment(), played.nextMonth(), played.paid().bid(80)]) {
      expect(accepted(finishStage(later.campaign, { stage: stage(1), scoreBp: null }, fairDraw)).answer).toEqual(first);
    }
  });

  test('an event has one effect, however often it is acknowledged', () => {
    const first = accepted(acknowledgeEvent(atEvent.campaign, stage(4)));
    expect(first.facts).toHaveLength(1);
    for (const later of [atEvent.acknowledge(), atEvent.acknowledge().nextMonth(), failed]) {
      const again = accepted(acknowledgeEvent(later.campaign, stage(4)));
      expect(again.campaign).toBe(later.campaign);
      expect(again.facts).toEqual([]);
    }
    expect(accepted(acknowledgeEvent(atEvent.acknowledge().nextMonth().campaign, stage(4))).answer).toEqual(
      first.answer,
    );
  });

  test.each([
    ['nobody', null, stage(4), 'STAGE_NOT_FOUND'],
    ['an unknown stage', atEvent.campaign, null, 'STAGE_NOT_FOUND'],
    ['a stage that is no event', atEvent.campaign, stage(1), 'STAGE_NOT_FOUND'],
    ['an event that was not drawn yet', fresh.campaign, stage(4), 'STAGE_NOT_FOUND'],
    ['an event that was left behind by giving up', givenUp(atEvent).campaign, stage(4), 'CAMP_NOT_FOUND'],
  ])('the event of %s is refused', (_, campaign, ordinal, word) => {
    expect(refusalOf(acknowledgeEvent(campaign, ordinal))).toBe(word);
  });
});
