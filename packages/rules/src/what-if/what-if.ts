/*
 * The same campaign under other draws: what the player decided is held fixed, everything that is drawn is drawn anew,
 * and the rules themselves say how it ends. Offered as its own subpath, because one screen needs it and loads it late.
 */
import { must, type Result } from '@consorcio/kernel';
import { keepEffort, placeBid } from '../assembly/bid.ts';
import { drawRaffle } from '../assembly/raffle.ts';
import { chooseDream } from '../campaign/beginning.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { currentStage, type Stage, stageAt } from '../campaign/cycle.ts';
import { type Draw, drawFrom } from '../draw/fair-draw.ts';
import { rulebookOf } from '../rulebook/registry.ts';
import { minigameRoomOf } from '../rulebook/reward.ts';
import { acknowledgeEvent } from '../stage/event.ts';
import { beginStage, finishStage } from '../stage/stage.ts';
import {
  type Context,
  type DreamId,
  PAYMENT_ROOM_ID,
  type RoomId,
  type RulebookVersion,
  type StageOrdinal,
} from '../vocabulary.ts';

/** A free choice: the place, and the verified score in basis points. */
interface Turn {
  readonly roomId: RoomId;
  readonly scoreBp: number;
}

/** What the player decided in one month. */
export interface MonthChoices {
  /** The free choices that were played to the end, in order; three in a whole month. */
  readonly turns: readonly Turn[];
  /** The one of the recovery after a late instalment; null where there was none. */
  readonly recovery: Turn | null;
  /** Effort offered at the assembly, 0 where it was kept, and what was there to offer; null without an assembly. */
  readonly bid: { readonly offered: number; readonly of: number } | null;
}

/** All that a replay needs: nothing drawn is in it. */
export interface CampaignChoices {
  /** The rulebook that the campaign is played by, in a replay too. */
  readonly rulebook: RulebookVersion;
  readonly dreamId: DreamId;
  readonly isNewGamePlus: boolean;
  /** Month by month, place 0 for cycle 1. */
  readonly months: readonly MonthChoices[];
}

/** Replays that the screen makes. */
export const REPLAYS = 1_000;

/** How and in which cycle a campaign ends. */
export interface Ending {
  readonly context: Context;
  readonly cycle: number;
}

const TURNS_A_MONTH = 3;

/** What the player decided, read from the campaign. */
export function choicesOf(campaign: Campaign): CampaignChoices {
  const { rulebook, dreamId, isNewGamePlus, cycle, bids } = campaign;
  const stages = campaign.stages.map((_, i) => must(stageAt(campaign, (i + 1) as StageOrdinal), 'stage'));
  const months = Array.from({ length: cycle }, (_, i): MonthChoices => {
    const own = stages.filter((stage) => stage.cycle === i + 1);
    const paid = own.find((stage) => stage.paid === true);
    const offered = bids[i];
    return {
      turns: own.filter(({ createdByFailure }) => !createdByFailure).flatMap(turnOf),
      recovery: own.filter(({ createdByFailure }) => createdByFailure).flatMap(turnOf)[0] ?? null,
      bid: offered === undefined ? null : { offered: offered ?? 0, of: paid?.after?.[1] ?? 0 },
    };
  });
  return { rulebook, dreamId, isNewGamePlus, months };
}

const turnOf = ({ roomId, scoreBp }: Stage): readonly Turn[] =>
  roomId === undefined || scoreBp === undefined ? [] : [{ roomId, scoreBp }];

/**
 * Decisions for every month, also for those that the player never lived. A lived month keeps its own; a later one
 * takes the player's whole months in their order, from the first again, and so do the bids.
 */
