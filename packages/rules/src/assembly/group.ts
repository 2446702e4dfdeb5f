import type { Campaign } from '../campaign/campaign.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { termsOf } from '../rulebook/registry.ts';
import type { AssemblyPart, Group, Terms } from '../rulebook/rulebook.ts';
import type { Phase, Quota } from '../vocabulary.ts';

const UNDECIDED = { decided: null, ownBid: null, left: [], bids: [], winner: null, globe: [], drawnQuota: null };

/** Every quota of a new group, 1 to N, ascending (RULES 7.2). */
const allQuotas = ({ dream }: Terms): readonly Quota[] =>
  Array.from({ length: dream.quotas }, (_, i) => (i + 1) as Quota);

/** The player's quota, 1 to N (RULES 7.2). */
const drawQuota = ({ dream }: Terms, draw: Draw): Quota => (1 + draw(dream.quotas, 'cota')) as Quota;

/** The group on the day it is formed: the player's quota is drawn, and everybody waits (RULES 7.2). */
export const newGroup = (terms: Terms, draw: Draw): Group => ({
  ...UNDECIDED,
  terms,
  quota: drawQuota(terms, draw),
  cycle: 1,
  waiting: allQuotas(terms),
});

/** The group a month later. */
export const nextMonth = (group: Group): Group => ({ ...group, ...UNDECIDED, cycle: group.cycle + 1 });

/** What the month's assembly has decided when a campaign is in that phase (RULES 3.6). */
const DECIDED_BY = {
  STAGE: null,
  BID_OPEN: 'MEMBERS',
  BID_LOST: 'BIDS',
  RAFFLE_OPEN: 'BIDS',
} as const satisfies Record<Phase, AssemblyPart | null>;

/** The group of an active campaign, this month. */
export const groupOf = (campaign: Campaign): Group => ({
  ...UNDECIDED,
  terms: termsOf(campaign),
  quota: campaign.quota,
  cycle: campaign.cycle,
  waiting: campaign.waiting,
  decided: DECIDED_BY[campaign.phase],
});
