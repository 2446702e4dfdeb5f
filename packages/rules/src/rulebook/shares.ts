import { feePart } from './fund.ts';
import type { Terms } from './rulebook.ts';

/** What an instalment is made of, in effort; the parts add up to it. */
export interface Shares {
  readonly common: number;
  readonly admin: number;
  readonly reserve: number;
}

/** Percent of the letter over the whole plan, said of a plan: no campaign is decided by it. */
export interface AdminFee {
  readonly adminPercent: number;
}

/** The administrator's fee and the reserve, both in percent of the letter over the whole plan. */
export interface Fees extends AdminFee {
  readonly reservePercent: number;
}

const HOUSE = 7;

/** Fee and reserve of a dream's plan (RULES 2.2): the house's fee is 20 percent of the letter, every other one 18. */
export const feesOf = (dreamId: number): Fees => ({ adminPercent: dreamId === HOUSE ? 20 : 18, reservePercent: 2 });

/** A sum opened by a plan's shares, in whatever it is counted. */
export function splitByShares(sum: number, { adminPercent, reservePercent }: Fees): Shares {
  const common = (sum * 100) / (100 + adminPercent + reservePercent);
  const admin = (common * adminPercent) / 100;
  return { common, admin, reserve: sum - common - admin };
}

/** Instalments in points: the common part whole, fee and reserve as the plan's shares (RULES2 D.6). */
export function sharesInPoints(dreamId: number, due: number): Shares {
  const { adminPercent, reservePercent } = feesOf(dreamId);
  const taken = feePart(due);
  const admin = (taken * adminPercent) / (adminPercent + reservePercent);
  return { common: due - taken, admin, reserve: taken - admin };
}

/** An instalment of the campaign in points. */
export const sharesOf = ({ dream }: Terms, due: number): Shares => sharesInPoints(dream.id, due);
