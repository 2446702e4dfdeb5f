import { must, type Result } from '@consorcio/kernel';
import { answerCard, chooseUse, planMonth } from '../after/commands.ts';
import { billOf, joyOf, monthNumber, type Open, openContract, phaseOf } from '../after/contract.ts';
import { payBill } from '../after/pay.ts';
import { carriedOf, playPlan } from '../after/plan.ts';
import { keepEffort, placeBid } from '../assembly/bid.ts';
import { isOutIn } from '../assembly/group.ts';
import { drawRaffle } from '../assembly/raffle.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { currentStage } from '../campaign/cycle.ts';
import { giveUp } from '../campaign/ending.ts';
import { type Draw, drawFrom } from '../draw/fair-draw.ts';
import { rulebookOf, termsOf } from '../rulebook/registry.ts';
import { openCampaign } from '../stage/beginning.ts';
import { acknowledgeEvent } from '../stage/event.ts';
import { beginStage, finishStage } from '../stage/stage.ts';
import { type Context, PAYMENT_ROOM_ID, PLANS, type RoomId, type StageOrdinal, type Works } from '../vocabulary.ts';
import { add } from '../wallet.ts';
import { decisionsBySituation } from './by-situation.ts';
import { type CampaignChoices, type ChangedChoices, type MonthChoices, withScore } from './choices.ts';
import type { Decisions, MonthAhead } from './decisions.ts';

export interface Ending {
  readonly context: Context;
  readonly cycle: number;
}

/** What is lived: the rulebook, the dream, the mode; where it is given up. */
export type LifeTerms = Pick<CampaignChoices, 'rulebook' | 'dreamId' | 'isNewGamePlus' | 'stopped'>;

/** Plays a campaign to its end under these draws; `rootDraw` for the months after the letter, if others. */
export type Live = (draw: Draw, rootDraw?: Draw) => Campaign;

/** Plays a decider's campaign to its end by the same rules (RULES sections 3 to 7, 11). */
export const lifeOf =
  ({ stopped, ...source }: LifeTerms, decisions: Decisions): Live =>
  (draw, rootDraw = draw) => {
    const stops = ({ cycle, phase }: Campaign): boolean =>
      stopped?.month === cycle && (!stopped.isPaid || phase !== 'STAGE');
    let { campaign } = openCampaign(termsOf(source), draw);
    while (campaign.status === 'ACTIVE') {
      campaign = stops(campaign) ? done(giveUp(campaign)).campaign : step(campaign, decisions, draw);
    }
    while (campaign.after?.status === 'OPEN') campaign = monthAfter(campaign, decisions, rootDraw);
    return campaign;
  };

/** The campaign of these choices under whatever draws. With the campaign's own it comes out as it came out. */
export function lives(choices: CampaignChoices | ChangedChoices): Live {
  const changed: ChangedChoices = { lived: choices.months, ...choices };
  return lifeOf(choices, decisionsBySituation(changed));
}

/** Whether a note counts decisions alone: every run of its lives is an honest one without stars (RULES 13.3). */
export const hasHonestNote = ({ rulebook }: Pick<CampaignChoices, 'rulebook'>): boolean =>
  rulebookOf(rulebook).redraws !== undefined;

/** The lives of a note, by what its rulebook says of the runs. */
export function livesOfNote(choices: CampaignChoices | ChangedChoices): Live {
  const { redraws } = rulebookOf(choices.rulebook);
  if (redraws === undefined) return lives(choices);
  const changed: ChangedChoices = { lived: choices.months, ...choices };
  const honest = (months: readonly MonthChoices[]) => months.map((month) => withScore(month, redraws.scoreBp));
  return lives({ ...changed, months: honest(changed.months), lived: honest(changed.lived) });
}

/** How the campaign of these choices ends under other draws; one that was given up does not. */
export const relive = (choices: CampaignChoices, draw: Draw, rootDraw?: Draw): Ending =>
  endingOf(lives(choices)(draw, rootDraw));

