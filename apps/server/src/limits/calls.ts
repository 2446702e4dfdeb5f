import { readGroupCode } from '@consorcio/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOfApi, routedPath } from '../http/base-path.ts';
import { limitKey } from '../http/client.ts';
import { readId, readLiveToken } from '../http/live-token.ts';
import { Refusal } from '../http/refusal.ts';
import { tokenSent } from '../http/token.ts';
import type { Windows } from './windows.ts';

/** Calls a minute of one address: a whole class plays behind one. */
const OF_ADDRESS = 3_000;
/** Calls a minute of one token: ten times what the fastest player needs. */
const OF_TOKEN = 300;
/**
 * Calls a minute of live groups, which the limits above do not count: a whole school sits behind one address. A host, a seat, an
 * address with a group's code; of what proves nothing a group and an address (LIVE section 5).
 */
const LIVE = { host: 1_200, seat: 300, code: 2_000, group: 8_000, address: 30_000 };
/** Milliseconds. */
const WINDOW = 60_000;
/** Milliseconds for which a proof is remembered. */
const PROVED = 86_400_000;

/** Tokens and codes of live groups that were right: calls with one are counted by it alone, so that no flood of an address stops them. */
export interface Proofs {
  note(proof: string): void;
  has(proof: string): boolean;
  /** Notes that calls with a code were refused. */
  crowd(proof: string): void;
  /** Whether that was so within the last minute. */
  isCrowded(code: string): boolean;
}

export const codeProof = (code: string): string => `code ${code}`;

export function proofsIn(windows: Windows): Proofs {
  const [proved, crowded] = [windows(PROVED), windows(WINDOW)];
  return {
    note: (proof) => void proved.add(proof),
    has: (proof) => proved.read(proof).times > 0,
    crowd: (proof) => void crowded.add(proof),
    isCrowded: (code) => crowded.read(codeProof(code)).times > 0,
  };
}

/** What a live call's address names. */
interface Named {
  readonly groupId?: string | null;
  readonly code?: unknown;
}
const NEEDS_TOKEN = /^\/api\/live\/:groupId\/(?:me|host)(?:\/|$)/;
const isOfLive = (request: FastifyRequest): boolean => /^\/api\/live(\/|$)/.test(routedPath(request));
/** What is counted beside the API's calls: pages and pictures for which the database is asked. */
const COUNTED = /^\/(?:(?:share|c)\/|oembed$)/;

/**
 * General limits of the API, of share pictures, of certificates and of oEmbed, by address and by token. They count in
 * this process.
 */
export function rateLimits(app: FastifyInstance, windows: Windows, proofs: Proofs): void {
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
  const liveProof = (header: string | undefined): string | null => {
    const token = readLiveToken(header);
    return token && `live token ${token.quota === 0 ? 'host' : 'seat'} ${Buffer.from(token.hash).toString('base64')}`;
  };
  const countLive = ({ ip, headers, params, query }: FastifyRequest): Refusal | undefined => {
    const token = liveProof(headers.authorization);
    const ofToken =
      token === null ? undefined : count(token, token.startsWith('live token host') ? LIVE.host : LIVE.seat);
    if (token !== null && proofs.has(token)) return ofToken;
    const { groupId = null, code: typed = null } = { ...(query as object), ...(params as object) } as Named;
    const code = typeof typed === 'string' ? readGroupCode(typed) : null;
    if (code !== null && proofs.has(codeProof(code))) {
      const ofCode = count(`live ${codeProof(code)} ${limitKey(ip)}`, LIVE.code);
      if (ofCode !== undefined) proofs.crowd(codeProof(code));
      return ofCode;
    }
    const ofGroup = groupId !== null && readId(groupId) !== null ? count(`live ${groupId}`, LIVE.group) : undefined;
    return count(`live address ${limitKey(ip)}`, LIVE.address) ?? ofToken ?? ofGroup;
  };
  /* Only a right token is answered there. */
  app.addHook('onResponse', (request, { statusCode }, next) => {
    const proof =
      statusCode < 400 && NEEDS_TOKEN.test(routedPath(request)) ? liveProof(request.headers.authorization) : null;
    if (proof !== null) proofs.note(proof);
    next();
  });
  app.addHook('onRequest', (request, _reply, next) => {
    const { ip } = request;
    if (isOfLive(request)) next(countLive(request));
    else if (!isOfApi(request) && !COUNTED.test(routedPath(request))) next();
    else next(count(`address ${limitKey(ip)}`, OF_ADDRESS) ?? countToken(request));
  });
}
