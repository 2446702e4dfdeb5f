import type { GroupDraft } from './group.ts';
import type { LiveTerms } from './rulebook.ts';
import { commonOf, feeOf, reserveOf } from './terms.ts';

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
