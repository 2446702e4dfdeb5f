import type { FastifyRequest } from 'fastify';
import { cookieScope } from '../../http/base-path.ts';

const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** First characters of a secret that its cookie's name repeats. */
const NAMED_BY = 8;
/** Seconds: a school day, for which a teacher's page of a class can be read again. */
const BROWSER_LASTS = 12 * 3_600;
const SECRET_BYTES = 32;

/** A secret for a browser that has none. */
export const newBrowser = (randomBytes: (count: number) => Uint8Array): string =>
  Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');

/** The cookie of the feature. `base`: the path before the game's own. */
export function ltiCookies(base: string) {
  const { prefix, path } = cookieScope(base, '/lti');
  /**
   * Binds a login to the browser that began it. Each secret has a name of its own, since two activities opened at once begin
   * two logins before the browser has a cookie; with a name of 1.0.0, too: logins go on while servers of both run.
   */
  const own = new RegExp(`^(?:${prefix}|__Host-)lti(?:-[\\w-]{${NAMED_BY}})?=`);
  return {
    /** The secrets that the browser brought. */
    browsersOf: ({ headers }: FastifyRequest): readonly string[] =>
      (headers.cookie ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => own.test(pair))
        .map((pair) => pair.slice(pair.indexOf('=') + 1))
        .filter((value) => SECRET.test(value)),
    /** In a frame of the platform it comes back too, where the browser allows that. */
    ofBrowser: (secret: string): string =>
      `${prefix}lti-${secret.slice(0, NAMED_BY)}=${secret}; Path=${path}; Max-Age=${BROWSER_LASTS}; HttpOnly; Secure; SameSite=None; Partitioned`,
  };
}
