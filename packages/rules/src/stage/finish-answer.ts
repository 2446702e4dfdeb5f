import type { Campaign } from '../campaign/campaign.ts';
import { type Stage, stageAt } from '../campaign/cycle.ts';
import { rulebookOf } from '../rulebook/registry.ts';
import { minigameRoomOf } from '../rulebook/reward.ts';
import type { Resource, StageOrdinal } from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';
import { starsAt } from './stars.ts';

/** What `finish` answers at a minigame: the score in basis points and what it paid (CONTRACT section 3). */
export interface MinigameAnswer {
  readonly paid: null;
  readonly campaignModified: false;
  readonly score: number;
  /** The day's movement, where the room pays by the day (RULES 4.7). */
  readonly movement?: number;
  readonly reward: Wallet;
  /** Energy for the month's first three stars, beside the reward; absent where there was none (RULES 4.8). */
  readonly stars?: number;
  readonly balance: Wallet;
}
/** What `finish` answers at a payment (RULES 3.7). */
export interface PaymentAnswer {
  readonly paid: boolean;
  readonly campaignModified: boolean;
  readonly balance: Wallet;
}
export type FinishAnswer = MinigameAnswer | PaymentAnswer;

const rewardIn = (pays: Resource, reward: number): Wallet =>
  pays === 'effort' ? { effort: reward, energy: 0 } : { effort: 0, energy: reward };

/** The answer that finishing this stage once gave; null when it was never finished by the player's `finish`. */
export function firstAnswer(campaign: Campaign, ordinal: StageOrdinal | null): FinishAnswer | null {
  const stage = stageAt(campaign, ordinal);
  if (stage?.after === undefined) return null;
  const [energy, effort] = stage.after;
  const balance = { energy, effort };
  if (stage.paid !== undefined) {
    return { paid: stage.paid, campaignModified: endsCampaign(campaign, stage), balance };
  }
  if (stage.scoreBp === undefined || stage.reward === undefined) return null;
  const reward = rewardIn(minigameRoomOf(rulebookOf(campaign.rulebook), stage.roomId).pays, stage.reward);
  const day = stage.movement === undefined ? {} : { movement: stage.movement };
  const stars = starsAt(campaign, stage.ordinal);
  const thanks = stars === 0 ? {} : { stars };
  return { paid: null, campaignModified: false, score: stage.scoreBp, ...day, reward, ...thanks, balance };
}

/** True of the payment that ended the campaign: the last one paid, or the one that was one too many missed. */
function endsCampaign(campaign: Campaign, stage: Stage): boolean {
  const byPayment = campaign.context === 'PAID' || campaign.context === 'DEFAULT';
  return byPayment && stage.ordinal === campaign.stages.length;
}
