import type { FastifyRequest } from 'fastify';

/**
 * Binds a login to the browser that began it. The name makes browsers insist on TLS and on this host alone; each secret has
 * its own, since two activities opened at once begin two logins before the browser has a cookie.
 */
const BROWSER = '__Host-lti-';
/** With a name of 1.0.0, too: logins go on while servers of both run. */
const OWN = /^__Host-lti(?:-[\w-]{8})?=/;
const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** First characters of a secret that its cookie's name repeats. */
const NAMED_BY = 8;
/** Lets a button that opened the game in a window do so again, without the platform: a signed text (`own-window.ts`). */
const AGAIN = '__Host-lti-de-novo';
/** Seconds. */
const BROWSER_LASTS = 3_600;
const SECRET_BYTES = 32;

const pairsOf = ({ headers }: FastifyRequest): readonly string[] =>
  (headers.cookie ?? '').split(';').map((pair) => pair.trim());

/** In a frame of the platform it comes back too, where the browser allows that. */
const cookie = (name: string, value: string, lasts: number): string =>
  `${name}=${value}; Path=/; Max-Age=${lasts}; HttpOnly; Secure; SameSite=None; Partitioned`;

/** The secrets that the browser brought. */
export const browsersOf = (request: FastifyRequest): readonly string[] =>
  pairsOf(request)
    .filter((pair) => OWN.test(pair))
    .map((pair) => pair.slice(pair.indexOf('=') + 1))
    .filter((value) => SECRET.test(value));

/** A secret for a browser that has none. */
export const newBrowser = (randomBytes: (count: number) => Uint8Array): string =>
  Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');

export const browserCookie = (secret: string): string =>
  cookie(BROWSER + secret.slice(0, NAMED_BY), secret, BROWSER_LASTS);

export const againOf = (request: FastifyRequest): string =>
  pairsOf(request)
    .find((pair) => pair.startsWith(`${AGAIN}=`))
    ?.slice(AGAIN.length + 1) ?? '';
/** `lasts` in seconds. */
export const againCookie = (text: string, lasts: number): string => cookie(AGAIN, text, lasts);
