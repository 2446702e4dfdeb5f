/*
 * A month as it is planned: what its places leave, one after the other, and whether the instalment is paid then. Every run counts
 * as honest work without stars; between least and most lies the day's movement, which nobody knows yet.
 */

import { changedBy } from '../campaign/cards.ts';
import { effortDue } from '../rulebook/instalment.ts';
import { type TermsSource, termsOf } from '../rulebook/registry.ts';
import type { Range } from '../rulebook/reward.ts';
import type { MinigameRoomId } from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';
import { afterRoom, type BeforeInstalment, freeFrom, mostEffort } from './best-payment.ts';
import { cardRange } from './decisions.ts';

/** A balance that is not known yet: each resource lies between its two. */
export interface WalletRange {
  readonly least: Wallet;
  readonly most: Wallet;
}

/**
 * What a plan does for the instalment, before the month's card: pays it on any day, pays it on a good one, does not pay it; OPEN
 * where a place is still missing and some place can make it pay.
 */
export type PlanOutlook = 'PAYS' | 'MAY_PAY' | 'SHORT' | 'OPEN';

/** What a plan comes to; effort and energy in points. */
export interface MonthPlan {
  /** Free stages of the month, from the current one on. */
  readonly slots: number;
  /** What is there after each planned place. */
  readonly after: readonly WalletRange[];
  /** What the month's instalment asks for. */
  readonly due: number;
  /** Between what the month's card changes the effort before that; null where no card comes. */
  readonly card: Range | null;
  /** What is there before the month's card, once earlier answers have fallen: of the plan so far. */
  readonly end: WalletRange;
  readonly outlook: PlanOutlook;
}

/** A standing in whose current free stage a run may have been begun: its entry is paid. */
export interface PlanStanding extends BeforeInstalment {
  readonly begun?: { readonly vigor: number } | undefined;
  /** What answers to earlier cards change before this month's is answered, oldest first (RULES 5.4). */
  readonly falling?: readonly Wallet[] | undefined;
}

/** The month with these rooms in its next free stages; rooms beyond them do not count. Throws as `instalmentAt` does. */
export function monthPlan(source: TermsSource, standing: PlanStanding, rooms: readonly MinigameRoomId[]): MonthPlan {
  const terms = termsOf(source);
  const { balance, cycle, position, createdByFailure, begun, falling = [] } = standing;
  const { regular, recovery } = terms.rulebook.month;
  const slots = freeFrom(createdByFailure ? recovery : regular, position);
  const after: WalletRange[] = [];
  let now: WalletRange = { least: balance, most: balance };
  for (const [i, roomId] of rooms.slice(0, slots).entries()) {
    const entered = begun === undefined || i > 0 ? undefined : { balance, vigor: begun.vigor };
    now = {
      least: afterRoom(terms, now.least, { roomId, play: 'least honest', entered }),
      most: afterRoom(terms, now.most, { roomId, play: 'most honest', entered }),
    };
    after.push(now);
  }
  const due = effortDue(terms, cycle, createdByFailure);
  const left = slots - after.length;
  const fallen = (wallet: Wallet): Wallet => falling.reduce(changedBy, wallet);
  const end: WalletRange = { least: fallen(now.least), most: fallen(now.most) };
  const most = { ...now.most, effort: mostEffort(terms, now.most, left, 'most honest') };
  const canPay = fallen(most).effort >= due;
  const isSure = left === 0 && end.least.effort >= due;
  const outlook = isSure ? 'PAYS' : !canPay ? 'SHORT' : left > 0 ? 'OPEN' : 'MAY_PAY';
  return { slots, after, end, due, card: createdByFailure ? null : cardRange(source), outlook };
}
