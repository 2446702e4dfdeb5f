import type { FastifyInstance } from 'fastify';
import { secondsLeft, windowCounter } from '../window-counter.ts';
import { limitKey } from './client-address.ts';
import { Refusal } from './refusal.ts';
import { readToken } from './token.ts';

/** Calls a minute of one address: a whole class plays behind one. */
const OF_ADDRESS = 3_000;
/** Calls a minute of one token: ten times what the fastest player needs. */
const OF_TOKEN = 300;
/** Milliseconds. */
const WINDOW = 60_000;

/** General limits of the API and of the share pictures, by address and by token. They count in this process. */
export function rateLimits(app: FastifyInstance, now: () => number): void {
  const calls = windowCounter(WINDOW, now);
  const count = (key: string, limit: number): void => {
    const counted = calls.add(key);
    if (counted.times > limit) throw new Refusal('RATE_LIMITED', secondsLeft(counted, now()));
  };
  app.addHook('onRequest', async ({ url, ip, headers }) => {
    if (!url.startsWith('/api/') && !url.startsWith('/share/')) return;
    count(`address ${limitKey(ip)}`, OF_ADDRESS);
    const token = readToken(headers.authorization);
    if (typeof token !== 'string') count(`token ${Buffer.from(token.hash).toString('base64')}`, OF_TOKEN);
  });
}
