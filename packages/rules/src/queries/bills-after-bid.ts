import { must } from '@consorcio/kernel';
import { type Carried, playPlan } from '../after/plan.ts';
import { type TermsSource, termsOf } from '../rulebook/registry.ts';
import { paysByDay } from '../rulebook/reward.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { type Letter, scheduleOf } from '../rulebook/schedule.ts';
import {
  BID_USES,
  type BidUse,
  MINIGAMES,
  type MinigameRoomId,
  PLANS,
  type PlaceKind,
  type Works,
} from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';
import { mostOfFirstMonth } from './decisions.ts';

/** The plan of a month by which a bid is weighed: between rest alone and work alone. */
export const BALANCED_WORKS: Works = must(PLANS[1], 'balanced plan');
/** As many months as a screen shows. */
const MONTHS = 2;

/** The room of a pair that pays what was agreed, whatever the day. */
function steadyRoom(rulebook: Rulebook, kind: PlaceKind): MinigameRoomId {
  const room = MINIGAMES.find((row) => row.kind === kind && !paysByDay(rulebook, row.roomId));
  return must(room, 'room that pays what was agreed').roomId;
}

/** A bill of the months after a letter, in effort: the most that it asks for by any use of the bid. */
export interface BillAhead {
  /** The month in which it is asked for. */
  readonly cycle: number;
  /** Instalment, use of the good and, in the first month, the most that papers and delivery cost. */
  readonly bill: number;
  /** What of it is not the instalment. */
  readonly beside: number;
  /** The most that is missing of it by any use; 0 where it is paid whole. */
  readonly missing: number;
}

/**
 * The next two bills, fewer where fewer are left or the first breaks, after a bid won in a cycle (RULES 11.5, 11.6). `before`: the balance from which the bid is made.
 * Each month counts two works and a rest with the least honest score, and no card of the month. The use of the bid is chosen later: a bill is bounded by both.
 */
export function billsAfterBid(source: TermsSource, cycle: number, before: Wallet, bid: number): readonly BillAhead[] {
  const uses = BID_USES.map((use) => billsByUse(source, { cycle, bid }, before, use));
  const bills: BillAhead[] = [];
  for (let place = 0; place < MONTHS; place += 1) {
    const asked = uses.flatMap((way) => way[place] ?? []);
    const [first] = asked;
    if (first === undefined) break;
    const missing = Math.max(...asked.map((each) => each.missing));
    bills.push({ ...first, bill: Math.max(...asked.map((each) => each.bill)), missing });
    /* What is missing makes the next bill another one. */
    if (missing > 0) break;
  }
  return bills;
}

function billsByUse(source: TermsSource, letter: Letter, before: Wallet, use: BidUse): readonly BillAhead[] {
  const terms = termsOf(source);
  const { dues, change } = scheduleOf(terms, letter, use);
  const { upkeep, joy } = terms.dream.good;
  const honest = (kind: PlaceKind) => ({
    roomId: steadyRoom(terms.rulebook, kind),
    scoreBp: terms.rulebook.care.honest.least,
  });
  const carried: Carried = { work: honest('work'), rest: honest('leisure') };
  let wallet: Wallet = { ...before, effort: before.effort - letter.bid + change };
  return dues.slice(0, MONTHS).map((due, place) => {
    const rested = { ...wallet, energy: wallet.energy + joy };
    wallet = playPlan(terms, rested, BALANCED_WORKS, carried);
    const beside = place === 0 ? mostOfFirstMonth(source) : upkeep;
    const bill = due + beside;
    const missing = Math.max(0, bill - wallet.effort);
    wallet = { ...wallet, effort: wallet.effort - bill };
    return { cycle: letter.cycle + 1 + place, bill, beside, missing };
  });
}
