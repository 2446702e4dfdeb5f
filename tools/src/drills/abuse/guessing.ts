import { median, rounded } from '../../rig/figures.ts';
import { anyAddress, logIn, RIGHT, signUp, WRONG } from './caller.ts';
import { same, tally, type Verdict } from './verdict.ts';

/** QUALITY: refused by the 11th wrong password of an account and the 30th of an address. */
const OF_ACCOUNT = 11;
const OF_ADDRESS = 30;
/** Accounts that are asked for with a wrong password, each as often; fewer than an account is allowed. */
const TIMED_ACCOUNTS = 12;
const TIMED_TRIES = 8;
/** By how much the two medians may differ: far less than the hash that an early answer would save. */
const TIME_SHARE = 0.15;

async function oneAccount(origin: string): Promise<readonly Verdict[]> {
  const { email } = await signUp(origin);
  const address = anyAddress();
  const statuses: number[] = [];
  let retryAfter = '';
  for (let n = 0; n < OF_ACCOUNT; n += 1) {
    const { status, headers } = await logIn(origin, address, email, WRONG);
    statuses.push(status);
    retryAfter = headers['retry-after'] ?? '';
  }
  const spread: number[] = [];
  for (let n = 0; n < 5; n += 1) spread.push((await logIn(origin, anyAddress(), email, WRONG)).status);
  const owner = await logIn(origin, anyAddress(), email, RIGHT);
  return [
    same('11 wrong passwords of one account', '401 x10, 429 x1', tally(statuses)),
    same('the refusal says when to come back', 'yes', Number(retryAfter) > 0 ? 'yes' : `"${retryAfter}"`),
    same('5 more from 5 other addresses', '429 x5', tally(spread)),
    same('the right owner, elsewhere', '200 x1', tally([owner.status])),
  ];
}

async function oneAddress(origin: string): Promise<Verdict> {
  const address = anyAddress();
  const statuses: number[] = [];
  for (let n = 0; n < OF_ADDRESS; n += 1) {
    statuses.push((await logIn(origin, address, `ninguem${n}@exemplo.com.br`, WRONG)).status);
  }
  return same('30 accounts guessed from one address', '404 x29, 429 x1', tally(statuses));
}

/** Do answers come sooner when there is no such account? In turn, each from an address of its own. */
async function equalTime(origin: string): Promise<Verdict> {
  const accounts = await Promise.all(Array.from({ length: TIMED_ACCOUNTS }, () => signUp(origin)));
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let n = 0; n < TIMED_TRIES; n += 1) {
    for (const { email } of accounts) {
      known.push((await logIn(origin, anyAddress(), email, WRONG)).took);
      unknown.push((await logIn(origin, anyAddress(), `x${email}`, WRONG)).took);
    }
  }
  const [there, absent] = [median(known), median(unknown)];
  return {
    attack: `time of ${known.length} wrong passwords each, account there or not`,
    expected: `medians within ${TIME_SHARE * 100} %`,
    found: `${rounded(there, 1)} and ${rounded(absent, 1)} ms`,
    isRight: Math.abs(there - absent) <= TIME_SHARE * Math.max(there, absent),
  };
}

/** Guesses of passwords, by account and by address, and the time of the answers (QUALITY). */
export const guessing = async (origin: string): Promise<readonly Verdict[]> => [
  ...(await oneAccount(origin)),
  await oneAddress(origin),
  await equalTime(origin),
];
