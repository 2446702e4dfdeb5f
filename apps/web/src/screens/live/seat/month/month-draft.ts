import type { ReplyOf } from '@consorcio/contract';
import type { CallError } from '@consorcio/contract/call';
import { fieldsOf } from '@consorcio/contract/kept';
import { isFirstPayday, isMember } from '@consorcio/rules/live';
import { CARD_OPTIONS, LIVE_PLACES, MONTH_PACES } from '@consorcio/rules/live-words';
import { liveCall } from '../../../../live/live-client.ts';

export type SeatView = ReplyOf<'liveSeat'>;
export type MonthView = NonNullable<SeatView['month']>;

/** The log of a finished minigame, as its page gave it; the server judges it. */
export type GameLog = Readonly<Record<string, unknown>>;

/** With the place's minigame, with it in 'modo tranquilo', or without. */
export const GAME_CHOICES = ['PLAY', 'CALM', 'SKIP'] as const;

/** A choice of some: what it is at first, and whether a value that was kept is one. */
const choiceOf = <Value>(first: Value, ...others: readonly Value[]) => ({
  first,
  isGood: (value: unknown): boolean => [first, ...others].some((each) => each === value),
});

/** What is kept of a month on this device, and what each is before anything was chosen. */
const FIELDS = {
  /** What the game is for was read; asked in a seat's first month alone. */
  isGoalRead: choiceOf<boolean>(false, true),
  option: choiceOf(null, ...CARD_OPTIONS),
  /** The payday was read. */
  isPaid: choiceOf<boolean>(false, true),
  buys: choiceOf<boolean>(false, true),
  place: choiceOf(null, ...LIVE_PLACES),
  /** How the place is spent. */
  way: choiceOf(null, ...GAME_CHOICES),
  /** Of the finished minigame, until the server has it. */
  log: {
    first: null as GameLog | null,
    isGood: (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value),
  },
  /** The server could not replay the log: the player is asked what now. */
  isLogRefused: choiceOf<boolean>(false, true),
  isResultRead: choiceOf<boolean>(false, true),
  pace: choiceOf(null, ...MONTH_PACES),
  pays: choiceOf(null, true, false),
  /** Null until it is sealed. */
  bid: {
    first: null as number | null,
    isGood: (value: unknown): boolean => value === null || (Number.isInteger(value) && Number(value) >= 0),
  },
  /** What was sealed is being changed. */
  isChanging: choiceOf<boolean>(false, true),
};

/** What the player has chosen of a month, on this device; the server has what was sent of it. */
export type MonthDraft = { readonly [Name in keyof typeof FIELDS]: (typeof FIELDS)[Name]['first'] };

export const NOTHING_CHOSEN = Object.fromEntries(
  Object.entries(FIELDS).map(([name, { first }]) => [name, first]),
) as unknown as MonthDraft;

/** What can be read of the choices that this device kept. */
export function draftIn(kept: object | null): Partial<MonthDraft> {
  const fields = fieldsOf(kept);
  const known = Object.entries(FIELDS).filter(([name, { isGood }]) => isGood(fields[name]));
  return Object.fromEntries(known.map(([name]) => [name, fields[name]]));
}

/** Under which a month's choices are kept on this device. */
export const draftPlace = (groupId: string, { seat, group }: Pick<SeatView, 'group' | 'seat'>): string =>
  `${groupId} ${seat.quota} ${group.month}`;

export interface StepProps {
  readonly view: SeatView;
  readonly draft: MonthDraft;
  readonly choose: (part: Partial<MonthDraft>) => void;
}

export type MonthStep =
  | 'GOAL'
  | 'CARD'
  | 'PAYDAY'
  | 'PLACE'
  | 'WAY'
  | 'GAME'
  | 'REFUSED'
  | 'RESULT'
  | 'PACE'
  | 'INSTALMENT'
  | 'BID'
  | 'SENDING'
  | 'SEALED';

/**
 * What a seat is asked next: from the view and what was chosen on this device. A reload leads to the same. `isNew`: it came late and
 * has chosen nothing yet.
 */
export function monthStep(
  view: Pick<SeatView, 'group' | 'seat' | 'month'>,
  draft: MonthDraft,
  isNew: boolean,
): MonthStep {
  const move = view.month?.move ?? null;
  const hasGoal = view.group.month === 1 || isNew;
  if (move === null) return hasGoal && !draft.isGoalRead ? 'GOAL' : firstStep(view, draft);
  if (move.isPlayed && move.score === null) return gameStep(draft);
  if (move.isPlayed && move.pace === null && !draft.isResultRead) return 'RESULT';
  if (move.pace !== null && !draft.isChanging) return 'SEALED';
  if (draft.pace === null) return 'PACE';
  if (draft.pays === null && isMember(view.seat) && (view.month?.due ?? 0) > 0) return 'INSTALMENT';
  return draft.bid === null ? 'BID' : 'SENDING';
}

