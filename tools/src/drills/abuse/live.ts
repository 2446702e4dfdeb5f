import { GROUP_CODE_SIGNS } from '@consorcio/contract';
import { LIVE_ROUTES } from '@consorcio/contract/live-routes';
import { liveBodyOf } from '@consorcio/players';
import { LUCKY_WORDS } from '@consorcio/rules/live-words';
import { liveTokenOf, newLiveKey } from '../../rig/live-client.ts';
import type { WireAnswer } from '../../rig/wire-client.ts';
import { anyAddress, callFrom } from './caller.ts';
import { type LiveRoom, openRoom, toldBy } from './live-room.ts';
import { same, tally, type Verdict } from './verdict.ts';

/** Different wrong codes of one address, wrong pictures of one seat from many, groups opened by one (decision 0005). */
const [CODES, PICTURES, GROUPS] = [600, 3, 20];
/** A code that no group is likely to have, for each number below 600. */
const wrongCode = (n: number): string =>
  `ZZZ${[784, 28, 1].map((of) => GROUP_CODE_SIGNS[Math.floor(n / of) % 28]).join('')}`;

const repeated = async (count: number, ask: (n: number) => Promise<WireAnswer>): Promise<string> => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await ask(n)).status);
  return tally(statuses);
};

/** Codes, pictures and groups, guessed or opened by the dozen. */
async function guesses(origin: string, room: LiveRoom): Promise<readonly Verdict[]> {
  const [address, opener] = [anyAddress(), anyAddress()];
  const [seat, other] = room.seats;
  if (seat === undefined || other === undefined) throw new Error('the room has two seats');
  const wrong = LUCKY_WORDS.filter((word) => !seat.pictures.includes(word)).slice(0, 3);
  const back = (quota: number, pictures: readonly string[]) =>
    callFrom(origin, anyAddress(), 'POST', `/live/${room.groupId}/return`, {
      body: { quota, pictures, key: newLiveKey() },
    });
  const open = (from: string) =>
    callFrom(origin, from, 'POST', '/live', { body: { months: 4, mode: 'LIVE', pace: 'NONE', key: newLiveKey() } });
  const codes = await repeated(CODES + 5, (n) => callFrom(origin, address, 'GET', `/live/code/${wrongCode(n)}`));
  const pictures = await repeated(PICTURES + 3, () => back(seat.quota, wrong));
  const opened = await repeated(GROUPS + 2, () => open(opener));
  return [
    same(`${CODES + 5} wrong codes from one address`, `404 x${CODES}, 429 x5`, codes),
    same(
      'a right code from another',
      '200',
      toldBy(await callFrom(origin, anyAddress(), 'GET', `/live/code/${room.code}`)),
    ),
    same(`${PICTURES + 3} times wrong pictures of a seat`, `401 x${PICTURES}, 429 x3`, pictures),
    same('the seat goes on meanwhile', '200', toldBy(await me(origin, room, seat.token))),
    same('another seat comes back by its own', '200', toldBy(await back(other.quota, other.pictures))),
    same(`${GROUPS + 2} groups opened by one address`, `201 x${GROUPS}, 429 x2`, opened),
    same('a group opened by another', '201', toldBy(await open(anyAddress()))),
  ];
}

const me = (origin: string, { groupId }: LiveRoom, token: string): Promise<WireAnswer> =>
  callFrom(origin, anyAddress(), 'GET', `/live/${groupId}/me`, { token });

/** Tokens of others, and made-up ones, on every call that asks for one. */
async function foreign(origin: string, room: LiveRoom, other: LiveRoom): Promise<readonly Verdict[]> {
  const seats = room.seats.map(({ token }) => token);
  const forged = [0, 1, 2, 40, 255].map((quota) => liveTokenOf(room.groupId, quota, newLiveKey()));
  const statuses: number[] = [];
  for (const [name, { access, method, path }] of Object.entries(LIVE_ROUTES)) {
    if (access === 'public') continue;
    const others = [other.host, ...other.seats.map(({ token }) => token), ...forged];
    const tokens = access === 'host' ? [...others, ...seats] : [...others, room.host];
    for (const token of tokens) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: liveBodyOf(name) ?? {} };
      const where = path.replace('{groupId}', room.groupId);
      statuses.push((await callFrom(origin, anyAddress(), method, where, { token, ...body })).status);
    }
  }
  const own = await callFrom(origin, anyAddress(), 'GET', `/live/${room.groupId}/host`, { token: room.host });
  return [
    same(`${statuses.length} calls with tokens of others`, `401 x${statuses.length}`, tally(statuses)),
    same('the own host afterwards', '200', toldBy(own)),
  ];
}

/** Logs and bids that claim more than was played or is there. */
async function lies(origin: string, room: LiveRoom): Promise<readonly Verdict[]> {
  const [seat] = room.seats;
  const { groupId, host } = room;
  const ask = (token: string, path: string, body: object) =>
    callFrom(origin, anyAddress(), 'POST', `/live/${groupId}${path}`, { token, body });
  const mine = (path: string, body: object) => ask(seat?.token ?? '', path, { month: 1, ...body });
  await ask(host, '/host/command', { command: 'CLOSE_ROOM', from: { phase: 'WAITING', month: 0, step: 0 } });
  const begun = await mine('/me/begin', { option: 'A', buys: false, place: 2, isPlayed: true });
  const { run } = JSON.parse(begun.text) as { run: { version: number; seed: string } };
  const seal = (bid: number) => mine('/me/seal', { pace: 'REST', pays: true, bid });
  const log = { version: run.version, ticks: 1, points: 10_000, inputs: [] };
  return [
    same('a bid before the minigame is played', '409 LIVE_STEP_ORDER', toldBy(await seal(0))),
    same(
      'a claimed score without a log',
      '422 REPLAY_INVALID',
      toldBy(await mine('/me/finish', { results: { score: 1 } })),
    ),
    same(
      'a log that says more than it shows',
      '422 REPLAY_INVALID',
      toldBy(await mine('/me/finish', { results: log })),
    ),
    same(
      'a month that is not there',
      '409 LIVE_NOT_NOW',
      toldBy(await mine('/me/seal', { month: 4, pace: 'REST', pays: true, bid: 0 })),
    ),
    same(
      'another choice than the one begun',
      '409 LIVE_STEP_DONE',
      toldBy(await mine('/me/begin', { option: 'B', buys: false, place: 3, isPlayed: true })),
    ),
  ];
}

/** Strangers at live groups: guesses, tokens of others, lies. */
export async function live(origin: string): Promise<readonly Verdict[]> {
  const [room, other] = [await openRoom(origin), await openRoom(origin)];
  return [...(await foreign(origin, room, other)), ...(await lies(origin, room)), ...(await guesses(origin, other))];
}
