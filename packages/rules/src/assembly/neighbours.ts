import { must } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import type { Range } from '../rulebook/reward.ts';
import { bidBySavings, biddersOf, extraIn, firstFrom, rivalSavings } from '../rulebook/rivals.ts';
import type { Group } from '../rulebook/rulebook.ts';
import { NEIGHBOUR_HABITS, type NeighbourHabit, type Quota } from '../vocabulary.ts';

/** A member of the own group as the others see it before the bids of a month (RULES 7.12). */
export interface Neighbour {
  readonly quota: Quota;
  readonly habit: NeighbourHabit;
  /** How its savings changed this month, in effort. Null of one who is seen for the first time, or is late. */
  readonly change: number | null;
  /** Between what its bid lies, in effort. Null of one who is late and does not bid. */
  readonly pocket: Range | null;
}

/**
 * Who is seen before a month's bids, ascending: the rivals who will bid, and one beside them, who waits or has stopped paying this
 * month. That is the first at or above a number drawn once in a campaign, so that it comes again as long as it can. Nobody by a
 * rulebook that shows none, or before an assembly that is held without the player. `group`: once its members of the month are decided;
 * `met`: who was seen in the months before.
 */
export function neighboursOf(group: Group, draw: Draw, met: ReadonlySet<Quota> = new Set()): readonly Neighbour[] {
  const { terms, quota: own, cycle, waiting, left, isOut } = group;
  const { glimpse } = terms.rulebook;
  if (glimpse === undefined || isOut) return [];
  const bidOf = bidBySavings(group, draw);
  const isHurried = extraIn(terms, cycle, draw) > 0;
  const bidders = biddersOf(group, draw);
  const others = [...waiting, ...left].filter((quota) => quota !== own && !bidders.includes(quota));
  const beside = firstFrom(others, 1 + draw(terms.dream.quotas, 'vizinho'));
  return [...bidders, ...(beside === undefined ? [] : [beside])]
    .sort((a, b) => a - b)
    .map((quota) => {
      if (left.includes(quota)) return { quota, habit: 'LATE', change: null, pocket: null };
      const saved = rivalSavings(terms, quota, cycle, draw);
      const change = saved - rivalSavings(terms, quota, cycle - 1, draw);
      const least = Math.max(0, saved - draw(glimpse.width, `olhar:${cycle}:${quota}`));
      return {
        quota,
        habit: isHurried ? 'HURRIED' : must(NEIGHBOUR_HABITS[1 + Math.sign(change)], 'habit of a neighbour'),
        change: met.has(quota) ? change : null,
        pocket: { min: bidOf(least), max: bidOf(least + glimpse.width - 1) },
      };
    });
}
