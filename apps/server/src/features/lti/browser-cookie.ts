import type { FastifyRequest } from 'fastify';
import { cookieScope } from '../../http/base-path.ts';

const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** First characters of a secret that its cookie's name repeats. */
const NAMED_BY = 8;
/** Seconds. */
const BROWSER_LASTS = 3_600;
const SECRET_BYTES = 32;

const pairsOf = ({ headers }: FastifyRequest): readonly string[] =>
  (headers.cookie ?? '').split(';').map((pair) => pair.trim());

/** A secret for a browser that has none. */
export const newBrowser = (randomBytes: (count: number) => Uint8Array): string =>
  Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');

/** The cookies of the feature. `base`: the path before the game's own. */
export function ltiCookies(base: string) {
  const { prefix, path } = cookieScope(base, '/lti');
  /**
   * Binds a login to the browser that began it. Each secret has a name of its own, since two activities opened at once begin
   * two logins before the browser has a cookie; with a name of 1.0.0, too: logins go on while servers of both run.
   */
  const own = new RegExp(`^(?:${prefix}|__Host-)lti(?:-[\\w-]{${NAMED_BY}})?=`);
  /** Lets a button that opened the game in a window do so again, without the platform: a signed text (`own-window.ts`). */
  const again = `${prefix}lti-de-novo`;
  /** In a frame of the platform it comes back too, where the browser allows that. */
  const cookie = (name: string, value: string, lasts: number): string =>
    `${name}=${value}; Path=${path}; Max-Age=${lasts}; HttpOnly; Secure; SameSite=None; Partitioned`;
  return {
    /** The secrets that the browser brought. */
    browsersOf: (request: FastifyRequest): readonly string[] =>
      pairsOf(request)
        .filter((pair) => own.test(pair))
        .map((pair) => pair.slice(pair.indexOf('=') + 1))
        .filter((value) => SECRET.test(value)),
    ofBrowser: (secret: string): string => cookie(`${prefix}lti-${secret.slice(0, NAMED_BY)}`, secret, BROWSER_LASTS),
    againOf: (request: FastifyRequest): string =>
      pairsOf(request)
        .find((pair) => pair.startsWith(`${again}=`))
        ?.slice(again.length + 1) ?? '',
    /** `lasts` in seconds. */
    ofAgain: (text: string, lasts: number): string => cookie(again, text, lasts),
  };
}
