import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { ReplyOf } from '@consorcio/contract';
import { LUCKY_WORDS } from '@consorcio/rules/live-words';
import { liveTokenOf, newLiveKey } from '../../rig/live-client.ts';
import { WireClient } from '../../rig/wire-client.ts';
import { anyAddress } from './caller.ts';
import { same, tally, type Verdict } from './verdict.ts';

/** A class, and the minutes of a lesson where no other number is given. */
const [PUPILS, MINUTES] = [25, 10];
/** Connections of the script. */
const LINES = 8;
/** Seconds in which everybody must be in once the host has begun the entry anew. */
const ENTRY = 60;
/** Milliseconds between two looks of a phone, and two tries to come in. */
const [LOOK, TRY] = [4_000, 1_500];

interface Said {
  readonly status: number;
  readonly body: unknown;
}
type Ask = (method: string, path: string, parts?: { readonly token?: string; readonly body?: object }) => Promise<Said>;

/** Somebody behind the school's address, with a connection of the own. */
async function behind(origin: string, address: string): Promise<{ readonly ask: Ask; close(): void }> {
  const client = new WireClient(origin);
  return {
    close: () => client.close(),
    ask: async (method, path, parts = {}) => {
      const { status, text } = await client.ask(method, `/api${path}`, {
        ...parts,
        headers: { 'x-forwarded-for': address },
      });
      return { status, body: text === '' ? null : JSON.parse(text) };
    },
  };
}

/** A pupil's phone: comes in by the code that is on the wall, looks, plays its first month. */
class Pupil {
  readonly looks: number[] = [];
  #token = '';
  #key = newLiveKey();
  readonly #ask: Ask;
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get isIn(): boolean {
    return this.#token !== '';
  }

  /** Tries until a seat is there, and anew where the host begins the entry anew. */
  async comeIn(wall: () => { readonly code: string }, isWanted: () => boolean): Promise<void> {
    while (isWanted()) {
      if (!this.isIn) await this.#try(wall);
      await after(TRY + randomInt(TRY));
    }
  }

  async #try(wall: () => { readonly code: string }): Promise<void> {
    const { code } = wall();
    const found = await this.#ask('GET', `/live/code/${code}`);
    if (found.status !== 200) return;
    const { groupId } = found.body as ReplyOf<'liveCode'>;
    const joined = await this.#ask('POST', `/live/${groupId}/seat?code=${code}`, { body: { key: this.#key } });
    if (joined.status !== 201 || code !== wall().code) return;
    this.#token = liveTokenOf(groupId, (joined.body as ReplyOf<'liveJoin'>).quota, this.#key);
  }

  leave(): void {
    this.#token = '';
    this.#key = newLiveKey();
  }

  async look(groupId: string): Promise<void> {
    this.looks.push((await this.#ask('GET', `/live/${groupId}/me`, { token: this.#token })).status);
  }

  async play(groupId: string): Promise<readonly number[]> {
    const [token, month] = [this.#token, 1];
    const begun = { month, option: 'A', buys: false, place: 2, isPlayed: false };
    const { status } = await this.#ask('POST', `/live/${groupId}/me/begin`, { token, body: begun });
    const sealed = await this.#ask('POST', `/live/${groupId}/me/seal`, {
      token,
      body: { month, pace: 'REST', pays: true, bid: 0 },
    });
    return [status, sealed.status];
  }
}

/** All that a script of somebody in the room can call, one after another, as fast as it is answered. */
function worst(groupId: string, code: string): (() => readonly [string, string, (object | undefined)?, string?])[] {
  const key = (): string => newLiveKey();
  const own: string[] = [];
  const pictures = (): readonly string[] =>
    Array.from({ length: 3 }, () => LUCKY_WORDS[randomInt(LUCKY_WORDS.length)] ?? '');
  return [
    () => ['POST', `/live/${groupId}/seat?code=${code}`, { key: key() }],
    () => ['POST', `/live/${groupId}/seat`, { key: key() }],
    () => ['GET', `/live/code/${code}`],
    () => ['GET', `/live/code/${Array.from({ length: 6 }, () => 'BCDFGHJKLM'[randomInt(10)]).join('')}`],
    () => ['POST', '/live', { months: 4, mode: 'LIVE', pace: 'NONE', key: key() }],
    () => ['POST', `/live/${groupId}/return`, { quota: 1 + randomInt(40), pictures: pictures(), key: key() }],
    () => ['GET', `/live/${groupId}/screen`],
    () => ['GET', `/live/${groupId}/me`, undefined, liveTokenOf(groupId, 1 + randomInt(40), key())],
    () => ['GET', `/live/${groupId}/host`, undefined, liveTokenOf(groupId, 0, key())],
    () => ['POST', '/auth/guest', {}],
    () => ['GET', `/live/${groupId}/me`, undefined, own[0] ?? liveTokenOf(groupId, 1, key())],
  ];
}

