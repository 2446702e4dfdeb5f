import { must, ok, type Result, refuse } from '@consorcio/kernel';
import type { AfterLetter, AfterMonth, Campaign } from '../campaign/campaign.ts';
import { letterOf } from '../campaign/current.ts';
import type { Draw } from '../draw/fair-draw.ts';
import type { GoodTerms } from '../rulebook/parts.ts';
import { termsOf } from '../rulebook/registry.ts';
import { type AfterPhase, CONTRACT_STANDINGS, type ContractStanding } from '../vocabulary.ts';

/* Where a contract stands after its letter; nothing here changes anything. */

export type AfterRefusal = 'CAMP_NOT_FOUND' | 'CAMP_INVALID_STATUS' | 'STAGE_IS_NOT_CURRENT';

/** A campaign whose contract goes on. */
export interface Open {
  readonly campaign: Campaign;
  readonly after: AfterLetter;
}

/** The contract that a command may change. `campaign`: the player's own that was named, null for none. */
export function openContract(campaign: Campaign | null): Result<Open, 'CAMP_NOT_FOUND' | 'CAMP_INVALID_STATUS'> {
  if (campaign === null) return refuse('CAMP_NOT_FOUND');
  const { after } = campaign;
  return after?.status === 'OPEN' ? ok({ campaign, after }) : refuse('CAMP_INVALID_STATUS');
}

/** True of a contract that had no months to play: nothing was owed at the letter (RULES 11.1). */
export const isPaidAtOnce = ({ status, months, dues }: AfterLetter): boolean =>
  status === 'ENDED' && months.length === 0 && dues.length === 0;

/** A month that was planned and whose bill has not fallen due yet. */
function monthUnderWay({ months }: AfterLetter): AfterMonth | null {
  const last = months.at(-1);
  return last === undefined || last.paid !== undefined ? null : last;
}

/** What the player does next (RULES 11.6). */
export function phaseOf({ campaign, after }: Open): AfterPhase {
  const month = monthUnderWay(after);
  if (month !== null) return month.option === undefined ? 'EVENT' : 'BILL';
  const asksUse = after.months.length === 0 && after.use === null && letterOf(campaign).bid > 0;
  return asksUse ? 'USE' : 'PLAN';
}

/** The month that is played or comes next, counted on from the letter's (j of the rules). */
export const monthNumber = ({ campaign, after }: Open): number =>
  campaign.cycle + after.months.length + (monthUnderWay(after) === null ? 1 : 0);

/** Bills that were not paid whole. */
export const missesOf = ({ months }: AfterLetter): number => months.filter(({ paid }) => paid === false).length;

/** Bills that were. */
const monthsPaid = ({ months }: AfterLetter): number => months.filter(({ paid }) => paid === true).length;

/** A member's standing with the group, by the number of missed bills (RULES 11.7). */
export const standingOf = (misses: number): ContractStanding => CONTRACT_STANDINGS[misses] ?? 'EM_RISCO';

/** What the good of the campaign's dream costs and gives. */
export const goodOf = (campaign: Campaign): GoodTerms => termsOf(campaign).dream.good;

/** Energy that the good gives in the month that is played or comes next: nothing once a bill was missed (RULES 11.6). */
export const joyOf = ({ campaign, after }: Open): number => (missesOf(after) > 0 ? 0 : goodOf(campaign).joy);

/** What a month costs, in effort; the instalment with arrears. */
export interface Bill {
  readonly instalment: number;
  readonly upkeep: number;
  /** Papers and delivery, in the first month. */
  readonly delivery: number;
  readonly total: number;
}

/** The bill of the month that is played or comes next. `rootDraw`: keyed by the root (RULES 8.4, 11.6). */
export function billOf(open: Open, rootDraw: Draw): Bill {
  const { campaign, after } = open;
  const { upkeep, delivery: papers } = goodOf(campaign);
  const isFirst = monthNumber(open) === campaign.cycle + 1;
  const delivery = isFirst ? papers.least + rootDraw(papers.choices, 'entrega') : 0;
  const instalment = must(after.dues[0], 'instalment of the month');
  return { instalment, upkeep, delivery, total: instalment + upkeep + delivery };
}

/** Months whose instalment is still due; 0 unless the contract goes on. */
export const monthsLeft = ({ after }: Campaign): number => (after?.status === 'OPEN' ? after.dues.length : 0);

/** The months that were lived with the dream; while the contract goes on, or when it was closed, those so far (RULES 11.8). */
export function monthsWithDream(campaign: Campaign): number {
  const { after, cycle } = campaign;
  if (after === undefined) return 0;
  const isPaid = after.end === 'QUITADO' || after.end === 'QUITADO_COM_APERTO';
  return isPaid ? Math.max(0, termsOf(campaign).dream.cycles - cycle - missesOf(after)) : monthsPaid(after);
}

/** The campaign with more known of the month under way, and of its contract. */
export function withLastMonth(
  { campaign, after }: Open,
  known: Pick<AfterMonth, 'option' | 'paid'>,
  change: Partial<AfterLetter>,
): Campaign {
  const months = after.months.map((month, i) => (i === after.months.length - 1 ? { ...month, ...known } : month));
  return { ...campaign, after: { ...after, ...change, months } };
}
