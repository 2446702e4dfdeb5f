import { randomBytes } from 'node:crypto';
import { callOf } from '@consorcio/contract/call';
import { LIVE_ROUTES, type LiveRouteName } from '@consorcio/contract/live-routes';

/** The random half of a token of a live group, as a page makes it. */
export const newLiveKey = (): string => randomBytes(32).toString('base64url');

/** The token of a seat, or with quota 0 of the host (LIVE section 5). */
export const liveTokenOf = (groupId: string, quota: number, key: string): string =>
  Buffer.concat([Buffer.from(groupId, 'base64url'), Buffer.from([quota]), Buffer.from(key, 'base64url')]).toString(
    'base64url',
  );

/** Milliseconds after which an answer will not come any more. */
const ANSWER_LIMIT = 8_000;

/** The calls of live groups at a server. A lost answer is a refusal. */
export const liveCallsAt = (origin: string) =>
  callOf<LiveRouteName, AbortSignal>(LIVE_ROUTES, `${origin}/api`, (address, { signal, ...request }) => {
    const limit = AbortSignal.timeout(ANSWER_LIMIT);
    return fetch(address, { ...request, signal: signal === undefined ? limit : AbortSignal.any([limit, signal]) });
  });
