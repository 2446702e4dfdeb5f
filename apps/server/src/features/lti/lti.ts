import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { Uses } from '../../feature.ts';
import { basePathOf, cookieScope } from '../../http/base-path.ts';
import { type AskOutside, outsideReader } from '../../http/outside.ts';
import { cachedFor } from '../../ttl-cache.ts';
import { type LtiKeys, ltiKeys } from './keys.ts';
import { asClient, type ClientName, isSafeUrl, type LtiPlatform } from './platform-settings.ts';
import { registeredIn } from './registered.ts';

export const LTI_PATHS = {
  page: '/lti',
  login: '/lti/login',
  launch: '/lti/launch',
  deepLink: '/lti/deep-link',
  chosen: '/lti/deep-link/escolha',
  classPage: '/lti/turma',
  window: '/lti/janela',
  register: '/lti/register',
  keys: '/lti/jwks.json',
  canvas: '/lti/canvas.json',
} as const;

/** Their addresses, as a platform is given them. */
const addressesOf = (publicUrl: string) =>
  Object.fromEntries(Object.entries(LTI_PATHS).map(([name, path]) => [name, publicUrl + path])) as {
    readonly [Name in keyof typeof LTI_PATHS]: string;
  };
export type LtiAddresses = ReturnType<typeof addressesOf>;

/** Where a launch comes in that was asked for this target; null when it is none of our addresses. */
export function landingOf(addresses: LtiAddresses, target: string): string | null {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (url?.origin !== new URL(addresses.launch).origin) return null;
  return url.origin + url.pathname === addresses.deepLink ? addresses.deepLink : addresses.launch;
}

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

/** Milliseconds: for a platform's keys, until they are asked for again, and between two asks for one that is unknown. */
const KEYS_TIMEOUT = 5_000;
const KEYS_AGE = 600_000;
const KEYS_PAUSE = 1_000;
/** Sets of keys that are kept: one of each platform, or of each unit of one. */
const MOST_SETS = 1_000;
/** Milliseconds for which registered platforms are not read again: after it every server knows what one has confirmed. */
const READ_AGE = 5_000;

/** What the parts of the feature share. */
export interface Lti {
  /** Those of the settings, then those that the operator has confirmed. */
  platforms(): Promise<readonly LtiPlatform[]>;
  /** The one of this id, as the client of this name where its entry stands for all of them; null where it is not connected. */
  platformOf(id: unknown, name: ClientName): Promise<LtiPlatform | null>;
  readonly addresses: LtiAddresses;
  readonly cookies: ReturnType<typeof ltiCookies>;
  readonly keys: LtiKeys;
  /** Asks a platform. */
  readonly ask: AskOutside;
  /** Whether platforms may register themselves: there is a desk where the operator confirms them. */
  readonly takesRegistrations: boolean;
  /** A platform's public keys: kept for a while, asked for again when one is unknown; redirects are not followed. */
  keysOf(platform: LtiPlatform): JWTVerifyGetKey;
  /** Whether the game may be shown inside this platform's pages (EMBED_ORIGINS). */
  mayBeFramed(platform: LtiPlatform): boolean;
}

/** The same with the services by which links are opened. */
export type LtiContext = Lti &
  Uses<'database' | 'settings' | 'now' | 'randomBytes' | 'log' | 'live' | 'counts' | 'ages' | 'newSeal'>;

/**
 * The feature's shared parts; null where no platform is set and none can register: without LTI_PLATFORMS a desk and an
 * address with TLS are needed.
 */
export function ltiOf({ settings, database, now }: Uses<'settings' | 'database' | 'now'>): Lti | null {
  const ask = outsideReader(settings.intranet);
  const { ltiPlatforms, publicUrl, embedOrigins, operatorToken } = settings;
  const takesRegistrations = operatorToken !== null && isSafeUrl(publicUrl);
  if (ltiPlatforms === null && !takesRegistrations) return null;
  const times = {
    timeoutDuration: KEYS_TIMEOUT,
    cacheMaxAge: KEYS_AGE,
    cooldownDuration: KEYS_PAUSE,
    [customFetch]: (url: string) => ask(url),
  };
  const sets = new Map<string, JWTVerifyGetKey>();
  const registered = registeredIn(database);
  const platforms = cachedFor(
    async () => {
      const confirmed = (await registered.read(now())).filter(({ confirmedAt }) => confirmedAt !== null);
      const set = ltiPlatforms ?? [];
      return [
        ...set,
        ...confirmed.map(({ platform }) => platform).filter(({ id }) => !set.some((one) => one.id === id)),
      ];
    },
    READ_AGE,
    now,
  );
  return {
    platforms,
    async platformOf(id, name) {
      const platform = (await platforms()).find((one) => one.id === id);
      return platform === undefined ? null : asClient(platform, name);
    },
    addresses: addressesOf(publicUrl),
    cookies: ltiCookies(basePathOf(publicUrl)),
    keys: ltiKeys(database, now),
    ask,
    takesRegistrations,
    keysOf({ id, jwksUrl }) {
      const name = JSON.stringify([id, jwksUrl]);
      const found = sets.get(name) ?? createRemoteJWKSet(new URL(jwksUrl), times);
      sets.set(name, found);
      // Whoever begins a login names a unit.
      const [oldest = name] = sets.keys();
      if (sets.size > MOST_SETS) sets.delete(oldest);
      return found;
    },
    mayBeFramed: ({ origins }) => origins.some((origin) => embedOrigins.includes(origin)),
  };
}
