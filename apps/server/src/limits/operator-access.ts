import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { limitKey } from '../http/client.ts';
import { Refusal } from '../http/refusal.ts';
import { windowCounter } from './windows.ts';

/** Wrong tokens of one address within a window, in milliseconds. */
const WRONG_TOKENS = 10;
const WINDOW = 15 * 60_000;

/** The token that a header carries; null where there is none. */
function givenIn(header: string): string | null {
  const [, scheme = '', rest = ''] = /^(basic|bearer) +(\S+) *$/i.exec(header) ?? [];
  if (scheme === '') return null;
  if (scheme.toLowerCase() === 'bearer') return rest;
  const pair = Buffer.from(rest, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon < 0 ? null : pair.slice(colon + 1);
}

/** Compares in constant time: digests under a key of this process, so that neither length nor content shows. */
function comparedWith(token: string): (header: string) => boolean {
  const key = randomBytes(32);
  const digest = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const expected = digest(token);
  return (header) => {
    const given = givenIn(header);
    return timingSafeEqual(digest(given ?? ''), expected) && given !== null;
  };
}

/**
 * Tells whether a request carries an operator's token: as the password of a browser's prompt, or as a bearer. An address that
 * has sent ten wrong ones is refused more of them for a while; the right one is let in from there too, so that a neighbour
 * behind the same address locks nobody out. What keeps guesses from succeeding is the token's length.
 */
export function operatorAccess(token: string, now: () => number): (request: FastifyRequest) => boolean {
  const isRight = comparedWith(token);
  const wrong = windowCounter(WINDOW, now);
  return ({ ip, headers: { authorization } }) => {
    if (authorization === undefined) return false;
    if (isRight(authorization)) return true;
    const key = limitKey(ip);
    const before = wrong.read(key);
    if (before.times >= WRONG_TOKENS) throw new Refusal('RATE_LIMITED', before.retryAfter);
    wrong.add(key);
    return false;
  };
}
