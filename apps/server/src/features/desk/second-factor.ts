import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { type Database, statement } from '../../db/database.ts';
import { basePathOf, cookieScope } from '../../http/base-path.ts';
import { refuseLimited } from '../../http/refusal.ts';

/** Makes a secret. */
export const FACTOR_COMMAND = 'npm run admin -- desk';
/** Seconds of a code, and how many codes before and after are taken, for clocks that differ. */
const PERIOD = 30;
const WINDOW = 1;
/** Seconds for which a used code, and a cookie that was ended, are remembered: also where the clock is set back by hours. */
const KEPT = 86_400;
/** Tries in an hour, from all addresses together: whoever tries has the token already. */
const TRIES = 10;
const TRIES_WINDOW = 3_600;
/** Seconds for which the desk stays open in a browser: a working day. */
const OPEN = 8 * 3_600;

/** Counts in the table of limits, for all servers together. `$1` key, `$2` nothing, `$3` seconds. */
const COUNT = statement<{ readonly counts: readonly [times: number, ofPart: number, seconds: number] }>(
  'desk-code-count',
)`
  select attempt_count(p_attempt_key => $1, p_part => $2, p_more => 1, p_seconds => $3) as counts`;

/** Key of the row that a restore writes: until when a cookie from before it is good at most. */
const RESTORED = createHash('sha256').update('desk restored').digest();
/** `$1` key, `$2` until when. */
const NOTE_RESTORED = statement<never>('desk-restored')`
  insert into attempt (attempt_key, part, times, until) values ($1, '', 1, $2)`;
/** A row where somebody has left with this cookie, or of a restore after it was given. `$1`, `$2` keys, `$3` until when it is good. */
const HAS_LEFT = statement<object>('desk-has-left')`
  select 1 from attempt where attempt_key = $1 or (attempt_key = $2 and until >= $3)`;

/** Ends every cookie that was given until `now`, in milliseconds since 1970: a backup knows of none that 'Sair' has ended. */
export const endDeskCookies = (query: Database['query'], now: number): Promise<unknown> =>
  query(NOTE_RESTORED, [RESTORED, new Date(now + OPEN * 1000)]);

/** Bits and base 32, as authenticator apps take them (RFC 4226: 160 bits). */
const SECRET_BYTES = 20;

const totpOf = (secret: string): TOTP =>
  new TOTP({ issuer: 'Vai de Consórcio', label: 'Mesa do operador', secret, period: PERIOD });

/** A new secret, and the address that an authenticator app reads as a QR code. */
export function newSecret(): { readonly secret: string; readonly uri: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: totpOf(secret).toString() };
}

export interface SecondFactor {
  /** True while this browser's cookie is good: its time is not over, and nobody has left with it. */
  isPassed(request: FastifyRequest): Promise<boolean>;
  /** The cookie for a code that is right and was never used; null for any other. @throws Refusal RATE_LIMITED */
  enter(code: string): Promise<string | null>;
  /** Ends this browser's cookie, on all servers, and gives the one that replaces it. */
  leave(request: FastifyRequest): Promise<string>;
}

interface Parts {
  readonly token: string;
  readonly secret: string;
  readonly publicUrl: string;
  readonly database: Pick<Database, 'query'>;
  readonly now: () => number;
}

/**
 * The second factor of the desk (TOTP, RFC 6238). A browser that has given a code gets a cookie, which says until when, signed
 * under token and secret: a new one of either ends all of them.
 */
export function secondFactor({ token, secret, publicUrl, database, now }: Parts): SecondFactor {
  const totp = totpOf(secret);
  const key = createHash('sha256').update(`desk ${token} ${secret}`).digest();
  const hmac = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const isBehindTls = publicUrl.startsWith('https:');
  const { prefix, path } = cookieScope(basePathOf(publicUrl), '/operador');
  const name = isBehindTls ? `${prefix}mesa` : 'mesa';
  const cookieOf = (value: string, seconds: number): string =>
    `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isBehindTls ? '; Secure' : ''}`;
  const count = async (what: string, seconds: number): Promise<readonly [times: number, left: number]> => {
    const [row] = await database.query(COUNT, [hmac(what), new Uint8Array(), seconds]);
    if (row === undefined) throw new Error('a code of the desk was not counted');
    return [row.counts[0], row.counts[2]];
  };
  /** Until when a cookie of ours says that the desk is open, as it is written there; null for any other. */
  const openUntil = ({ headers: { cookie = '' } }: FastifyRequest): string | null => {
    const pairs = cookie.split(';').map((pair) => pair.trim());
    const [until = '', sign = ''] = (pairs.find((pair) => pair.startsWith(`${name}=`)) ?? '')
      .slice(name.length + 1)
      .split('.');
    const expected = hmac(`open ${until}`);
    const given = Buffer.from(sign, 'base64url');
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(until) > now() ? until : null;
  };
  return {
    async isPassed(request) {
      const until = openUntil(request);
      if (until === null) return false;
      const values = [hmac(`left ${until}`), RESTORED, new Date(Number(until))];
      return (await database.query(HAS_LEFT, values)).length === 0;
    },
    async leave(request) {
      const until = openUntil(request);
      if (until !== null) await count(`left ${until}`, KEPT);
      return cookieOf('', 0);
    },
    async enter(code) {
      const [tries, left] = await count('tries', TRIES_WINDOW);
      refuseLimited(tries > TRIES ? left : null);
      const timestamp = now();
      const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW });
      if (delta === null) return null;
      const [times] = await count(`code ${totp.counter({ timestamp }) + delta}`, KEPT);
      if (times > 1) return null;
      const until = String(timestamp + OPEN * 1000);
      return cookieOf(`${until}.${hmac(`open ${until}`).toString('base64url')}`, OPEN);
    },
  };
}
