import { type DreamId, type MinigameRoomId, PAYMENT_ROOM_ID, type RoomId } from '@consorcio/rules/vocabulary';
import type { Skill } from './log.ts';
import type { View } from './view.ts';

/** What a player does next. Every command of a campaign but giving it up. */
export type Move =
  | { readonly kind: 'choose'; readonly dreamId: DreamId }
  | { readonly kind: 'begin'; readonly roomId: RoomId }
  | { readonly kind: 'finish' }
  | { readonly kind: 'acknowledge' }
  | { readonly kind: 'bid'; readonly effort: number }
  | { readonly kind: 'keep' }
  | { readonly kind: 'raffle' }
  | { readonly kind: 'see results' };

/** How a model player decides where the game leaves a choice. Each function is asked once for each choice. */
export interface Plan {
  /** Chosen whenever there is no campaign. */
  readonly dream: DreamId;
  /** Where a free stage is spent. */
  room(view: View): MinigameRoomId;
  /** Effort to bid at an assembly; 0 keeps it. Not asked where the player is out of it. */
  bid(view: View): number;
  /** How minigames are played where their log is needed; by script by default. */
  readonly skill?: Skill;
}

/** The one move that leads on from here. `view`: null without a current campaign (RULES section 9). */
export function nextMove(view: View | null, plan: Plan): Move {
  if (view === null) return { kind: 'choose', dreamId: plan.dream };
  if (view.status !== 'ACTIVE') return { kind: 'see results' };
  switch (view.phase) {
    case 'BID_OPEN': {
      const effort = view.isOut ? 0 : plan.bid(view);
      return effort > 0 ? { kind: 'bid', effort } : { kind: 'keep' };
    }
    case 'BID_LOST':
      return { kind: 'keep' };
    case 'RAFFLE_OPEN':
      return { kind: 'raffle' };
    case 'STAGE':
      return onStage(view, plan);
  }
}

function onStage(view: View, plan: Plan): Move {
  const { type, status } = view.stage;
  if (type === 'EVENT') return { kind: 'acknowledge' };
  if (status === 'STARTED') return { kind: 'finish' };
  return { kind: 'begin', roomId: type === 'PAYMENT' ? PAYMENT_ROOM_ID : plan.room(view) };
}
