import { type GroupDraft, type LiveGroup, termsOfGroup } from './group.ts';
import type { LiveTerms } from './rulebook.ts';
import { hasLetter, type Seat } from './seat.ts';
import { commonOf, feeOf, reserveOf } from './terms.ts';

/** The eight lines of the books, in coins, and what came in less what went out: always 0 (LIVE 3.7). */
export type Books = Readonly<ReturnType<typeof booksOf>>;

/** The books of a group, at any moment; `kept`: what is left in pot and reserve. */
export function booksOf(group: LiveGroup) {
  const { seats, admin, insurance, pot, reserve } = group;
  const sum = (of: (seat: Seat) => number): number => seats.reduce((total, seat) => total + of(seat), 0);
  const given = seats.filter((seat) => hasLetter(seat) || seat.status === 'TAKEN').length;
  const instalments = sum(({ paid }) => paid);
  const late = sum(({ feesPaid, costsPaid }) => feesPaid + costsPaid);
  const letters = given * termsOfGroup(group).letter;
  const refunds = sum(({ refund }) => refund);
  const shares = sum(({ share }) => share);
  const kept = pot + reserve;
  const difference = instalments + late + insurance - letters - admin - refunds - shares - kept;
  return { instalments, late, insurance, letters, admin, refunds, shares, kept, difference };
}

/** Books what a quota paid in instalments: `before` and `after` in all, in coins (LIVE 3.1). */
export function bookInstalments(group: GroupDraft, before: number, after: number, terms: LiveTerms): void {
  if (before === after) return;
  group.pot += commonOf(terms, after) - commonOf(terms, before);
  group.reserve += reserveOf(terms, after) - reserveOf(terms, before);
  group.admin += feeOf(terms, after) - feeOf(terms, before);
}

/** Books late fees, half to the pot, and costs, to the administrator (LIVE 3.1). */
export function bookLateness(group: GroupDraft, fees: number, costs: number): void {
  const half = Math.floor(fees / 2);
  group.pot += half;
  group.admin += fees - half + costs;
}
