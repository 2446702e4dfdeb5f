import type { Campaign } from '../campaign/campaign.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { termsOf } from '../rulebook/registry.ts';
import { hurryOf } from '../rulebook/rivals.ts';
import type { AssemblyPart, Group, Terms } from '../rulebook/rulebook.ts';
import type { Phase, Quota } from '../vocabulary.ts';

const UNDECIDED = {
  isOut: false,
  decided: null,
  ownBid: null,
  left: [],
  bids: [],
  winner: null,
  globe: [],
  drawnQuota: null,
};

/** Every quota of a new group, 1 to N, ascending (RULES 7.2). */
const allQuotas = ({ dream }: Terms): readonly Quota[] =>
  Array.from({ length: dream.quotas }, (_, i) => (i + 1) as Quota);

/** The player's quota, 1 to N (RULES 7.2). */
const drawQuota = ({ dream }: Terms, draw: Draw): Quota => (1 + draw(dream.quotas, 'cota')) as Quota;

/** The group on the day it is formed: the player's quota is drawn, and everybody waits (RULES 7.2). */
export function newGroup(terms: Terms, draw: Draw): Group {
  const quota = drawQuota(terms, draw);
  // Asked for again by the bids; drawn here, because it belongs to the day on which the group is formed.
  hurryOf(terms, draw);
  return { ...UNDECIDED, terms, quota, cycle: 1, waiting: allQuotas(terms), gone: [] };
}

/** The group a month later: who stopped paying is excluded (RULES 7.2). */
export const nextMonth = (group: Group): Group => ({
  ...group,
  ...UNDECIDED,
  gone: [...group.gone, ...group.left],
  cycle: group.cycle + 1,
});

/** What the month's assembly has decided when a campaign is in that phase (RULES 3.6). */
const DECIDED_BY = {
  STAGE: null,
  BID_OPEN: 'MEMBERS',
  BID_LOST: 'BIDS',
  RAFFLE_OPEN: 'BIDS',
} as const satisfies Record<Phase, AssemblyPart | null>;

/** True of a month whose instalment the player paid late: its assembly is held without the player (RULES 6.4). */
export const isOutIn = ({ recoveries }: Pick<Campaign, 'recoveries'>, cycle: number): boolean =>
  recoveries.includes(cycle);

export function groupOf(campaign: Campaign): Group {
  const { quota, cycle, waiting, late, gone, phase } = campaign;
  const decided = DECIDED_BY[phase];
  const members = decided === null ? { left: [], gone: [...gone, ...late] } : { left: late, gone };
  return {
    ...UNDECIDED,
    ...members,
    terms: termsOf(campaign),
    quota,
    cycle,
    waiting,
    decided,
    isOut: isOutIn(campaign, cycle),
  };
}

type Members = Pick<Campaign, 'waiting' | 'late' | 'gone'>;

/** What a campaign keeps of the members of its group. */
export const membersOf = ({ waiting, left, gone }: Group): Members => ({ waiting, late: left, gone });

/** The members after the closing: everybody who waited is awarded, everybody else is excluded (RULES 7.2, 7.9). */
export const membersAfterClosing = ({ left, gone }: Group): Members => ({
  waiting: [],
  late: [],
  gone: [...gone, ...left],
});
