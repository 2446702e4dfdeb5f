import { goodOf, isPaidAtOnce } from '../after/contract.ts';
import { assemblyOf } from '../assembly/assembly.ts';
import { isOutIn, membersAfterClosing, membersOf, newGroup, nextMonth } from '../assembly/group.ts';
import { type Neighbour, neighboursOf } from '../assembly/neighbours.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { drawCard, drawnCards } from '../campaign/cards.ts';
import { placeOf } from '../campaign/cycle.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { termsOf } from '../rulebook/registry.ts';
import { drawMovement } from '../rulebook/reward.ts';
import type { AssemblyPart, Bid, Group } from '../rulebook/rulebook.ts';
import type { Quota, StageOrdinal } from '../vocabulary.ts';

/** One assembly as the group remembers it: bids once they are decided, the drawn quota after the raffle. */
export interface AssemblyRecord {
  readonly cycle: number;
  readonly bids: readonly Bid[];
  readonly winnerQuota: Quota | null;
  readonly drawnQuota: Quota | null;
  /** True where the player had paid late and had no part in it (RULES 6.4). */
  readonly isOut: boolean;
}

/** A draw that was made: `value` is one of 0 to n - 1. */
export interface DrawMade {
  readonly label: string;
  readonly n: number;
  readonly value: number;
}

const recordOf = ({ cycle, bids, winner, drawnQuota, isOut }: Group): AssemblyRecord => ({
  cycle,
  bids,
  winnerQuota: winner?.quota ?? null,
  drawnQuota,
  isOut,
});

/**
 * Repeats the campaign's draws in the order they were made: quota, hurry, then month by month the day's movements, card, who
 * leaves, who is seen, bids, raffle. Places, scores, late instalments and the player's own bids come from the campaign; everything else
 * follows from the seed (RULES 7.8, 8.4).
 */
function retrace(campaign: Campaign, draw: Draw) {
  const terms = termsOf(campaign);
  const assemblies: AssemblyRecord[] = [];
  const met = new Set<Quota>();
  let seen: readonly Neighbour[] = [];
  let group = newGroup(terms, draw);
  for (let cycle = 1; ; cycle += 1) {
    drawsOfStages(campaign, cycle, draw);
    const decided = decidedIn(campaign, cycle);
    if (decided !== null) {
      if (cycle > 1) group = nextMonth(group);
      group = assemblyOf(
        { ...group, isOut: isOutIn(campaign, cycle), ownBid: campaign.bids[cycle - 1] ?? null },
        'MEMBERS',
        draw,
      );
      seen = neighboursOf(group, draw, met);
      for (const { quota } of seen) met.add(quota);
      group = assemblyOf(group, decided, draw);
      assemblies.push(recordOf(group));
    }
    if (cycle === campaign.cycle) return { group, assemblies, seen };
  }
}

/** The draws of a cycle's stages: movements of the day, and the card. */
function drawsOfStages(campaign: Campaign, cycle: number, draw: Draw): void {
  const { rulebook } = termsOf(campaign);
  campaign.stages.forEach(({ roomId, scoreBp, eventId }, i) => {
    const ordinal = (i + 1) as StageOrdinal;
    if (placeOf(campaign, ordinal).cycle !== cycle) return;
    if (roomId !== undefined && scoreBp !== undefined) drawMovement(rulebook, { roomId, scoreBp, ordinal }, draw);
    if (eventId !== undefined) drawCard(rulebook, drawnCards(campaign).slice(0, cycle - 1), cycle, draw);
  });
}

/** How far the assembly of a cycle came; null where there was none. */
function decidedIn({ assembly, bids }: Campaign, cycle: number): AssemblyPart | null {
  if (assembly === null || assembly.cycle < cycle) return null;
  if (assembly.cycle > cycle || assembly.drawnQuota !== null) return 'RAFFLE';
  return bids.length < cycle ? 'MEMBERS' : 'BIDS';
}

