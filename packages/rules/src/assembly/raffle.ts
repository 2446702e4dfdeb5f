import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { complete } from '../after/opening.ts';
import type { Answered, Campaign } from '../campaign/campaign.ts';
import { activeCampaign, currentCampaign } from '../campaign/current.ts';
import { openCycle } from '../campaign/cycle.ts';
import type { Draw } from '../draw/fair-draw.ts';
import type { Quota } from '../vocabulary.ts';
import { assemblyOf } from './assembly.ts';
import { groupOf } from './group.ts';

/** The answer of the raffle; the chance of each quota was 1 in `waiting` (CONTRACT section 3). */
export interface RaffleAnswer {
  readonly wonJackpot: boolean;
  readonly drawnQuota: Quota;
  readonly quota: Quota;
  readonly waiting: number;
}

export type RaffleRefusal =
  | 'CAMP_NOT_FOUND'
  | 'CAMP_INVALID_STATUS'
  | 'JACKPOT_ALREADY_ROLLED'
  | 'JACKPOT_NOT_AVAILABLE';

/** Draws the month's quota (RULES 7.7). The player's own completes the dream; any other opens the next cycle. */
export function drawRaffle(latest: Campaign | null, draw: Draw): Result<Answered<RaffleAnswer>, RaffleRefusal> {
  const repeat = repeatedWin(latest);
  if (repeat !== null) return ok(repeat);
  const active = activeCampaign(latest);
  if (!active.ok) return active;
  const campaign = active.value;
  const { cycle, quota, assembly } = campaign;
  if (campaign.phase === 'STAGE' && assembly !== null) return refuse('JACKPOT_ALREADY_ROLLED');
  if (campaign.phase !== 'RAFFLE_OPEN' || assembly === null) return refuse('JACKPOT_NOT_AVAILABLE');

  const held = assemblyOf(groupOf(campaign), 'RAFFLE', draw);
  const drawnQuota = must(held.drawnQuota, 'drawn quota');
  const waiting = held.globe.length;
  const wonJackpot = drawnQuota === quota;
  const answer: RaffleAnswer = { wonJackpot, drawnQuota, quota, waiting };
  const drawn: Campaign = {
    ...campaign,
    waiting: held.waiting,
    assembly: { ...assembly, drawnQuota },
  };
  if (wonJackpot) {
    const end = complete(drawn, 'JACKPOT');
    return ok({ campaign: end.campaign, facts: [{ type: 'RaffleWon', cycle, waiting }, ...end.facts], answer });
  }
  const next = openCycle(drawn, cycle + 1);
  return ok({
    campaign: next.campaign,
    facts: [
      { type: 'RaffleLost', cycle, drawnQuota, waiting },
      { type: 'RivalAwarded', cycle, quota: drawnQuota, by: 'JACKPOT' },
      ...next.facts,
    ],
    answer,
  });
}

/** The first answer of the winning raffle while its results are unseen; null for anything else. */
function repeatedWin(latest: Campaign | null): Answered<RaffleAnswer> | null {
  const campaign = currentCampaign(latest);
  if (campaign === null || campaign.context !== 'JACKPOT') return null;
  const { quota } = campaign;
  const answer = { wonJackpot: true, drawnQuota: quota, quota, waiting: campaign.waiting.length + 1 };
  return { campaign, facts: [], answer };
}
