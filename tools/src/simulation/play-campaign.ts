import { Dice } from '@consorcio/kernel';
import { answerTo, nextMove, type Plan, type Table, viewOfCampaign } from '@consorcio/players';
import { type Campaign, currentStage } from '@consorcio/rules';
import type { Context, DreamId, RulebookVersion } from '@consorcio/rules/vocabulary';
import { fastDraw } from './fast-draw.ts';

/** A way to play a campaign; the dice are that campaign's. */
export type Player = (dice: Dice) => Pick<Plan, 'room' | 'bid'>;

/** What the table needs to know of a finished campaign. */
export interface CampaignResult {
  readonly context: Context;
  /** Stages finished, recoveries included. */
  readonly stages: number;
  readonly cycles: number;
  /** Effort earned in minigames less effort spent on entries, over the whole campaign. */
  readonly netEffort: number;
}

/** What is played: how, how well, for which dream, by which rulebook. */
export interface Game {
  readonly player: Player;
  /** Basis points of the next minigame. */
  readonly score: (dice: Dice) => number;
  readonly dream: DreamId;
  readonly rulebook: RulebookVersion;
}

/** Plays one whole campaign by the rules that the server uses. */
export function playCampaign({ player, score, dream, rulebook }: Game, seed: string): CampaignResult {
  const dice = Dice.of(seed, 1);
  const table: Table = { draw: fastDraw(seed), score: () => score(dice), rulebook };
  const plan: Plan = { dream, ...player(dice) };
  let netEffort = 0;
  let campaign = goOn(null, plan, table);
  while (campaign.status === 'ACTIVE') {
    const before = campaign.wallet.effort;
    const isMinigame = campaign.phase === 'STAGE' && currentStage(campaign).type === 'MINIGAME';
    campaign = goOn(campaign, plan, table);
    if (isMinigame) netEffort += campaign.wallet.effort - before;
  }
  return {
    context: campaign.context ?? 'DEFAULT',
    stages: campaign.stages.filter(({ status }) => status === 'FINISHED').length,
    cycles: campaign.cycle,
    netEffort,
  };
}

/** The campaign after the next move, which model players never get wrong. */
function goOn(latest: Campaign | null, plan: Plan, table: Table): Campaign {
  const answer = answerTo(latest, nextMove(viewOfCampaign(latest), plan), table);
  if (!answer.ok) throw new Error(`a model player was refused: ${answer.refusal}`);
  return answer.value.campaign;
}