/**
 * A lesson behind one address beside a script that does its worst from there, and knows the code that was on the wall when it
 * began. The host begins the entry anew when the desk says that the room is flooded. The script has no eyes: who reads the next
 * code to it sits in the room. How a room is opened behind a worn address is tested in `live-limits.test.ts`, since it
 * takes a group of an hour ago.
 */
export async function oneDevice(origin: string, minutes = MINUTES): Promise<readonly Verdict[]> {
  const address = anyAddress();
  const end = Date.now() + minutes * 60_000;
  const desk = await behind(origin, address);
  const key = newLiveKey();
  const opened = await desk.ask('POST', '/live', { body: { months: 4, mode: 'LIVE', pace: 'NONE', key } });
  const { groupId, code } = opened.body as ReplyOf<'liveCreate'>;
  const token = liveTokenOf(groupId, 0, key);
  let wall: { readonly code: string } = { code };
  const commands: number[] = [];
  const lead = async (path: string, body: object): Promise<ReplyOf<'liveHost'> | null> => {
    const { status, body: view } = await desk.ask('POST', `/live/${groupId}/host/${path}`, { token, body });
    commands.push(status);
    return status === 200 ? (view as ReplyOf<'liveHost'>) : null;
  };

  const statuses: number[] = [];
  let isOver = false;
  const script = Array.from({ length: LINES }, async (_, line) => {
    const calls = worst(groupId, code);
    const { ask, close } = await behind(origin, address);
    for (let n = line; !isOver; n += 1) {
      const [method, path, body, forged] = calls[n % calls.length]?.() ?? ['GET', '/'];
      statuses.push((await ask(method, path, { ...(body && { body }), ...(forged && { token: forged }) })).status);
    }
    close();
  });

  const lines = await Promise.all(Array.from({ length: PUPILS }, () => behind(origin, address)));
  const pupils = lines.map(({ ask }) => new Pupil(ask));
  const areIn = (): boolean => pupils.every(({ isIn }) => isIn);
  let renewed = 0;
  const isWanted = (): boolean => renewed === 0 || (!areIn() && Date.now() < renewed + 2 * ENTRY * 1000);
  const coming = Promise.all(pupils.map((pupil) => pupil.comeIn(() => wall, isWanted)));
  while (renewed === 0) {
    const { status, body } = await desk.ask('GET', `/live/${groupId}/host`, { token });
    commands.push(status);
    if (status === 200 && (body as ReplyOf<'liveHost'>).isFlooded === true) {
      const view = await lead('entry', { code });
      if (view === null) continue;
      for (const pupil of pupils) pupil.leave();
      wall = view.group;
      renewed = Date.now();
    } else await after(LOOK / 4);
  }
  await coming;
  const took = (Date.now() - renewed) / 1000;
  const inside = pupils.filter(({ isIn }) => isIn).length;

  await lead('command', { command: 'CLOSE_ROOM', from: { phase: 'WAITING', month: 0, step: 0 } });
  const moves = (await Promise.all(pupils.map((pupil) => pupil.play(groupId)))).flat();
  const isMovedOn = await lead('command', { command: 'OPEN_ASSEMBLY', from: { phase: 'PRIVATE', month: 1, step: 0 } });
  while (Date.now() < end) {
    await Promise.all(pupils.map((pupil) => pupil.look(groupId)));
    commands.push((await desk.ask('GET', `/live/${groupId}/host`, { token })).status);
    await after(LOOK);
  }
  await Promise.all(pupils.map((pupil) => pupil.look(groupId)));
  const { body: last } = await desk.ask('GET', `/live/${groupId}/host`, { token });
  isOver = true;
  await Promise.all(script);
  for (const line of [desk, ...lines]) line.close();
  const looks = pupils.flatMap((pupil) => pupil.looks);
  const seated = (last as ReplyOf<'liveHost'>).seats.length;
  return [
    {
      attack: `one script behind the school's address, ${minutes} min: ${statuses.length} calls`,
      expected: 'the desk is told, and led',
      found: `script ${tally(statuses)}; desk ${tally(commands)}`,
      isRight: isMovedOn !== null && commands.every((status) => status === 200),
    },
    {
      attack: `${PUPILS} pupils come in once the host begins the entry anew`,
      expected: `${PUPILS} within ${ENTRY} s`,
      found: `${inside} within ${Math.ceil(took)} s`,
      isRight: inside === PUPILS && took <= ENTRY,
    },
    same('their first month', `200 x${2 * PUPILS}`, tally(moves)),
    same('their looks to the end', `200 x${looks.length}`, tally(looks)),
    same('seats at the end', String(PUPILS), String(seated)),
  ];
}
