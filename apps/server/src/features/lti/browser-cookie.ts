import type { FastifyRequest } from 'fastify';

/** Binds a login to the browser that began it. The name makes browsers insist on TLS and on this host alone. */
const BROWSER = '__Host-lti';
/** Lets a button that opened the game in a window do so again, without the platform: a signed text (`own-window.ts`). */
const AGAIN = '__Host-lti-de-novo';
/** Seconds. */
const BROWSER_LASTS = 3_600;
const SECRET_BYTES = 32;

function cookieOf({ headers }: FastifyRequest, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** In a frame of the platform it comes back too, where the browser allows that. */
const cookie = (name: string, value: string, lasts: number): string =>
  `${name}=${value}; Path=/; Max-Age=${lasts}; HttpOnly; Secure; SameSite=None; Partitioned`;

/** What the browser brought; null without one of ours. */
export function browserOf(request: FastifyRequest): string | null {
  const value = cookieOf(request, BROWSER);
  return /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}

/** A secret for a browser that has none. */
export const newBrowser = (randomBytes: (count: number) => Uint8Array): string =>
  Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');

export const browserCookie = (secret: string): string => cookie(BROWSER, secret, BROWSER_LASTS);

export const againOf = (request: FastifyRequest): string => cookieOf(request, AGAIN);
/** `lasts` in seconds. */
export const againCookie = (text: string, lasts: number): string => cookie(AGAIN, text, lasts);
