import { randomBytes } from 'node:crypto';
import { LIVE_ROUTES, type LiveRouteName } from '@consorcio/contract/live-routes';

/** The random half of a token of a live group, as a page makes it. */
export const newLiveKey = (): string => randomBytes(32).toString('base64url');

/** The token of a seat, or with quota 0 of the host (LIVE section 5). */
export const liveTokenOf = (groupId: string, quota: number, key: string): string =>
  Buffer.concat([Buffer.from(groupId, 'base64url'), Buffer.from([quota]), Buffer.from(key, 'base64url')]).toString(
    'base64url',
  );

export interface LiveRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly body?: object;
  /** Of what the caller has already: an equal answer comes as 304 without a body. */
  readonly etag?: string | null;
  readonly signal?: AbortSignal;
}

export interface LiveAnswer<Body> {
  readonly status: number;
  /** Undefined behind 204 and 304. */
  readonly body: Body;
  readonly etag: string | null;
  /** Milliseconds. */
  readonly took: number;
}

/** Milliseconds after which an answer will not come any more. */
const ANSWER_LIMIT = 8_000;

/** One call of a live group. @throws where no answer comes */
export async function askLive<Body>(
  origin: string,
  name: LiveRouteName,
  { params = {}, token, body, etag, signal }: LiveRequest = {},
): Promise<LiveAnswer<Body>> {
  const { method, path } = LIVE_ROUTES[name];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, of: string) => encodeURIComponent(params[of] ?? ''));
  const from = performance.now();
  const limit = AbortSignal.timeout(ANSWER_LIMIT);
  const answer = await fetch(`${origin}/api${filled}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(typeof etag === 'string' ? { 'if-none-match': etag } : {}),
    },
    signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text === '' ? undefined : JSON.parse(text),
    etag: answer.headers.get('etag'),
    took: performance.now() - from,
  };
}
