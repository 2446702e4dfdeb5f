import { Dice, type Result } from '@consorcio/kernel';
import {
  acknowledgeEvent,
  beginStage,
  type Campaign,
  chooseDream,
  currentStage,
  type Draw,
  drawRaffle,
  finishStage,
  keepEffort,
  placeBid,
} from '@consorcio/rules';
import type { Context, DreamId, MinigameRoomId } from '@consorcio/rules/vocabulary';
import { fastDraw } from './fast-draw.ts';

/** How somebody plays: a room for every free choice, and a bid, or none, for every assembly. */
export interface Player {
  room(campaign: Campaign, dice: Dice): MinigameRoomId;
  /** Effort to bid, 0 to keep it. */
  bid(campaign: Campaign, dice: Dice): number;
}

/** What the table needs to know of a finished campaign. */
export interface Outcome {
  readonly context: Context;
  /** Stages finished, recoveries included. */
  readonly stages: number;
  readonly cycles: number;
  /** Effort earned in minigames less effort spent on entries, over the whole campaign. */
  readonly netEffort: number;
}

/** The value of a command that these players never get wrong. */
function done<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`a model player was refused: ${result.refusal}`);
  return result.value;
}

/** Plays one whole campaign against the very rules of the server. */
export function playCampaign(player: Player, score: (dice: Dice) => number, dreamId: DreamId, seed: string): Outcome {
  const draw = fastDraw(seed);
  const dice = Dice.of(seed, 1);
  let netEffort = 0;
  let campaign = done(chooseDream(null, { personaId: 1, dreamId, dreamsDone: 0 }, draw)).campaign;
  while (campaign.status === 'ACTIVE') {
    const before = campaign.wallet.effort;
    const isMinigame = campaign.phase === 'STAGE' && currentStage(campaign).type === 'MINIGAME';
    campaign = isMinigame ? playMinigame(campaign, player, score, dice, draw) : move(campaign, player, dice, draw);
    if (isMinigame) netEffort += campaign.wallet.effort - before;
  }
  return {
    context: campaign.context ?? 'DEFAULT',
    stages: campaign.stages.filter(({ status }) => status === 'FINISHED').length,
    cycles: campaign.cycle,
    netEffort,
  };
}

function playMinigame(
  campaign: Campaign,
  player: Player,
  score: (dice: Dice) => number,
  dice: Dice,
  draw: Draw,
): Campaign {
  const stage = currentStage(campaign).ordinal;
  const begun = done(beginStage(campaign, { stage, roomId: player.room(campaign, dice) })).campaign;
  return done(finishStage(begun, { stage, scoreBp: score(dice) }, draw)).campaign;
}

/** Everything that leaves no choice but the bid. */
function move(campaign: Campaign, player: Player, dice: Dice, draw: Draw): Campaign {
  if (campaign.phase === 'BID_OPEN') {
    const effort = player.bid(campaign, dice);
    return effort > 0 ? done(placeBid(campaign, effort, draw)).campaign : done(keepEffort(campaign, draw)).campaign;
  }
  if (campaign.phase === 'BID_LOST') return done(keepEffort(campaign, draw)).campaign;
  if (campaign.phase === 'RAFFLE_OPEN') return done(drawRaffle(campaign, draw)).campaign;
  const { ordinal: stage, type } = currentStage(campaign);
  if (type === 'EVENT') return done(acknowledgeEvent(campaign, stage)).campaign;
  const begun = done(beginStage(campaign, { stage, roomId: 1 })).campaign;
  return done(finishStage(begun, { stage, scoreBp: null }, draw)).campaign;
}
