import { feePart, letterOf } from './fund.ts';
import { instalmentOf } from './instalment.ts';
import type { Terms } from './rulebook.ts';

/** What an instalment is made of, in effort; the parts add up to it. */
export interface Shares {
  readonly common: number;
  readonly admin: number;
  readonly reserve: number;
}

/** The administrator's fee and the reserve, both in percent of the letter over the whole plan. */
export interface Fees {
  readonly adminPercent: number;
  readonly reservePercent: number;
}

const HOUSE = 7;
/** What of an instalment is no common fund goes to fee and reserve as 18 to 2, for the house as 20 to 2 (RULES 2.2). */
const feeShareOf = (dreamId: number): number => (dreamId === HOUSE ? 20 / 22 : 18 / 20);

/** Instalments in points: the common part whole, the rest split into fee and reserve (RULES 7.11). */
export function sharesInPoints(dreamId: number, due: number): Shares {
  const taken = feePart(due);
  const admin = taken * feeShareOf(dreamId);
  return { common: due - taken, admin, reserve: taken - admin };
}

/** Fee and reserve in percent of the letter, as they follow from the parts of all instalments of a plan. */
export function feesOf(terms: Terms): Fees {
  let [admin, reserve] = [0, 0];
  for (let cycle = 1; cycle <= terms.dream.cycles; cycle += 1) {
    const shares = sharesOf(terms, instalmentOf(terms, cycle));
    admin += shares.admin;
    reserve += shares.reserve;
  }
  const percent = (part: number): number => (part * 100) / letterOf(terms);
  return { adminPercent: percent(admin), reservePercent: percent(reserve) };
}

/** An instalment of the campaign in points. */
export const sharesOf = ({ dream }: Terms, due: number): Shares => sharesInPoints(dream.id, due);
