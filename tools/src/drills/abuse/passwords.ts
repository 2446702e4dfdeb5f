import { setTimeout as pause } from 'node:timers/promises';
import { median, quantile, rounded } from '../../rig/figures.ts';
import { anyAddress, callFrom, logIn, RIGHT, signUp, WRONG } from './caller.ts';
import { tally, type Verdict } from './verdict.ts';

/** Accounts that are asked for with a wrong password, each as often; fewer than an account is allowed. */
const TIMED_ACCOUNTS = 12;
const TIMED_TRIES = 8;
/** By how much the two medians may differ: far less than the hash that an early answer would save. */
const TIME_SHARE = 0.15;

/** Sign-ups in the same instant: several times what may wait. */
const AT_ONCE = 400;
/** Milliseconds within which a sign-up that finds the queue full must be refused, and a player's call be answered. */
const TOLD = 2_000;

/** Do answers come sooner when there is no such account (QUALITY)? In turn, each from an address of its own. */
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

/** Many sign-ups at once: the queue of password hashes is bounded, and players are served meanwhile. */
async function fullQueue(origin: string): Promise<readonly Verdict[]> {
  const { token } = await signUp(origin);
  let isOver = false;
  const storm = Promise.all(
    Array.from({ length: AT_ONCE }, () => {
      const body = { email: `${crypto.randomUUID()}@exemplo.com.br`, name: 'A', characterName: 'B', password: RIGHT };
      return callFrom(origin, anyAddress(), 'POST', '/auth/register', { body });
    }),
  ).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    times.push((await callFrom(origin, anyAddress(), 'GET', '/auth', { token })).took);
    await pause(20);
  }
  const answers = await storm;
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.filter(({ status }) => status !== 503 && status !== 201);
  const isTold = refused.every(({ headers }) => Number(headers['retry-after']) > 0);
  const slowest = Math.max(0, ...refused.map(({ took }) => took));
  return [
    {
      attack: `${AT_ONCE} sign-ups at once`,
      expected: '201 and 503 with Retry-After, nothing else',
      found: tally(answers.map(({ status }) => status)),
      isRight: others.length === 0 && refused.length > 0 && isTold,
    },
    {
      attack: 'whoever finds the queue full',
      expected: `told within ${TOLD / 1000} s`,
      found: `median ${rounded(median(refused.map(({ took }) => took)), 0)}, most ${rounded(slowest, 0)} ms`,
      isRight: slowest < TOLD,
    },
    {
      attack: 'players meanwhile',
      expected: `answered within ${TOLD / 1000} s`,
      found: `p50 ${rounded(median(times), 1)}, p99 ${rounded(quantile(times, 0.99), 1)} ms`,
      isRight: times.length > 0 && quantile(times, 0.99) < TOLD,
    },
  ];
}

/** What the hash of a password costs tells nothing, and keeps nobody from playing (QUALITY). */
export const passwords = async (origin: string): Promise<readonly Verdict[]> => [
  await equalTime(origin),
  ...(await fullQueue(origin)),
];
