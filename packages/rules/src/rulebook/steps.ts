import { must } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import type { Quota } from '../vocabulary.ts';
import { rivalBids, winnerOf } from './rivals.ts';
import type { Group, Terms } from './rulebook.ts';

/* The steps that a rulebook may put in order. Each takes the group and returns the group after the step. */

/** All quotas but one. */
export const without = (quotas: readonly Quota[], gone: Quota): readonly Quota[] =>
  quotas.filter((quota) => quota !== gone);

/** How many rivals stop paying in a month: fixed beforehand, so that fund and chances are known (RULES 7.2). */
export function leaversIn({ rulebook, dream: { quotas, cycles } }: Terms, cycle: number): number {
  const all = Math.floor((quotas * rulebook.rivals.leavePercent) / 100);
  const until = (months: number): number => Math.floor((all * Math.max(0, months)) / (cycles - 1));
  return until(cycle - 1) - until(cycle - 2);
}

/** Some rivals in good standing stop paying; the draw decides who. None of them takes part from then on (RULES 7.2). */
export function someLeave(group: Group, draw: Draw): Group {
  const { terms, cycle, quota } = group;
  const left: Quota[] = [];
  let { waiting } = group;
  for (let i = 1; i <= leaversIn(terms, cycle); i += 1) {
    const pool = without(waiting, quota);
    const leaver = must(pool[draw(pool.length, `saida:${cycle}:${i}`)], 'rival who leaves');
    left.push(leaver);
    waiting = without(waiting, leaver);
  }
  return { ...group, left, waiting };
}

/** The rivals bid, the player too where a bid was made; the highest wins and is awarded (RULES 7.4 to 7.6). */
export function decideBids(group: Group, draw: Draw): Group {
  const { quota, ownBid, terms, cycle } = group;
  const rivals = rivalBids(group, draw);
  const bids = ownBid === null ? rivals : [...rivals, { quota, bid: ownBid }];
  const winner = winnerOf(bids, terms.dream.quotas, cycle, draw);
  return { ...group, bids, winner, waiting: without(group.waiting, winner.quota) };
}

/**
 * One of the waiting quotas is drawn: all have the same chance. The player's is among them unless its instalment was late
 * (RULES 6.4, 7.7).
 */
export function raffleAmongWaiting(group: Group, draw: Draw): Group {
  const { waiting, quota, isOut, cycle } = group;
  const globe = isOut ? without(waiting, quota) : waiting;
  const drawnQuota = must(globe[draw(globe.length, `sorteio:${cycle}`)], 'drawn quota');
  return { ...group, globe, drawnQuota, waiting: without(waiting, drawnQuota) };
}
