import type { ReplyOf } from '@consorcio/contract';
import { liveTokenOf, newLiveKey, type WireAnswer, type WireClient } from '@consorcio/tools/rig';
import { forAll } from './burst.ts';

/** A seat with what its page knows. */
export interface LiveSeat {
  readonly groupId: string;
  readonly token: string;
  etag: string;
}
export interface LiveGroup {
  readonly groupId: string;
  readonly seats: readonly LiveSeat[];
  /** The host closes the room: the first month begins. */
  closeRoom(): Promise<void>;
}

const path = (groupId: string, rest: string): string => `/api/live/${groupId}${rest}`;

function read<Body>({ status, text }: WireAnswer, expected: number): Body {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${text}`);
  return JSON.parse(text) as Body;
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
  const { groupId } = read<ReplyOf<'liveCreate'>>(await client.ask('POST', '/api/live', { body }), 201);
  const seats: LiveSeat[] = [];
  for (let n = 0; n < people; n += 1) {
    const own = newLiveKey();
    const joined = read<ReplyOf<'liveJoin'>>(
      await client.ask('POST', path(groupId, '/seat'), { body: { key: own } }),
      201,
    );
    seats.push({ groupId, token: liveTokenOf(groupId, joined.quota, own), etag: '' });
  }
  const host = liveTokenOf(groupId, 0, key);
  return {
    ...{ groupId, seats },
    async closeRoom() {
      const command = { command: 'CLOSE_ROOM', from: { phase: 'WAITING', month: 0, step: 0 } };
      read(await client.ask('POST', path(groupId, '/host/command'), { token: host, body: command }), 200);
    },
  };
}

const seat =
  (rest: string, body: object) =>
  async ({ groupId, token }: LiveSeat, client: WireClient): Promise<WireAnswer> => {
    const answer = await client.ask('POST', path(groupId, rest), { token, body });
    read(answer, 200);
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
