/*
 * Whether the month's instalment can still be paid, and where. It is a question about choices, so every minigame counts
 * with its best score on its best day, the first of them with what three stars give; the card of the month, which nobody
 * knows yet, is left out.
 */

import { enterRoom } from '../rulebook/entry.ts';
import { effortDue } from '../rulebook/instalment.ts';
import { type TermsSource, termsOf } from '../rulebook/registry.ts';
import { bestWage, honestRange, minigameRoomOf, rewardRange, wageOf } from '../rulebook/reward.ts';
import type { Terms } from '../rulebook/rulebook.ts';
import { MINIGAMES, type MinigameRoomId } from '../vocabulary.ts';
import { add, type Wallet } from '../wallet.ts';
import { endsIfMissed } from './decisions.ts';

/** Where a campaign stands before an instalment is settled. */
export interface BeforeInstalment {
  readonly balance: Wallet;
  readonly cycle: number;
  /** Of the current stage in its month. */
  readonly position: number;
  readonly createdByFailure: boolean;
  /** Recoveries that the campaign has had, this one included. */
  readonly recoveries: number;
}

/** What becomes of the instalment at best: paid at the next payment, paid in the recovery after it, or never. */
export type BestPayment = 'NEXT' | 'RECOVERED' | 'NONE';
const WORTH: Readonly<Record<BestPayment, number>> = { NEXT: 2, RECOVERED: 1, NONE: 0 };

/** How a minigame is played: not at all, honestly on the worst or on the best day, or at best; the first such run of a month is thanked (RULES 4.8). */
type Play = 'nothing' | 'least honest' | 'most honest' | 'best' | 'first best';

/** A room as it is played: `entered` is what its entry leaves and the vigor there, of a run that was begun. */
interface Visit {
  readonly roomId: MinigameRoomId;
  readonly play: Play;
  readonly entered?: ReturnType<typeof enterRoom> | undefined;
}

/** The balance after a minigame, entry and reward counted (RULES 4.1 to 4.8). */
export function afterRoom(terms: Terms, wallet: Wallet, { roomId, play, entered }: Visit): Wallet {
  const { rulebook } = terms;
  const room = minigameRoomOf(rulebook, roomId);
  const { balance, vigor } = entered ?? enterRoom(terms, wallet, room.costs);
  const range = rewardRange(terms, room);
  const paid = (wage: number): Wallet => add(balance, room.pays, wage);
  switch (play) {
    case 'nothing':
      return paid(wageOf(rulebook, range, { scoreBp: 0, vigor }));
    case 'least honest':
      return paid(honestRange(rulebook, roomId, range, vigor).min);
    case 'most honest':
      return paid(honestRange(rulebook, roomId, range, vigor).max);
    case 'best':
      return paid(bestWage(rulebook, roomId, range, vigor));
    case 'first best':
      return add(paid(bestWage(rulebook, roomId, range, vigor)), 'energy', rulebook.stars?.energy ?? 0);
  }
}

/** The most effort that can be had after so many free stages. */
export function mostEffort(terms: Terms, wallet: Wallet, stages: number, play: Play): number {
  if (stages === 0) return wallet.effort;
  const next = play === 'first best' ? 'best' : play;
  return Math.max(
    ...MINIGAMES.map(({ roomId }) => mostEffort(terms, afterRoom(terms, wallet, { roomId, play }), stages - 1, next)),
  );
}

/** Free stages of a month from a position on. */
export const freeFrom = (
  slots: readonly { readonly type: string; readonly position: number }[],
  position: number,
): number => slots.filter((slot) => slot.type === 'MINIGAME' && slot.position >= position).length;

/** What can become of the instalment from here; with `roomId`, once the current free stage is played there. */
export function bestPayment(source: TermsSource, standing: BeforeInstalment, roomId?: MinigameRoomId): BestPayment {
  const terms = termsOf(source);
  const { cycle, position, createdByFailure, recoveries } = standing;
  const { regular, recovery } = terms.rulebook.month;
  const left = freeFrom(createdByFailure ? recovery : regular, position);
  const isChosen = roomId !== undefined && left > 0;
  const wallet = isChosen ? afterRoom(terms, standing.balance, { roomId, play: 'first best' }) : standing.balance;
  const [stages, play] = isChosen ? [left - 1, 'best' as const] : [left, 'first best' as const];
  if (mostEffort(terms, wallet, stages, play) >= effortDue(terms, cycle, createdByFailure)) return 'NEXT';
  if (endsIfMissed(source, recoveries, createdByFailure)) return 'NONE';
  const more = freeFrom(recovery, 0);
  return mostEffort(terms, wallet, stages + more, play) >= effortDue(terms, cycle, true) ? 'RECOVERED' : 'NONE';
}

/** True when playing the current free stage in that room loses no way to pay the instalment. */
export const keepsBestPayment = (source: TermsSource, standing: BeforeInstalment, roomId: MinigameRoomId): boolean =>
  WORTH[bestPayment(source, standing, roomId)] >= WORTH[bestPayment(source, standing)];

/** The most effort that can be there at the payment, once the current free stage is played in that room. */
export function mostAtPayment(source: TermsSource, standing: BeforeInstalment, roomId: MinigameRoomId): number {
  const terms = termsOf(source);
  const { position, createdByFailure, balance } = standing;
  const { regular, recovery } = terms.rulebook.month;
  const left = freeFrom(createdByFailure ? recovery : regular, position);
  return mostEffort(terms, afterRoom(terms, balance, { roomId, play: 'first best' }), Math.max(0, left - 1), 'best');
}

/** Least and most effort that is there once a free stage is played in a room. */
export function effortAfterRoom(
  source: TermsSource,
  balance: Wallet,
  roomId: MinigameRoomId,
): { readonly least: number; readonly most: number } {
  const terms = termsOf(source);
  return {
    least: afterRoom(terms, balance, { roomId, play: 'nothing' }).effort,
    most: afterRoom(terms, balance, { roomId, play: 'best' }).effort,
  };
}
