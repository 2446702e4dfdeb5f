import { type RequestParts, WireClient } from '../../rig/wire-client.ts';
import { anyAddress, callFrom, logIn, RIGHT, signUp, WRONG } from './caller.ts';
import { same, tally, type Verdict } from './verdict.ts';

/** Calls a minute that are answered (decision 0005). */
const OF_TOKEN = 300;
const OF_ADDRESS = 3_000;
const CONNECTIONS = 16;

/** So many equal calls, several at once; gives their statuses. */
async function flood(origin: string, count: number, path: string, parts: RequestParts): Promise<readonly number[]> {
  const statuses: number[] = [];
  let left = count;
  const worker = async (): Promise<void> => {
    const client = await WireClient.to(origin);
    for (; left > 0; ) {
      left -= 1;
      statuses.push((await client.ask('GET', `/api${path}`, parts)).status);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return statuses;
}

async function onePlayer(origin: string): Promise<readonly Verdict[]> {
  const { token } = await signUp(origin);
  const other = await signUp(origin);
  const headers = { 'x-forwarded-for': anyAddress() };
  const statuses = await flood(origin, OF_TOKEN + 20, '/auth', { token, headers });
  const beside = await callFrom(origin, headers['x-forwarded-for'], 'GET', '/auth', { token: other.token });
  return [
    same(`${OF_TOKEN + 20} calls of one player in a minute`, `200 x${OF_TOKEN}, 429 x20`, tally(statuses)),
    same('another player at the same address meanwhile', '200 x1', tally([beside.status])),
  ];
}

async function oneAddress(origin: string): Promise<readonly Verdict[]> {
  const headers = { 'x-forwarded-for': anyAddress() };
  const statuses = await flood(origin, OF_ADDRESS + 50, '/quiz/totals', { headers });
  const beside = await callFrom(origin, anyAddress(), 'GET', '/quiz/totals');
  return [
    same(`${OF_ADDRESS + 50} calls of one address in a minute`, `200 x${OF_ADDRESS}, 429 x50`, tally(statuses)),
    same('somebody at another address meanwhile', '200 x1', tally([beside.status])),
  ];
}

/** `trusting`: a server whose TRUST_PROXY is 127.0.0.1, where the calls come from. `plain`: one without TRUST_PROXY. */
async function forgedAddresses(trusting: string, plain: string): Promise<readonly Verdict[]> {
  const direct: number[] = [];
  for (let n = 0; n < 31; n += 1) direct.push((await logIn(plain, anyAddress(), `f${n}@exemplo.com.br`, WRONG)).status);
  const real = anyAddress();
  const chained: number[] = [];
  for (let n = 0; n < 31; n += 1) {
    const forged = `${anyAddress()}, ${real}`;
    chained.push((await logIn(trusting, forged, `g${n}@exemplo.com.br`, WRONG)).status);
  }
  const { email } = await signUp(trusting);
  const elsewhere = await logIn(trusting, `${real}, ${anyAddress()}`, email, RIGHT);
  return [
    same('31 guesses with a forged X-Forwarded-For, no trusted proxy', '404 x29, 429 x2', tally(direct)),
    same('31 guesses with a forged address before the true one', '404 x29, 429 x2', tally(chained)),
    same('somebody who names that address but calls from another', '200 x1', tally([elsewhere.status])),
  ];
}

/** Floods by player and by address, and forged addresses (QUALITY, 'HTTP'). */
export const floods = async (trusting: string, plain: string): Promise<readonly Verdict[]> => [
  ...(await onePlayer(trusting)),
  ...(await oneAddress(trusting)),
  ...(await forgedAddresses(trusting, plain)),
];