const endingOf = ({ context, cycle }: Campaign): Ending => ({
  context: must(context, 'context of an ended campaign'),
  cycle,
});

/**
 * The draws of replay `i`: everything as it was, the key too, only with another lucky word. So anybody who has the key
 * gets the same replays again (RULES 12.2).
 */
export const redraw = (serverSeed: string, i: number): Draw => drawFrom({ serverSeed, clientSeed: `ensaio-${i}` });

/** Ending number `i` of a finished campaign. */
export const reliveWithWord = (choices: CampaignChoices, serverSeed: string, i: number): Ending =>
  endingOf(livesOfNote(choices)(redraw(serverSeed, i)));

function step(campaign: Campaign, decisions: Decisions, draw: Draw): Campaign {
  const { phase } = campaign;
  if (phase === 'RAFFLE_OPEN') return done(drawRaffle(campaign, draw)).campaign;
  if (phase !== 'STAGE') {
    const mayBid = phase === 'BID_OPEN' && !isOutIn(campaign, campaign.cycle);
    const bid = mayBid ? decisions.bid(campaign) : 0;
    return bid > 0 ? done(placeBid(campaign, bid, draw)).campaign : done(keepEffort(campaign, draw)).campaign;
  }
  const { ordinal: stage, type, position, createdByFailure, eventId } = currentStage(campaign);
  if (type === 'EVENT') {
    const option = decisions.option(must(eventId, 'card'), campaign.wallet);
    return done(acknowledgeEvent(campaign, stage, option)).campaign;
  }
  if (type === 'PAYMENT') return play(campaign, { stage, roomId: PAYMENT_ROOM_ID, scoreBp: null }, draw);
  const { roomId, scoreBp } = createdByFailure ? decisions.recovery(campaign) : decisions.turn(campaign, position);
  return play(campaign, { stage, roomId, scoreBp }, draw);
}

function play(
  campaign: Campaign,
  { stage, roomId, scoreBp }: { stage: StageOrdinal; roomId: RoomId; scoreBp: number | null },
  draw: Draw,
): Campaign {
  const begun = done(beginStage(campaign, { stage, roomId })).campaign;
  return done(finishStage(begun, { stage, scoreBp }, draw)).campaign;
}

/** One month after the letter: the bid's use where it is asked, the plan, the card, the bill. */
function monthAfter(before: Campaign, decisions: Decisions, draw: Draw): Campaign {
  const asksUse = phaseOf(done(openContract(before))) === 'USE';
  const campaign = asksUse ? done(chooseUse(before, decisions.use())).campaign : before;
  const ahead = monthAhead(done(openContract(campaign)), draw);
  const { month } = ahead;
  const planned = done(planMonth(campaign, { month, works: decisions.plan(ahead) }, draw)).campaign;
  const after = must(planned.after, 'months after the letter');
  const { eventId } = must(after.months.at(-1), 'month that was planned');
  const option = decisions.option(eventId, after.wallet);
  return done(payBill(done(answerCard(planned, { month, option })).campaign, { month }, draw)).campaign;
}

function monthAhead(open: Open, draw: Draw): MonthAhead {
  const { campaign, after } = open;
  const terms = termsOf(campaign);
  const month = monthNumber(open);
  const bill = billOf(open, draw).total;
  const balance = add(after.wallet, 'energy', joyOf(open));
  const carried = carriedOf(campaign);
  const plans = PLANS.map((works) => ({ works, effort: playPlan(terms, balance, works, carried).effort }));
  const paying = plans.filter(({ effort }) => effort >= bill).map(({ works }) => works);
  const lightest = paying.reduce<0 | Works>((least, works) => (least === 0 || works < least ? works : least), 0);
  return { place: after.months.length, month, plans, bill, balance, lightest };
}

/** Carried decisions are always legal; a refusal would be a mistake of ours. */
function done<T>(result: Result<T, string>): T {
  return must(result.ok ? result.value : undefined, 'legal move of a replay');
}
