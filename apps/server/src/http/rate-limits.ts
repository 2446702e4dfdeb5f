import type { FastifyInstance } from 'fastify';
import { secondsLeft, windowCounter } from '../window-counter.ts';
import { limitKey } from './client-address.ts';
import { Refusal } from './refusal.ts';
import { isOfApi, routedPath } from './routed-path.ts';
import { readToken } from './token.ts';

/** Calls a minute of one address: a whole class plays behind one. */
const OF_ADDRESS = 3_000;
/** Calls a minute of one token: ten times what the fastest player needs. */
const OF_TOKEN = 300;
/** Milliseconds. */
const WINDOW = 60_000;

/** General limits of the API, of the share pictures and of oEmbed, by address and by token. They count in this process. */
export function rateLimits(app: FastifyInstance, now: () => number): void {
  const calls = windowCounter(WINDOW, now);
  /** The refusal when it is one call too many. */
  const count = (key: string, limit: number): Refusal | undefined => {
    const counted = calls.add(key);
    return counted.times > limit ? new Refusal('RATE_LIMITED', secondsLeft(counted, now())) : undefined;
  };
  const countToken = (header: string | undefined): Refusal | undefined => {
    const token = readToken(header);
    return typeof token === 'string'
      ? undefined
      : count(`token ${Buffer.from(token.hash).toString('base64')}`, OF_TOKEN);
  };
  app.addHook('onRequest', (request, _reply, next) => {
    const { ip, headers } = request;
    if (!isOfApi(request) && !/^\/(?:share\/|oembed$)/.test(routedPath(request))) next();
    else next(count(`address ${limitKey(ip)}`, OF_ADDRESS) ?? countToken(headers.authorization));
  });
}
