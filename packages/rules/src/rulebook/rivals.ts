import { must } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import type { Quota } from '../vocabulary.ts';
import { owedAfter } from './instalment.ts';
import { type Bid, type Group, inMode, type Terms } from './rulebook.ts';

/** Effort that a rival has saved by the assembly of `cycle`, never below 0 (RULES 7.3). */
export function rivalSavings(terms: Terms, quota: Quota, cycle: number, draw: Draw): number {
  const { entryPercent, entrySavings, monthlySavings } = terms.rulebook.rivals;
  const most = Math.floor((terms.dream.effortCostPerCycle * entryPercent) / 100);
  const changes = inMode(terms, monthlySavings);
  let saved = inMode(terms, entrySavings) + draw(most + 1, `poupanca:0:${quota}`);
  for (let month = 1; month <= cycle; month += 1) {
    const change = must(changes[draw(changes.length, `poupanca:${month}:${quota}`)], 'monthly saving');
    saved = Math.max(0, saved + change);
  }
  return saved;
}

/** What every rival bids more in the first months of a group in a hurry, in effort; drawn on the day it is formed (RULES 7.4). */
export function hurryOf({ rulebook, dream }: Terms, draw: Draw): number {
  const { hurry } = rulebook.rivals;
  return draw(hurry.of, 'clima') < hurry.groups ? Math.ceil((dream.effortCostPerCycle * hurry.extraPercent) / 100) : 0;
}

/** What it is in the assembly of `cycle`. */
export const extraIn = (terms: Terms, cycle: number, draw: Draw): number =>
  cycle <= Math.ceil(terms.dream.cycles / terms.rulebook.rivals.hurry.oneIn) ? hurryOf(terms, draw) : 0;

/** Rivals who bid in this assembly, in the order drawn (RULES 7.4). */
export function biddersOf({ terms, quota: own, cycle, waiting }: Group, draw: Draw): readonly Quota[] {
  let pool = waiting.filter((quota) => quota !== own);
  const bidders: Quota[] = [];
  for (let i = 1; i <= terms.rulebook.rivals.bidders && pool.length > 0; i += 1) {
    const bidder = must(pool[draw(pool.length, `lance:${cycle}:${i}`)], 'rival who bids');
    bidders.push(bidder);
    pool = pool.filter((quota) => quota !== bidder);
  }
  return bidders;
}

/** What a rival of this assembly bids by what it has saved, in effort: hurry included, at least 1, at most what is owed (RULES 7.4). */
export function bidBySavings({ terms, cycle }: Group, draw: Draw): (saved: number) => number {
  const most = owedAfter(terms, cycle);
  const extra = extraIn(terms, cycle, draw);
  return (saved) => Math.max(1, Math.min(saved + extra, most));
}

/** The rivals' bids in the order drawn (RULES 7.4). */
export function rivalBids(group: Group, draw: Draw): readonly Bid[] {
  const { terms, cycle } = group;
  const bidOf = bidBySavings(group, draw);
  return biddersOf(group, draw).map((quota) => ({ quota, bid: bidOf(rivalSavings(terms, quota, cycle, draw)) }));
}

/**
 * The highest bid; among equals the first quota at or above a drawn number, wrapping round (RULES 7.5). `quotas`: N of
 * the group.
 */
export function winnerOf(bids: readonly Bid[], quotas: number, cycle: number, draw: Draw): Bid {
  const highest = Math.max(...bids.map(({ bid }) => bid));
  const best = bids.filter(({ bid }) => bid === highest);
  const [only] = best;
  if (best.length === 1 && only !== undefined) return only;
  const first = firstFrom(
    best.map(({ quota }) => quota),
    1 + draw(quotas, `desempate:${cycle}`),
  );
  return must(
    best.find(({ quota }) => quota === first),
    'winner',
  );
}

/** The first of the quotas at or above a drawn number, wrapping round; undefined of none. */
export function firstFrom(quotas: readonly Quota[], start: number): Quota | undefined {
  const ascending = [...quotas].sort((a, b) => a - b);
  return ascending.find((quota) => quota >= start) ?? ascending[0];
}
