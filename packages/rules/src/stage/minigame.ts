import { BrokenInvariant, must } from '@consorcio/kernel';
import type { Answered, Campaign } from '../campaign/campaign.ts';
import { record, type Stage } from '../campaign/cycle.ts';
import { add } from '../campaign/wallet.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { termsOf } from '../rulebook/registry.ts';
import { BEST_SCORE, minigameRoomOf, rewardFor, rewardRange } from '../rulebook/reward.ts';
import { revealEvent } from './event.ts';
import { type FinishAnswer, firstAnswer } from './finish-answer.ts';

/** Pays what the verified score is worth and moves on; at position 4 the month's event is drawn (RULES 4.6, 5.1). */
export function finishMinigame(campaign: Campaign, stage: Stage, scoreBp: number, draw: Draw): Answered<FinishAnswer> {
  if (!Number.isInteger(scoreBp) || scoreBp < 0 || scoreBp > BEST_SCORE) {
    throw new BrokenInvariant('UNKNOWN', `score ${scoreBp} is not in basis points`);
  }
  const { ordinal, cycle } = stage;
  const terms = termsOf(campaign);
  const room = minigameRoomOf(terms.rulebook, stage.roomId);
  const vigor = must(stage.vigor, 'vigor of a started minigame');
  const reward = rewardFor(rewardRange(terms, room), scoreBp, vigor);
  const balance = add(campaign.wallet, room.pays, reward);
  const paid = record({ ...campaign, wallet: balance }, ordinal, {
    status: 'FINISHED',
    scoreBp,
    reward,
    after: [balance.energy, balance.effort],
  });
  const moved = room.pays === 'effort' ? { energy: 0, effort: reward } : { energy: reward, effort: 0 };
  const next = revealEvent(paid, draw);
  return {
    campaign: next.campaign,
    facts: [
      { type: 'MinigameFinished', ordinal, cycle, roomId: room.id, scoreBp, vigor, ...moved, balance },
      ...next.facts,
    ],
    answer: must(firstAnswer(next.campaign, ordinal), 'answer of a finished minigame'),
  };
}
