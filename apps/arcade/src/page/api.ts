import type { ReplyOf } from '@consorcio/contract';
import { type CallError, type CallRequest, callOf } from '@consorcio/contract/call';
import { TOKEN } from '@consorcio/contract/kept';
import { ROUTES, type RouteName, withBase } from '@consorcio/contract/wire';
import type { RunLog } from '@consorcio/minigames/input-log';

/** The address of another API host may be built in. CONTRACT section 1. */
const BASE: string = import.meta.env.VITE_API_BASE ?? withBase('/api');

export type CurrentStage = ReplyOf<'stageCurrent'>;
export type Room = ReplyOf<'rooms'>[number];
/** The answer to a minigame's finish; a payment's has no score. */
export type Finished = Extract<ReplyOf<'stageFinish'>, { readonly score: number }>;

/** An answer whose fields were checked. */
export type Checked<Reply> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly error: CallError };

/** The player's token: from local storage, in a development build also from the page's query. SPEC section 7. */
function token(): string | null {
  const fromQuery = import.meta.env.DEV ? new URLSearchParams(location.search).get('token') : null;
  return fromQuery ?? TOKEN.read();
}

/** The slot of the page around this one: that of the week, or none for the own campaign. RULES 14.1. */
const slot = () => (new URLSearchParams(window.parent.location.search).get('slot') === 'week' ? { slot: 'week' } : {});

/* What answers on this device belongs to the page around this one (apps/web/src/local/device-home.ts). */
const ask = callOf<RouteName, AbortSignal>(ROUTES, BASE, (address, request) =>
  ((window.parent as { askDevice?: typeof fetch }).askDevice ?? fetch)(address, request),
);
const FOREIGN = { ok: false, error: { kind: 'network', isForeign: true } } as const;

/** Makes a call; an answer that lacks what this page reads is somebody else's. */
async function call<Name extends 'stageCurrent' | 'stageFinish' | 'rooms', Reply extends ReplyOf<Name>>(
  name: Name,
  isReply: (value: unknown) => value is Reply,
  request: Pick<CallRequest<Name, AbortSignal>, 'body' | 'query'>,
): Promise<Checked<Reply>> {
  const answer = await ask(name, { ...request, token: token() });
  if (!answer.ok) return answer;
  return isReply(answer.value) ? { ok: true, value: answer.value } : FOREIGN;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/* The few fields that this page reads are checked by controls: the schemas would be most of its scripts. */

function isCurrentStage(value: unknown): value is CurrentStage {
  if (!isObject(value) || !isObject(value.stage) || typeof value.stage.id !== 'string' || !isObject(value.dream))
    return false;
  return isObject(value.user) && isObject(value.extras) && isRoomOrNone(value.room);
}

function isRoomOrNone(room: unknown): boolean {
  if (room === undefined) return true;
  if (!isObject(room) || typeof room.id !== 'number') return false;
  const run = room.run;
  if (run === null) return true;
  if (!isObject(run) || typeof run.game !== 'string' || typeof run.seed !== 'string') return false;
  return typeof run.version === 'number' && typeof run.vigor === 'number';
}

const isRooms = (value: unknown): value is ReplyOf<'rooms'> =>
  Array.isArray(value) && value.every((room) => isObject(room) && isObject(room.rewards));

const isFinished = (value: unknown): value is Finished =>
  isObject(value) && typeof value.score === 'number' && isObject(value.reward) && isObject(value.balance);

/** Where the campaign stands, and the run to play. */
export const currentStage = (): Promise<Checked<CurrentStage>> =>
  call('stageCurrent', isCurrentStage, { query: slot() });

/** What each room pays in this campaign. */
export const rooms = (): Promise<Checked<ReplyOf<'rooms'>>> => call('rooms', isRooms, { query: slot() });

/** Hands in the log of a run; no score is sent. Sent twice it answers as the first time. */
export const finishStage = (stageId: string, results: RunLog): Promise<Checked<Finished>> =>
  call('stageFinish', isFinished, { body: { stageId, results: { ...results } } });
