import { must } from '@consorcio/kernel';
import type { Campaign } from '../campaign/campaign.ts';
import { dreamOf } from '../campaign/current.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { instalmentOf } from '../stage/instalment.ts';
import type { Quota } from '../vocabulary.ts';

/** Rivals that bid in every assembly (RULES 2.3). */
export const RIVAL_BIDDERS = 2;
/** Percent of the base instalment that a rival may have saved on entry, rounded down (RULES 2.3). */
const RIVAL_ENTRY_SAVINGS_PERCENT = 110;
/** Effort that New Game Plus adds to a rival's entry savings (RULES 2.3). */
const NEW_GAME_PLUS_SAVINGS = 10;
/** Choices of a rival's monthly saving: 0..1, in New Game Plus 0..2 (RULES 7.3). */
const MONTHLY_SAVINGS = 2;
const MONTHLY_SAVINGS_NEW_GAME_PLUS = 3;

/** What the group's history depends on, beside the seed. */
export interface GroupTerms {
  /** p: the dream's base instalment, in effort. */
  readonly base: number;
  /** C. */
  readonly cycles: number;
  /** N. */
  readonly quotas: number;
  readonly isNewGamePlus: boolean;
}

export interface Bid {
  readonly quota: Quota;
  readonly bid: number;
}

export function termsOf(campaign: Pick<Campaign, 'dreamId' | 'isNewGamePlus'>): GroupTerms {
  const { effortCostPerCycle, cycles, quotas } = dreamOf(campaign);
  return { base: effortCostPerCycle, cycles, quotas, isNewGamePlus: campaign.isNewGamePlus };
}

/** Every quota of a new group, ascending. */
export const allQuotas = ({ quotas }: GroupTerms): readonly Quota[] =>
  Array.from({ length: quotas }, (_, i) => (i + 1) as Quota);

/** The player's quota, 1 to N (RULES 7.2). */
export const drawQuota = ({ quotas }: GroupTerms, draw: Draw): Quota => (1 + draw(quotas, 'cota')) as Quota;

export const without = (waiting: readonly Quota[], gone: Quota): readonly Quota[] =>
  waiting.filter((quota) => quota !== gone);

/** Effort that a rival has saved by the assembly of `cycle` (RULES 7.3). */
export function rivalSavings(terms: GroupTerms, quota: Quota, cycle: number, draw: Draw): number {
  const entry = Math.floor((terms.base * RIVAL_ENTRY_SAVINGS_PERCENT) / 100);
  const choices = terms.isNewGamePlus ? MONTHLY_SAVINGS_NEW_GAME_PLUS : MONTHLY_SAVINGS;
  let saved = (terms.isNewGamePlus ? NEW_GAME_PLUS_SAVINGS : 0) + draw(entry + 1, `poupanca:0:${quota}`);
  for (let month = 1; month <= cycle; month += 1) saved += draw(choices, `poupanca:${month}:${quota}`);
  return saved;
}

/** All that a member still owes after the instalment of `cycle`: no rival bids more (RULES 7.4). */
export function owedAfter(terms: GroupTerms, cycle: number): number {
  let owed = 0;
  for (let k = cycle + 1; k <= terms.cycles; k += 1) owed += instalmentOf(terms.base, k, terms.isNewGamePlus);
  return owed;
}

/** The bids of the two rivals of this assembly, in the order they were drawn (RULES 7.4). */
export function rivalBids(
  terms: GroupTerms,
  own: Quota,
  cycle: number,
  waiting: readonly Quota[],
  draw: Draw,
): readonly Bid[] {
  let pool = without(waiting, own);
  const bidders: Quota[] = [];
  for (let i = 1; i <= RIVAL_BIDDERS; i += 1) {
    const bidder = must(pool[draw(pool.length, `lance:${cycle}:${i}`)], 'rival who bids');
    bidders.push(bidder);
    pool = without(pool, bidder);
  }
  const most = owedAfter(terms, cycle);
  return bidders.map((quota) => ({
    quota,
    bid: Math.max(1, Math.min(rivalSavings(terms, quota, cycle, draw), most)),
  }));
}

/** The highest bid; among equals the first quota at or above a drawn number, wrapping round (RULES 7.5). */
export function winnerOf(bids: readonly Bid[], quotas: number, cycle: number, draw: Draw): Bid {
  const highest = Math.max(...bids.map(({ bid }) => bid));
  const best = bids.filter(({ bid }) => bid === highest);
  const [only] = best;
  if (best.length === 1 && only !== undefined) return only;
  const start = 1 + draw(quotas, `desempate:${cycle}`);
  const distance = ({ quota }: Bid): number => (quota - start + quotas) % quotas;
  return must(
    best.reduce((nearest, bid) => (distance(bid) < distance(nearest) ? bid : nearest)),
    'winner',
  );
}

/** Draws one of the waiting quotas, the player's included: all have the same chance (RULES 7.7). */
export const drawWaiting = (waiting: readonly Quota[], cycle: number, draw: Draw): Quota =>
  must(waiting[draw(waiting.length, `sorteio:${cycle}`)], 'drawn quota');
