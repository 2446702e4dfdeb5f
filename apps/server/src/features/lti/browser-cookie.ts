import type { FastifyRequest } from 'fastify';

/** Binds a login to the browser that began it. The name makes browsers insist on TLS and on this host alone. */
const NAME = '__Host-lti';
/** Seconds. */
const LASTS = 3_600;
const SECRET_BYTES = 32;

/** What the browser brought; null without one of ours. */
export function browserOf({ headers }: FastifyRequest): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}

/** A secret for a browser that has none. */
export const newBrowser = (randomBytes: (count: number) => Uint8Array): string =>
  Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');

/** In a frame of the platform it comes back too, where the browser allows that. */
export const browserCookie = (secret: string): string =>
  `${NAME}=${secret}; Path=/; Max-Age=${LASTS}; HttpOnly; Secure; SameSite=None; Partitioned`;
