import { assemblyOf } from '../assembly/assembly.ts';
import { newGroup, nextMonth } from '../assembly/group.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { termsOf } from '../rulebook/registry.ts';
import type { AssemblyPart, Bid } from '../rulebook/rulebook.ts';
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
  const cards = drawnCards(campaign);
  const assemblies: AssemblyRecord[] = [];
  let group = newGroup(terms, draw);
  for (; ; group = nextMonth(group)) {
    const { cycle } = group;
    if (cycle <= cards.length) drawCard(terms.rulebook, cards.slice(0, cycle - 1), cycle, draw);
    const decided = decidedIn(campaign, cycle);
    if (decided !== null) {
      group = assemblyOf({ ...group, ownBid: campaign.bids[cycle - 1] ?? null }, decided, draw);
      const { bids, winner, drawnQuota } = group;
      assemblies.push({ cycle, bids, winnerQuota: winner?.quota ?? null, drawnQuota });
    }
    if (cycle === campaign.cycle) return { waiting: group.waiting, assemblies };
  }
}

/** How far the assembly of a cycle came; null where there was none. */
function decidedIn({ assembly, bids }: Campaign, cycle: number): AssemblyPart | null {
  if (assembly === null || assembly.cycle < cycle) return null;
  if (assembly.cycle > cycle || assembly.drawnQuota !== null) return 'RAFFLE';
  return bids.length < cycle ? 'MEMBERS' : 'BIDS';
}

/** The group so far. An assembly whose bids are not decided stands there without them; all are awarded by the closing. */
export function groupHistory(campaign: Campaign, draw: Draw): GroupHistory {
  const { quota, context } = campaign;
  const { waiting, assemblies } = retrace(campaign, draw);
  return {
    quota,
    quotas: termsOf(campaign).dream.quotas,
    waiting: context === 'PAID' ? [] : waiting,
    assemblies,
  };
}

/** Winning bids of the assemblies before the last one, oldest first: what a member can ask for in the minutes. */
export function bidsWonBefore(campaign: Campaign, draw: Draw): readonly number[] {
  const { assemblies } = retrace(campaign, draw);
  return assemblies
    .slice(0, -1)
    .flatMap(({ bids, winnerQuota }) => bids.filter(({ quota }) => quota === winnerQuota).map(({ bid }) => bid));
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
