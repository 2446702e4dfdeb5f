import { randomBytes } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@consorcio/contract';
import type { FastifyInstance } from 'fastify';
import { liveToken, readId } from '../../src/http/live-token.ts';
import type { TestApp } from './app.ts';
import { type Answer, api, type Client } from './client.ts';

export const newKey = (): string => randomBytes(32).toString('base64url');

type SeatView = ReplyOf<'liveSeat'>;
type HostView = ReplyOf<'liveHost'>;
type Command = BodyOf<'liveCommand'>['command'];

/** A person of a class with its phone. */
export interface Phone {
  readonly quota: number;
  readonly key: string;
  readonly pictures: readonly string[];
  readonly api: Client;
  view(): Promise<SeatView>;
  /** Begins without the minigame, pays, bids. */
  play(month: number, bid?: number): Promise<void>;
}

/** A class over the wire: its host, its phones. */
export interface LiveClass {
  readonly groupId: string;
  readonly code: string;
  readonly key: string;
  /** The host's. */
  readonly token: string;
  readonly host: Client;
  readonly anybody: Client;
  join(key?: string): Promise<Phone>;
  /** So many join at once; in the order of their quotas, whoever came first. */
  joined(people: number): Promise<readonly Phone[]>;
  view(): Promise<HostView>;
  /** From where the host sees the group now. */
  command(command: Command, page?: number): Promise<Answer>;
  /** Through all steps of an assembly into the next month, or into the debrief. */
  throughAssembly(): Promise<void>;
}

const good = ({ status, body }: Answer): unknown => {
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** A machine that stalls answers UNAVAILABLE; a phone then sends the same again. */
export async function untilServed(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.status === 503 ? untilServed(send) : answer;
}

function phoneOf(app: FastifyInstance, groupId: string, joined: ReplyOf<'liveJoin'>, key: string): Phone {
  const { quota, pictures } = joined;
  const client = api(app, liveToken(String(readId(groupId)), quota, key));
  const path = `/live/${groupId}/me`;
  return {
    quota,
    key,
    pictures,
    api: client,
    view: async () => good(await client.get(path)) as SeatView,
    async play(month, bid = 0) {
      good(await client.post(`${path}/begin`, { month, option: 'A', buys: false, place: 2, isPlayed: false }));
      good(await client.post(`${path}/seal`, { month, pace: 'REST', pays: true, bid }));
    },
  };
}

const SET_RULEBOOK = {
  name: 'test-set-rulebook',
  text: 'update live_group set rulebook = $2, version = version + 1 where group_id = $1',
};

/** A class that was opened when this live rulebook was the one of the day. */
export async function openClassBy(
  { app, database }: Pick<TestApp, 'app' | 'database'>,
  rulebook: number,
  wishes?: Partial<BodyOf<'liveCreate'>>,
): Promise<LiveClass> {
  const group = await openClass(app, wishes);
  await database.query(SET_RULEBOOK, [readId(group.groupId), rulebook]);
  return group;
}

/** Opens a class; nobody has joined yet. */
export async function openClass(app: FastifyInstance, wishes: Partial<BodyOf<'liveCreate'>> = {}): Promise<LiveClass> {
  const key = wishes.key ?? newKey();
  const anybody = api(app);
  const created = good(await anybody.post('/live', { months: 4, mode: 'LIVE', pace: 'NORMAL', ...wishes, key }));
  const { groupId, code } = created as ReplyOf<'liveCreate'>;
  const token = liveToken(String(readId(groupId)), 0, key);
  const host = api(app, token);
  const view = async (): Promise<HostView> => good(await host.get(`/live/${groupId}/host`)) as HostView;
  const join = async (seatKey = newKey()): Promise<Phone> => {
    const joined = good(await untilServed(() => anybody.post(`/live/${groupId}/seat`, { key: seatKey })));
    return phoneOf(app, groupId, joined as ReplyOf<'liveJoin'>, seatKey);
  };
  const command = async (word: Command, page?: number): Promise<Answer> => {
    const { phase, month, step } = (await view()).group;
    const from = { phase, month, step };
    return host.post(`/live/${groupId}/host/command`, { command: word, from, ...(page === undefined ? {} : { page }) });
  };
  return {
    groupId,
    code,
    key,
    token,
    host,
    anybody,
    view,
    join,
    command,
    async joined(people) {
      const phones = await Promise.all(Array.from({ length: people }, () => join()));
      return phones.toSorted((one, other) => one.quota - other.quota);
    },
    async throughAssembly() {
      for (;;) {
        const { group, assembly } = await view();
        if (group.phase !== 'ASSEMBLY' || assembly === null) return;
        const isLast = group.step + 1 === assembly.steps.length;
        good(await command(isLast ? 'NEXT' : 'STEP'));
      }
    },
  };
}

/** Plays a class to its debrief: everybody plays every month. */
export async function playToDebrief(group: LiveClass, phones: readonly Phone[], months = 4): Promise<void> {
  good(await group.command('CLOSE_ROOM'));
  for (let month = 1; month <= months; month += 1) {
    await Promise.all(phones.map((phone) => phone.play(month)));
    good(await group.command('OPEN_ASSEMBLY'));
    await group.throughAssembly();
  }
}
