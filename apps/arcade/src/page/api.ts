import type { ReplyOf } from '@consorcio/contract';
import { TOKEN } from '@consorcio/contract/kept';
import { type ErrorCode, isErrorCode, ROUTES, withBase } from '@consorcio/contract/wire';
import type { RunLog } from '@consorcio/minigames/input-log';

/** The address of another API host may be built in. CONTRACT section 1. */
const BASE: string = import.meta.env.VITE_API_BASE ?? withBase('/api');

export type CurrentStage = ReplyOf<'stageCurrent'>;
export type Room = ReplyOf<'rooms'>[number];
/** The answer to a minigame's finish; a payment's has no score. */
export type Finished = Extract<ReplyOf<'stageFinish'>, { readonly score: number }>;

/** `status` 0: the server was not reached, or (`isForeign`) somebody else answered: a network's login page or filter. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly code: ErrorCode; readonly isForeign: boolean };

/** The player's token: from local storage, in a development build also from the page's query. SPEC section 7. */
function token(): string | null {
  const fromQuery = import.meta.env.DEV ? new URLSearchParams(location.search).get('token') : null;
  return fromQuery ?? TOKEN.read();
}

/** The slot of the page around this one: that of the week, or none for the own campaign. RULES2 F.1. */
const slot = (): string =>
  new URLSearchParams(window.parent.location.search).get('slot') === 'week' ? '?slot=week' : '';

type Called = 'stageCurrent' | 'stageFinish' | 'rooms';

async function call<T>(name: Called, isReply: (value: unknown) => value is T, body?: unknown): Promise<Answer<T>> {
  const { method, path } = ROUTES[name];
  const headers: Record<string, string> = { authorization: `Bearer ${token() ?? ''}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(`${BASE}${path}${method === 'GET' ? slot() : ''}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const value: unknown = await response.json().catch(() => undefined);
    if (response.ok && isReply(value)) return { ok: true, value };
    const { status } = response;
    /* Our own errors have a form that nobody else's has. CONTRACT section 1. */
    if (isObject(value) && value.statusCode === status)
      return { ok: false, status, code: codeIn(value), isForeign: false };
    return { ok: false, status: 0, code: 'UNAVAILABLE', isForeign: status < 502 || status > 504 };
  } catch {
    return { ok: false, status: 0, code: 'UNAVAILABLE', isForeign: false };
  }
}

const codeIn = (value: unknown): ErrorCode => {
  const message = isObject(value) ? value.message : undefined;
  return isErrorCode(message) ? message : 'UNKNOWN';
};

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

const isRooms = (value: unknown): value is readonly Room[] =>
  Array.isArray(value) && value.every((room) => isObject(room) && isObject(room.rewards));

const isFinished = (value: unknown): value is Finished =>
  isObject(value) && typeof value.score === 'number' && isObject(value.reward) && isObject(value.balance);

/** Where the campaign stands, and the run to play. */
export const currentStage = (): Promise<Answer<CurrentStage>> => call('stageCurrent', isCurrentStage);

/** What each room pays in this campaign. */
export const rooms = (): Promise<Answer<readonly Room[]>> => call('rooms', isRooms);

/** Hands in the log of a run; no score is sent. Sent twice it answers as the first time. */
export const finishStage = (stageId: string, results: RunLog): Promise<Answer<Finished>> =>
  call('stageFinish', isFinished, { stageId, results });
