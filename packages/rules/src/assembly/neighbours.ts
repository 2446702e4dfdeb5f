import { must } from '@consorcio/kernel';
import type { Campaign } from '../campaign/campaign.ts';
import type { Draw } from '../draw/fair-draw.ts';
import type { Range } from '../rulebook/reward.ts';
import { biddersOf, extraIn, firstFrom, rivalSavings } from '../rulebook/rivals.ts';
import type { Group } from '../rulebook/rulebook.ts';
import { NEIGHBOUR_HABITS, type NeighbourHabit, type Quota } from '../vocabulary.ts';
import { groupOf } from './group.ts';

/** A member of the own group as the others see it before the bids of a month (RULES 7.12). */
export interface Neighbour {
  readonly quota: Quota;
  readonly habit: NeighbourHabit;
  /** Between what lies in its pocket, in effort; the hurry of an eager one comes on top. Null of one who is late and does not bid. */
  readonly pocket: Range | null;
}

/**
 * Who is seen before a month's bids, ascending: the rivals who will bid, and one beside them, who waits or has stopped paying this
 * month. That is the first at or above a number drawn once in a campaign, so that it comes again as long as it can. Nobody by a
 * rulebook that shows none, or before an assembly that is held without the player. `group`: once its members of the month are decided.
 */
export function neighboursOf(group: Group, draw: Draw): readonly Neighbour[] {
  const { terms, quota: own, cycle, waiting, left, isOut } = group;
  const { glimpse } = terms.rulebook;
  if (glimpse === undefined || isOut) return [];
  const bidders = biddersOf(group, draw);
  const others = [...waiting, ...left].filter((quota) => quota !== own && !bidders.includes(quota));
  const beside = firstFrom(others, 1 + draw(terms.dream.quotas, 'vizinho'));
  const seen = [...bidders, ...(beside === undefined ? [] : [beside])].sort((a, b) => a - b);
  return seen.map((quota) => {
    if (left.includes(quota)) return { quota, habit: 'LATE', pocket: null };
    const saved = rivalSavings(terms, quota, cycle, draw);
    const least = Math.max(0, saved - draw(glimpse.width, `olhar:${cycle}:${quota}`));
    return { quota, habit: habitOf(group, quota, saved, draw), pocket: { min: least, max: least + glimpse.width - 1 } };
  });
}

/** The same of a campaign: nobody while no bids are open. One whose letter came by bid stays in that phase, with its bids decided. */
export const neighboursIn = (campaign: Campaign, draw: Draw): readonly Neighbour[] =>
  campaign.assembly?.winningBid === null ? neighboursOf(groupOf(campaign), draw) : [];

function habitOf({ terms, cycle }: Group, quota: Quota, saved: number, draw: Draw): NeighbourHabit {
  if (extraIn(terms, cycle, draw) > 0) return 'HURRIED';
  const change = saved - rivalSavings(terms, quota, cycle - 1, draw);
  return must(NEIGHBOUR_HABITS[1 + Math.sign(change)], 'habit of a neighbour');
}
