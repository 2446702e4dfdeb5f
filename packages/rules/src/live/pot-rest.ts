import { type LiveGroup, termsOfGroup } from './group.ts';
import type { Minutes } from './minutes.ts';
import { commonOf, reserveOf } from './terms.ts';

/** What moved a month's pot beside its letters and winning bids, in coins. */
export interface PotRest {
  /** Came back to the pot: letters that were cancelled, and from the sale of goods that were taken. */
  readonly returned: number;
  /** Went to excluded quotas. */
  readonly refunded: number;
  /** The last month: what lay in the reserve fund, and what the guarantee insurance paid. Otherwise 0. */
  readonly reserve: number;
  readonly insurance: number;
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/**
 * With it the pot of a month adds up: what lay there, less the letters, more the common parts of the bids that won, `returned`,
 * `reserve` and `insurance`, less `refunded`, is what is left; after the last month that is what is shared. `group`: after the
 * month. (LIVE 3.6)
 */
export function potRestOf(minutes: Minutes, group: LiveGroup): PotRest {
  const terms = termsOfGroup(group);
  const { month, potBefore, potAfter, drawn, winners, bids, atEnd, refunds, shared } = minutes;
  const isLast = month === group.months;
  const letters = terms.letter * (drawn.length + winners.length + atEnd.length);
  const won = bids.filter(({ quota }) => winners.includes(quota));
  const brought = sumOf(won.map(({ bid }) => commonOf(terms, bid)));
  const refunded = sumOf(refunds.map(({ back }) => back));
  // Nothing leaves the reserve fund before the end.
  const reserve = isLast ? sumOf(group.seats.map(({ paid }) => reserveOf(terms, paid))) : 0;
  const insurance = isLast ? group.insurance : 0;
  const left = isLast ? shared : potAfter;
  const returned = left - (potBefore - letters + brought + reserve + insurance - refunded);
  return { returned, refunded, reserve, insurance };
}
