import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { balanceAtLetter, complete } from '../after/opening.ts';
import type { Answered, Campaign } from '../campaign/campaign.ts';
import { activeCampaign, currentCampaign } from '../campaign/current.ts';
import type { Fact } from '../campaign/fact.ts';
import type { Draw } from '../draw/fair-draw.ts';
import type { Bid } from '../rulebook/rulebook.ts';
import type { Quota } from '../vocabulary.ts';
import { add, type Wallet } from '../wallet.ts';
import { assemblyOf } from './assembly.ts';
import { groupOf, isOutIn } from './group.ts';

/** The answer of a bid (CONTRACT section 3). `waiting`: how many quotas were waiting when it was decided. */
export interface BidAnswer {
  readonly win: boolean;
  readonly bid: number;
  readonly winningBid: number;
  readonly winnerQuota: Quota;
  readonly waiting: number;
  readonly balance: Wallet;
}

export type BidRefusal =
  | 'CAMP_NOT_FOUND'
  | 'CAMP_INVALID_STATUS'
  | 'AUCTION_NOT_FOUND'
  | 'AUCTION_NOT_AVAILABLE'
  | 'AUCTION_INVALID_BID'
  | 'BALANCE_INSUFFICIENT';

export type KeepRefusal = Exclude<BidRefusal, 'AUCTION_INVALID_BID' | 'BALANCE_INSUFFICIENT'>;

/** The campaign with this month's bids decided: the winner leaves `waiting` (RULES 7.6). */
function decide(campaign: Campaign, ownBid: number | null, draw: Draw): { decided: Campaign; winner: Bid } {
  const held = assemblyOf({ ...groupOf(campaign), ownBid }, 'BIDS', draw);
  const winner = must(held.winner, 'winner of the bids');
  const decided: Campaign = {
    ...campaign,
    waiting: held.waiting,
    bids: [...campaign.bids, ownBid],
    assembly: { cycle: campaign.cycle, winningBid: winner.bid, winnerQuota: winner.quota, drawnQuota: null },
  };
  return { decided, winner };
}

const awarded = (cycle: number, quota: Quota): Fact => ({ type: 'RivalAwarded', cycle, quota, by: 'BID' });

/**
 * Bids `effort` at the open assembly (RULES 7.4 to 7.6). A loss costs nothing; a win completes the dream. A winning
 * bid that is sent again gets the first answer. Refused to who paid the month's instalment late (RULES 6.4).
 */
export function placeBid(latest: Campaign | null, effort: number, draw: Draw): Result<Answered<BidAnswer>, BidRefusal> {
  const repeat = repeatedWin(latest, effort);
  if (repeat !== null) return ok(repeat);
  const active = activeCampaign(latest);
  if (!active.ok) return active;
  const campaign = active.value;
  if (campaign.assembly === null) return refuse('AUCTION_NOT_FOUND');
  if (campaign.phase !== 'BID_OPEN' || isOutIn(campaign, campaign.cycle)) return refuse('AUCTION_NOT_AVAILABLE');
  if (!Number.isInteger(effort) || effort < 1) return refuse('AUCTION_INVALID_BID');
  if (effort > campaign.wallet.effort) return refuse('BALANCE_INSUFFICIENT');

  const { decided, winner } = decide(campaign, effort, draw);
  const { cycle } = campaign;
  const win = winner.quota === campaign.quota;
  const balance = win ? add(campaign.wallet, 'effort', -effort) : campaign.wallet;
  const result = { winningBid: winner.bid, winnerQuota: winner.quota };
  const answer = { win, bid: effort, ...result, waiting: campaign.waiting.length };
  const decision = { cycle, bid: effort, ...result, energy: 0, balance };
  if (!win) {
    return ok({
      campaign: { ...decided, phase: 'BID_LOST' },
      facts: [{ type: 'BidLost', ...decision, effort: 0 }, awarded(cycle, winner.quota)],
      answer: { ...answer, balance },
    });
  }
  const end = complete({ ...decided, wallet: balance }, 'BID');
  return ok({
    campaign: end.campaign,
    facts: [{ type: 'BidWon', ...decision, effort: -effort }, ...end.facts],
    // What the bid was too large by has come back by then.
    answer: { ...answer, balance: balanceAtLetter(end.campaign) },
  });
}

/** The first answer of the winning bid while its results are unseen; null for anything else. */
function repeatedWin(latest: Campaign | null, effort: number): Answered<BidAnswer> | null {
  const campaign = currentCampaign(latest);
  if (campaign === null || campaign.context !== 'BID' || campaign.bids.at(-1) !== effort) return null;
  const winningBid = must(campaign.assembly?.winningBid, 'winning bid');
  const { quota: winnerQuota } = campaign;
  const balance = balanceAtLetter(campaign);
  const waiting = campaign.waiting.length + 1;
  return { campaign, facts: [], answer: { win: true, bid: effort, winningBid, winnerQuota, waiting, balance } };
}

/** Keeps the effort and goes to the raffle; without a bid of the player's, the rivals' decide (RULES 3.6). */
export function keepEffort(
  latest: Campaign | null,
  draw: Draw,
): Result<Answered<{ readonly balance: Wallet }>, KeepRefusal> {
  const active = activeCampaign(latest);
  if (!active.ok) return active;
  const campaign = active.value;
  const { cycle, wallet: balance, phase } = campaign;
  const answer = { balance };
  if (campaign.assembly === null) return refuse('AUCTION_NOT_FOUND');
  if (phase === 'STAGE') return refuse('AUCTION_NOT_AVAILABLE');
  if (phase === 'RAFFLE_OPEN') return ok({ campaign, facts: [], answer });
  const kept = { type: 'EffortKept', cycle } as const;
  if (phase === 'BID_LOST') return ok({ campaign: { ...campaign, phase: 'RAFFLE_OPEN' }, facts: [kept], answer });
  const { decided, winner } = decide(campaign, null, draw);
  return ok({
    campaign: { ...decided, phase: 'RAFFLE_OPEN' },
    facts: [kept, awarded(cycle, winner.quota)],
    answer,
  });
}
