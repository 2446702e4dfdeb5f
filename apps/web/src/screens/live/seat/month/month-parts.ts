import type { CallError } from '@consorcio/contract/call';
import { liveCall } from '../../../../live/live-client.ts';
import type { MonthDraft, MonthView } from './month-draft.ts';

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
