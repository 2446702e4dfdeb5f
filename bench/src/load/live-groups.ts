import { setTimeout as pause } from 'node:timers/promises';
import type { ReplyOf } from '@consorcio/contract';
import { liveTokenOf, newLiveKey, type WireAnswer, type WireClient } from '@consorcio/tools/rig';
import { forAll } from './burst.ts';

export interface LiveSeat {
  readonly groupId: string;
  readonly token: string;
  etag: string;
}
export interface LiveGroup {
  readonly groupId: string;
  readonly seats: readonly LiveSeat[];
  seat(people: number, client: WireClient): Promise<void>;
  /** The host closes the room: the first month begins. */
  closeRoom(): Promise<void>;
}

const path = (groupId: string, rest: string): string => `/api/live/${groupId}${rest}`;

function read<Body>({ status, text }: WireAnswer, expected: number): Body {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${text}`);
  return JSON.parse(text) as Body;
}

/** Milliseconds until a client that got 503 retries. */
const AGAIN = 1_000;

/** Retries until the server has room, as phones do when a whole school joins at once. */
async function untilServed(client: WireClient, where: string, body: object): Promise<WireAnswer> {
  for (;;) {
    const answer = await client.ask('POST', where, { body });
    if (answer.status !== 503) return answer;
    await pause(AGAIN);
  }
}

/** Opens groups of four months without a clock, and seats as many people in each. */
export async function openGroups(
  clients: readonly WireClient[],
  count: number,
  people: number,
): Promise<readonly LiveGroup[]> {
  const groups: LiveGroup[] = [];
  await forAll(
    clients,
    Array.from({ length: count }, (_, i) => i),
    async (_, client) => groups.push(await openGroup(client, people)),
  );
  return groups;
}

async function openGroup(client: WireClient, people: number): Promise<LiveGroup> {
  const key = newLiveKey();
  const body = { months: 4, mode: 'LIVE', pace: 'NONE', key };
  const { groupId } = read<ReplyOf<'liveCreate'>>(await untilServed(client, '/api/live', body), 201);
  const seats: LiveSeat[] = [];
  const host = liveTokenOf(groupId, 0, key);
  const group: LiveGroup = {
    groupId,
    seats,
    async seat(more, by) {
      for (let n = 0; n < more; n += 1) {
        const own = newLiveKey();
        const { quota } = read<ReplyOf<'liveJoin'>>(await untilServed(by, path(groupId, '/seat'), { key: own }), 201);
        seats.push({ groupId, token: liveTokenOf(groupId, quota, own), etag: '' });
      }
    },
    async closeRoom() {
      const command = { command: 'CLOSE_ROOM', from: { phase: 'WAITING', month: 0, step: 0 } };
      read(await client.ask('POST', path(groupId, '/host/command'), { token: host, body: command }), 200);
    },
  };
  await group.seat(people, client);
  return group;
}

/** A seat's command; its page knows the view of the answer. */
const seat =
  (rest: string, body: object) =>
  async (who: LiveSeat, client: WireClient): Promise<WireAnswer> => {
    const answer = await client.ask('POST', path(who.groupId, rest), { token: who.token, body });
    const { version } = read<{ readonly view: ReplyOf<'liveSeat'> }>(answer, 200).view;
    who.etag = `"${version}"`;
    return answer;
  };

async function view(who: LiveSeat, client: WireClient, isKnown: boolean): Promise<WireAnswer> {
  const headers = isKnown ? { 'if-none-match': who.etag } : {};
  const answer = await client.ask('GET', path(who.groupId, '/me'), { token: who.token, headers });
  if (answer.status !== 200 && answer.status !== 304) throw new Error(`${answer.status}: ${answer.text}`);
  who.etag = answer.headers.etag ?? who.etag;
  return answer;
}

/** What a seat asks in a month, in its order. */
export const LIVE_CALLS = {
  begin: seat('/me/begin', { month: 1, option: 'A', buys: false, place: 2, isPlayed: false }),
  seal: seat('/me/seal', { month: 1, pace: 'NORMAL', pays: true, bid: 0 }),
  view: (who: LiveSeat, client: WireClient) => view(who, client, false),
  'view, 304': (who: LiveSeat, client: WireClient) => view(who, client, true),
} as const;
export type LiveCall = keyof typeof LIVE_CALLS;
