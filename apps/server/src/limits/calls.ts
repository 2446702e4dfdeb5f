import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitKey } from '../http/client-address.ts';
import { readId, readLiveToken } from '../http/live-token.ts';
import { Refusal } from '../http/refusal.ts';
import { isOfApi, routedPath } from '../http/routed-path.ts';
import { tokenSent } from '../http/token.ts';
import type { Windows } from './windows.ts';

/** Calls a minute of one address: a whole class plays behind one. */
const OF_ADDRESS = 3_000;
/** Calls a minute of one token: ten times what the fastest player needs. */
const OF_TOKEN = 300;
/**
 * Calls a minute of live groups, which the limits above do not count: a whole school sits behind one address. A seat or the
 * host, a group, an address (LIVE section 5).
 */
const LIVE = { token: 600, group: 8_000, address: 30_000 };
/** Milliseconds. */
const WINDOW = 60_000;

const isOfLive = (request: FastifyRequest): boolean => /^\/api\/live(\/|$)/.test(routedPath(request));
/** What is counted beside the API's calls: pages and pictures for which the database is asked. */
const COUNTED = /^\/(?:(?:share|c)\/|oembed$)/;

/**
 * General limits of the API, of share pictures, of certificates and of oEmbed, by address and by token. They count in
 * this process.
 */
export function rateLimits(app: FastifyInstance, windows: Windows): void {
  const calls = windows(WINDOW);
  /** The refusal when it is one call too many. */
  const count = (key: string, limit: number): Refusal | undefined => {
    const { times, retryAfter } = calls.add(key);
    return times > limit ? new Refusal('RATE_LIMITED', retryAfter) : undefined;
  };
  const countToken = (request: FastifyRequest): Refusal | undefined => {
    const token = tokenSent(request);
    return typeof token === 'string'
      ? undefined
      : count(`token ${Buffer.from(token.hash).toString('base64')}`, OF_TOKEN);
  };
  const countLive = ({ ip, headers, params }: FastifyRequest): Refusal | undefined => {
    const token = readLiveToken(headers.authorization);
    const { groupId = null } = (params ?? {}) as { readonly groupId?: string };
    const ofToken = token && count(`live token ${Buffer.from(token.hash).toString('base64')}`, LIVE.token);
    const ofGroup = groupId !== null && readId(groupId) !== null ? count(`live ${groupId}`, LIVE.group) : undefined;
    return count(`live address ${limitKey(ip)}`, LIVE.address) ?? ofToken ?? ofGroup;
  };
  app.addHook('onRequest', (request, _reply, next) => {
    const { ip } = request;
    if (isOfLive(request)) next(countLive(request));
    else if (!isOfApi(request) && !COUNTED.test(routedPath(request))) next();
    else next(count(`address ${limitKey(ip)}`, OF_ADDRESS) ?? countToken(request));
  });
}
