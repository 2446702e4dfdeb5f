import { bidsOf } from '../assembly/bid.ts';
import { allQuotas, type Bid, drawQuota, drawWaiting, termsOf, without } from '../assembly/group.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { drawCard, drawnCards } from '../stage/event.ts';
import type { Quota } from '../vocabulary.ts';

/** One assembly as the group remembers it: bids once they are decided, the drawn quota after the raffle. */
export interface AssemblyRecord {
  readonly cycle: number;
  readonly bids: readonly Bid[];
  readonly winnerQuota: Quota | null;
  readonly drawnQuota: Quota | null;
}

/** The group as GET /campaign/:id/group tells it (CONTRACT section 3). */
export interface GroupHistory {
  readonly quota: Quota;
  readonly quotas: number;
  readonly waiting: readonly Quota[];
  readonly assemblies: readonly AssemblyRecord[];
}

/** A draw that was made: `value` is one of 0 to n - 1. */
export interface DrawMade {
  readonly label: string;
  readonly n: number;
  readonly value: number;
}

/**
 * Goes through the campaign's draws once more, in the order they were made: quota, then month by month card, bids,
 * raffle. Only the player's own bids come from the campaign; everything else follows from the seed (RULES 7.8).
 */
function retrace(campaign: Campaign, draw: Draw): Pick<GroupHistory, 'waiting' | 'assemblies'> {
  const terms = termsOf(campaign);
  const { assembly } = campaign;
  const cards = drawnCards(campaign);
  const assemblies: AssemblyRecord[] = [];
  drawQuota(terms, draw);
  let waiting = allQuotas(terms);
  for (let cycle = 1; cycle <= campaign.cycle; cycle += 1) {
    if (cycle <= cards.length) drawCard(cards.slice(0, cycle - 1), cycle, draw);
    const own = campaign.bids[cycle - 1];
    if (own === undefined) continue;
    const { bids, winner } = bidsOf(campaign, cycle, waiting, own, draw);
    waiting = without(waiting, winner.quota);
    const isRaffled = assembly !== null && (cycle < assembly.cycle || assembly.drawnQuota !== null);
    const drawnQuota = isRaffled ? drawWaiting(waiting, cycle, draw) : null;
    if (drawnQuota !== null) waiting = without(waiting, drawnQuota);
    assemblies.push({ cycle, bids, winnerQuota: winner.quota, drawnQuota });
  }
  return { waiting, assemblies };
}

/** The group so far. An assembly whose bids are not decided stands there without them; all are awarded by the closing. */
export function groupHistory(campaign: Campaign, draw: Draw): GroupHistory {
  const { quota, cycle, phase, context, bids } = campaign;
  const { waiting, assemblies } = retrace(campaign, draw);
  const isUndecided = phase === 'BID_OPEN' && bids.length < cycle;
  const open: AssemblyRecord = { cycle, bids: [], winnerQuota: null, drawnQuota: null };
  return {
    quota,
    quotas: termsOf(campaign).quotas,
    waiting: context === 'PAID' ? [] : waiting,
    assemblies: isUndecided ? [...assemblies, open] : assemblies,
  };
}

/**
 * Every draw that the campaign has made, in the order made, each label once (CONTRACT section 3). The seeds of the
 * minigames are no draws of a number; `runSeedOf` gives them.
 */
export function drawsMade(campaign: Campaign, draw: Draw): readonly DrawMade[] {
  const made = new Map<string, DrawMade>();
  retrace(campaign, (n, label) => {
    const value = draw(n, label);
    // A label asked for again keeps its first place, and its value cannot differ.
    made.set(label, { label, n, value });
    return value;
  });
  return [...made.values()];
}
