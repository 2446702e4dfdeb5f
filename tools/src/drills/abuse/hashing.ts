import { setTimeout as pause } from 'node:timers/promises';
import { median, quantile, rounded } from '../../rig/figures.ts';
import { anyAddress, callFrom, RIGHT, signUp } from './caller.ts';
import { tally, type Verdict } from './verdict.ts';

/** Sign-ups in the same instant: several times what may wait. */
const AT_ONCE = 400;
/** Milliseconds within which a sign-up that finds the queue full must be refused, and a player's call be answered. */
const TOLD = 2_000;

/** Many sign-ups at once: the queue of password hashes is bounded, and players are served meanwhile. */
export async function hashing(origin: string): Promise<readonly Verdict[]> {
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
