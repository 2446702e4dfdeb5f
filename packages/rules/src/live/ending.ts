import { excludedOf, giveBack } from './arrears.ts';
import { award } from './awards.ts';
import type { GroupDraft } from './group.ts';
import { type MinutesDraft, nearnessOf } from './minutes.ts';
import type { LiveTerms } from './rulebook.ts';
import { hasLetter } from './seat.ts';

/**
 * The last month: everybody who still waits gets the letter, all refunds are paid, reserve and insurance cover what is
 * missing, and what is left is shared among the paid-up quotas, the house's too (LIVE 3.6, step 8).
 */
export function endGroup(group: GroupDraft, minutes: MinutesDraft, terms: LiveTerms): void {
  const out = excludedOf(group);
  for (const seat of group.seats) {
    if (seat.status !== 'WAITING') continue;
    minutes.atEnd.push(seat.quota);
    award(group, seat, 'END', terms);
  }
  for (const seat of out) giveBack(group, minutes, seat, terms);
  const missing = Math.max(0, -group.pot);
  minutes.cover = Math.min(missing, group.reserve);
  group.insurance += missing - minutes.cover;
  minutes.shared = group.pot + missing + group.reserve - minutes.cover;
  const near = ({ quota }: { readonly quota: number }): number => nearnessOf(quota, minutes, group.seats.length);
  const paidUp = group.seats.filter(hasLetter).sort((a, b) => near(a) - near(b));
  for (const [i, seat] of paidUp.entries()) {
    seat.share = Math.floor(minutes.shared / paidUp.length) + (i < minutes.shared % paidUp.length ? 1 : 0);
    seat.cash += seat.share;
  }
  group.pot = 0;
  group.reserve = 0;
}
