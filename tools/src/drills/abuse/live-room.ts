import type { ReplyOf } from '@consorcio/contract';
import { liveTokenOf, newLiveKey } from '../../rig/live-client.ts';
import type { WireAnswer } from '../../rig/wire-client.ts';
import { anyAddress, callFrom } from './caller.ts';

/** A room with two seats, to be attacked. */
export interface LiveRoom {
  readonly groupId: string;
  readonly code: string;
  readonly host: string;
  readonly seats: readonly { readonly quota: number; readonly token: string; readonly pictures: readonly string[] }[];
}

const PEOPLE = 2;

/** What a code of an answer says: `401 SEAT_INVALID`, or the status alone. */
export function toldBy({ status, text }: WireAnswer): string {
  const { message } = text === '' ? { message: undefined } : (JSON.parse(text) as { message?: unknown });
  return typeof message === 'string' ? `${status} ${message}` : String(status);
}

/** Opens a group; every caller has an address of its own, so that no limit of an address is met here. */
export async function openRoom(origin: string): Promise<LiveRoom> {
  const key = newLiveKey();
  const made = await post<ReplyOf<'liveCreate'>>(origin, '/live', { months: 4, mode: 'LIVE', pace: 'NONE', key });
  const { groupId, code } = made;
  const seats: LiveRoom['seats'][number][] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const own = newLiveKey();
    const { quota, pictures } = await post<ReplyOf<'liveJoin'>>(origin, `/live/${groupId}/seat`, { key: own });
    seats.push({ quota, pictures, token: liveTokenOf(groupId, quota, own) });
  }
  return { groupId, code, seats, host: liveTokenOf(groupId, 0, key) };
}

async function post<Reply>(origin: string, path: string, body: object): Promise<Reply> {
  const answer = await callFrom(origin, anyAddress(), 'POST', path, { body });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as Reply;
}
