import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { Uses } from '../../feature.ts';
import { basePathOf } from '../../http/base-path.ts';
import { type AskOutside, outsideReader } from '../../http/outside.ts';
import { cachedFor } from '../../ttl-cache.ts';
import { addressesOf, type LtiAddresses } from './addresses.ts';
import { ltiCookies } from './browser-cookie.ts';
import { type LtiKeys, ltiKeys } from './keys.ts';
import { isSafeUrl, type LtiPlatform } from './platform-settings.ts';
import { registeredIn } from './registered.ts';

/** Milliseconds: for a platform's keys, until they are asked for again, and between two asks for one that is unknown. */
const KEYS_TIMEOUT = 5_000;
const KEYS_AGE = 600_000;
const KEYS_PAUSE = 1_000;
/** Milliseconds for which registered platforms are not read again: after it every server knows what one has confirmed. */
const READ_AGE = 5_000;

/** What the parts of the feature share. */
export interface Lti {
  /** Those of the settings, then those that the operator has confirmed. */
  platforms(): Promise<readonly LtiPlatform[]>;
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
    addresses: addressesOf(publicUrl),
    cookies: ltiCookies(basePathOf(publicUrl)),
    keys: ltiKeys(database, now),
    ask,
    takesRegistrations,
    keysOf({ id, jwksUrl }) {
      const name = JSON.stringify([id, jwksUrl]);
      const found = sets.get(name) ?? createRemoteJWKSet(new URL(jwksUrl), times);
      sets.set(name, found);
      return found;
    },
    mayBeFramed: ({ origins }) => origins.some((origin) => embedOrigins.includes(origin)),
  };
}