function decisionsOf({ rulebook, months }: CampaignChoices) {
  const whole = months.filter(({ turns }) => turns.length === TURNS_A_MONTH);
  const assemblies = months.flatMap(({ bid }) => bid ?? []);
  const turns = whole.flatMap((month) => month.turns);
  const work = turns.findLast(({ roomId }) => minigameRoomOf(rulebookOf(rulebook), roomId).pays === 'effort');
  const late = months.find(({ recovery }) => recovery !== null)?.recovery ?? work ?? turns.at(-1);
  const again = <T>(own: readonly T[], cycle: number): T | undefined => own[(cycle - 1) % own.length];
  return {
    turn(cycle: number, position: number): Turn {
      const lived = months[cycle - 1]?.turns ?? [];
      const month = lived.length === TURNS_A_MONTH ? lived : again(whole, cycle)?.turns;
      return must(month?.[position - 1], 'turn of a whole month');
    },
    recovery: (cycle: number): Turn => must(months[cycle - 1]?.recovery ?? late, 'turn of a recovery'),
    /** The same share of what is there, to the nearest whole number; the same effort gives the same bid. */
    bid(cycle: number, effort: number): number {
      const bid = months[cycle - 1]?.bid ?? again(assemblies, cycle);
      return bid === undefined || bid.of === 0 ? 0 : Math.floor((2 * effort * bid.offered + bid.of) / (2 * bid.of));
    },
  };
}

/** True when there is a whole month to carry over: any campaign that came to its end has one. */
export const canRelive = ({ months }: CampaignChoices): boolean =>
  months.some(({ turns }) => turns.length === TURNS_A_MONTH);

/**
 * Plays the campaign once more with other draws, by the very rules (RULES sections 3 to 7). With the campaign's own
 * draws it ends as it ended.
 */
export function relive(choices: CampaignChoices, draw: Draw): Ending {
  const decisions = decisionsOf(choices);
  const { rulebook, dreamId, isNewGamePlus } = choices;
  const choice = { personaId: 1, dreamId, dreamsDone: isNewGamePlus ? 1 : 0, rulebook };
  let { campaign } = done(chooseDream(null, choice, draw));
  while (campaign.status === 'ACTIVE') campaign = step(campaign, decisions, draw);
  return { context: must(campaign.context, 'context of an ended campaign'), cycle: campaign.cycle };
}

/**
 * Ending number `i` of a finished campaign: everything as it was, the key too, only with another lucky word. So anybody
 * who has the key gets the same endings again.
 */
export const reliveWithWord = (choices: CampaignChoices, serverSeed: string, i: number): Ending =>
  relive(choices, drawFrom({ serverSeed, clientSeed: `ensaio-${i}` }));

function step(campaign: Campaign, decisions: ReturnType<typeof decisionsOf>, draw: Draw): Campaign {
  const { phase, cycle, wallet } = campaign;
  if (phase === 'RAFFLE_OPEN') return done(drawRaffle(campaign, draw)).campaign;
  if (phase !== 'STAGE') {
    const bid = phase === 'BID_OPEN' ? decisions.bid(cycle, wallet.effort) : 0;
    return bid > 0 ? done(placeBid(campaign, bid, draw)).campaign : done(keepEffort(campaign, draw)).campaign;
  }
  const { ordinal: stage, type, position, createdByFailure } = currentStage(campaign);
  if (type === 'EVENT') return done(acknowledgeEvent(campaign, stage)).campaign;
  if (type === 'PAYMENT') return play(campaign, { stage, roomId: PAYMENT_ROOM_ID, scoreBp: null }, draw);
  const turn = createdByFailure ? decisions.recovery(cycle) : decisions.turn(cycle, position);
  return play(campaign, { stage, ...turn }, draw);
}

function play(
  campaign: Campaign,
  { stage, roomId, scoreBp }: { stage: StageOrdinal; roomId: RoomId; scoreBp: number | null },
  draw: Draw,
): Campaign {
  const begun = done(beginStage(campaign, { stage, roomId })).campaign;
  return done(finishStage(begun, { stage, scoreBp }, draw)).campaign;
}

/** Carried decisions are always legal; a refusal would be a mistake of ours. */
function done<T>(result: Result<T, string>): T {
  return must(result.ok ? result.value : undefined, 'legal move of a replay');
}
