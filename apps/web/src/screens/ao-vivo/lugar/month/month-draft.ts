import type { ReplyOf } from '@consorcio/contract';
import type { CardOption, LivePlace, MonthPace } from '@consorcio/rules/live-words';

export type SeatView = ReplyOf<'liveSeat'>;
export type MonthView = NonNullable<SeatView['month']>;

/** What the player has chosen of a month, on this device; the server has what was sent of it. */
export interface MonthDraft {
  readonly option: CardOption | null;
  /** The payday was read. */
  readonly isPaid: boolean;
  readonly buys: boolean;
  readonly place: LivePlace | null;
  readonly pace: MonthPace | null;
  readonly pays: boolean | null;
  /** Null until it is sealed. */
  readonly bid: number | null;
  /** What was sealed is being changed. */
  readonly isChanging: boolean;
}

export const NOTHING_CHOSEN: MonthDraft = {
  option: null,
  isPaid: false,
  buys: false,
  place: null,
  pace: null,
  pays: null,
  bid: null,
  isChanging: false,
};

/** Under which a month's choices are kept on this device. */
export const draftPlace = (groupId: string, { seat, group }: Pick<SeatView, 'group' | 'seat'>): string =>
  `${groupId} ${seat.quota} ${group.month}`;

/** Whether a seat has left the group: it pays no instalment and bids no more. */
export const isOut = (status: SeatView['seat']['status']): boolean =>
  status === 'EXCLUDED' || status === 'REFUNDED' || status === 'TAKEN';

export type MonthStep = 'MOTIVE' | 'CARD' | 'PAYDAY' | 'PLACE' | 'PACE' | 'INSTALMENT' | 'BID' | 'SENDING' | 'SEALED';

/** What a seat is asked next: from the view and what was chosen on this device. A reload leads to the same. */
export function monthStep(
  { group, seat, month }: Pick<SeatView, 'group' | 'seat' | 'month'>,
  draft: MonthDraft,
  isMotiveRead: boolean,
): MonthStep {
  const move = month?.move ?? null;
  if (move === null) {
    if (group.month === 1 && !isMotiveRead && draft.option === null) return 'MOTIVE';
    if (draft.option === null) return 'CARD';
    if (!draft.isPaid) return 'PAYDAY';
    return draft.place === null ? 'PLACE' : 'SENDING';
  }
  if (move.pace !== null && !draft.isChanging) return 'SEALED';
  if (draft.pace === null) return 'PACE';
  if (draft.pays === null && !isOut(seat.status)) return 'INSTALMENT';
  return draft.bid === null ? 'BID' : 'SENDING';
}