function firstStep(view: Pick<SeatView, 'group'>, { option, isPaid, place, way }: MonthDraft): MonthStep {
  if (option === null) return 'CARD';
  if (!isPaid && !isFirstPayday(view)) return 'PAYDAY';
  if (place === null) return 'PLACE';
  return way === null ? 'WAY' : 'SENDING';
}

function gameStep({ log, isLogRefused }: MonthDraft): MonthStep {
  if (log !== null) return 'SENDING';
  return isLogRefused ? 'REFUSED' : 'GAME';
}

/** A run without a press: it is valid, and worth the least that the place pays. */
export const emptyLog = ({ game, version }: NonNullable<MonthView['run']>): GameLog => ({
  game,
  version,
  ticks: 0,
  inputs: [],
});

/** A part of the month as it is sent (LIVE 5). */
type MonthPart = 'begin' | 'finish' | 'seal';

/** The part that is chosen and not sent yet; null where there is nothing to send. */
export function partToSend(move: MonthView['move'], draft: MonthDraft): MonthPart | null {
  if (move === null) return draft.place === null || draft.way === null ? null : 'begin';
  if (move.isPlayed && move.score === null) return draft.log === null ? null : 'finish';
  return draft.pace !== null && draft.bid !== null ? 'seal' : null;
}

interface SeatMonth {
  readonly groupId: string;
  readonly token: string;
  readonly month: number;
  readonly draft: MonthDraft;
  readonly signal: AbortSignal;
}

/**
 * What is sealed of a month. Whoever was asked for no instalment counts as paying: in a redraw with other draws one may be due.
 */
export const sealOf = (month: number, { pace, pays, bid }: Pick<MonthDraft, 'pace' | 'pays' | 'bid'>) => ({
  month,
  pace: pace ?? ('NORMAL' as const),
  pays: pays ?? true,
  bid: bid ?? 0,
});

/** Sends a part. Never throws: a lost connection is an answer, too. */
export function sendPart(part: MonthPart, { groupId, token, month, draft, signal }: SeatMonth) {
  const { option, buys, place, way, log } = draft;
  const request = { params: { groupId }, token, signal };
  if (part === 'seal') return liveCall('liveSeal', { ...request, body: sealOf(month, draft) });
  if (part === 'finish') return liveCall('liveFinish', { ...request, body: { month, results: { ...log } } });
  return liveCall('liveBegin', {
    ...request,
    body: { month, option: option ?? 'A', buys, place: place ?? 2, isPlayed: way !== 'SKIP' },
  });
}

/** What this device forgets once a part is accepted: the view has it. */
export function takenDraft(part: MonthPart): Partial<MonthDraft> {
  if (part === 'finish') return { log: null };
  return part === 'seal' ? { pace: null, pays: null, bid: null, isChanging: false } : {};
}

/** What is to be chosen again after a part was refused for good. */
export function refusedDraft(part: MonthPart, error: CallError): Partial<MonthDraft> {
  if (part === 'finish') return { log: null, isLogRefused: true };
  if (part === 'seal') return { bid: null };
  const isPurchase = error.kind === 'code' && error.code === 'LIVE_MAY_NOT_BUY';
  return { place: null, way: null, ...(isPurchase ? { isPaid: false, buys: false } : {}) };
}

/**
 * What follows a refusal of a month's part. `send-again`: the same part, later. `load-view`: the server has the month otherwise
 * than this page, which loads it before it goes on. `choose-again`: the choice itself is refused.
 */
type AfterRefusal = 'send-again' | 'load-view' | 'choose-again';

const LOAD_VIEW: readonly string[] = ['LIVE_STEP_DONE', 'LIVE_STEP_ORDER', 'LIVE_MONTH_CLOSED', 'LIVE_NOT_NOW'];
const CHOOSE_AGAIN: readonly string[] = [
  ...['LIVE_MAY_NOT_BUY', 'LIVE_BID_INVALID', 'BALANCE_INSUFFICIENT'],
  ...['REPLAY_INVALID', 'PAYLOAD_TOO_LARGE'],
];

/** A choice is dropped only where the server refuses it; after any other answer it is kept and sent again. */
export function afterRefusal(error: CallError): AfterRefusal {
  if (error.kind === 'lines') return 'choose-again';
  if (error.kind === 'network') return 'send-again';
  if (CHOOSE_AGAIN.includes(error.code)) return 'choose-again';
  return LOAD_VIEW.includes(error.code) || error.status === 401 || error.status === 404 ? 'load-view' : 'send-again';
}