/**
 * The group so far, as GET /campaign/:id/group returns it (CONTRACT section 3): `late` are rivals who stopped paying this month,
 * `gone` those excluded before (RULES 7.2). An assembly whose bids are not decided stands there without them; all are awarded
 * by the closing.
 */
export function groupHistory(campaign: Campaign, draw: Draw) {
  const { quota, context } = campaign;
  const { group, assemblies } = retrace(campaign, draw);
  const members = context === 'PAID' ? membersAfterClosing(closingOf(group, draw)) : membersOf(group);
  return { quota, quotas: termsOf(campaign).dream.quotas, ...members, assemblies };
}

/** The closing: who stops paying in the last month is drawn too. */
const closingOf = (group: Group, draw: Draw): Group => assemblyOf(nextMonth(group), 'MEMBERS', draw);

/**
 * What the group went on to do after the player's letter, in the months up to `until` that have an assembly; the raffle of
 * the letter's own month is left out (RULES 11.11). Nothing for a campaign without months after its letter.
 */
export function newsOf(campaign: Campaign, draw: Draw, until: number): readonly AssemblyRecord[] {
  if (campaign.after === undefined || campaign.context === 'PAID') return [];
  const { cycles } = termsOf(campaign).dream;
  let group = assemblyOf(retrace(campaign, draw).group, 'RAFFLE', draw);
  const news: AssemblyRecord[] = [];
  while (group.cycle < Math.min(until, cycles - 1)) {
    group = assemblyOf(nextMonth(group), 'RAFFLE', draw);
    news.push(recordOf(group));
  }
  return news;
}

/** Who is seen before the bids of a campaign's assembly: nobody while none are open. A letter by bid stays in that phase, decided. */
export const neighboursIn = (campaign: Campaign, draw: Draw): readonly Neighbour[] =>
  campaign.assembly?.winningBid === null ? retrace(campaign, draw).seen : [];

/** Winning bids of the assemblies before the last one, oldest first: what a member can ask for in the minutes. */
export const bidsWonBefore = (campaign: Campaign, draw: Draw): readonly number[] =>
  retrace(campaign, draw)
    .assemblies.slice(0, -1)
    .flatMap(({ bids, winnerQuota }) => bids.filter(({ quota }) => quota === winnerQuota).map(({ bid }) => bid));

/** The same draw, which also notes each label once, in the order first asked for. */
export function noted(from: Draw): { readonly draw: Draw; readonly draws: () => readonly DrawMade[] } {
  const made = new Map<string, DrawMade>();
  const draw: Draw = (n, label) => {
    const value = from(n, label);
    // A label asked for again keeps its first place, and its value cannot differ.
    made.set(label, { label, n, value });
    return value;
  };
  return { draw, draws: () => [...made.values()] };
}

/**
 * Every draw that the campaign has made, in the order made, each label once (CONTRACT section 3). The seeds of the
 * minigames are no draws of a number; `runSeedOf` gives them.
 */
export function drawsMade(campaign: Campaign, draw: Draw): readonly DrawMade[] {
  const made = noted(draw);
  const { group } = retrace(campaign, made.draw);
  if (campaign.context === 'PAID') closingOf(group, made.draw);
  return made.draws();
}

/** The draws of the months after the letter, in the order made; their key is the root (RULES 8.4). */
export function rootDrawsMade(campaign: Campaign, rootDraw: Draw): readonly DrawMade[] {
  const { after } = campaign;
  if (after === undefined || isPaidAtOnce(after)) return [];
  const { rulebook } = termsOf(campaign);
  const made = noted(rootDraw);
  made.draw(goodOf(campaign).delivery.choices, 'entrega');
  const met = [...drawnCards(campaign)];
  after.months.forEach((_, i) => {
    met.push(drawCard(rulebook, met, campaign.cycle + 1 + i, made.draw));
  });
  return made.draws();
}
