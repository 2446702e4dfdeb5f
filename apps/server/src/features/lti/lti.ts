import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Services } from '../../feature.ts';
import { addressesOf, type LtiAddresses } from './addresses.ts';
import { type LtiKeys, ltiKeys } from './keys.ts';
import type { LtiPlatform } from './platform-settings.ts';

/** Milliseconds: for a platform's keys, until they are asked for again, and between two asks for one that is unknown. */
const KEYS_TIMEOUT = 5_000;
const KEYS_AGE = 600_000;
const KEYS_PAUSE = 1_000;

/** What the parts of the feature share. */
export interface Lti {
  readonly platforms: readonly LtiPlatform[];
  readonly addresses: LtiAddresses;
  readonly keys: LtiKeys;
  /** A platform's public keys: kept for a while, asked for again when one is unknown; redirects are not followed. */
  keysOf(platform: LtiPlatform): JWTVerifyGetKey;
  /** Whether the game may be shown inside this platform's pages (EMBED_ORIGINS). */
  mayBeFramed(platform: LtiPlatform): boolean;
}

/** The feature's shared parts; null where no platform is set. */
export function ltiOf({ settings, database, now }: Pick<Services, 'settings' | 'database' | 'now'>): Lti | null {
  const { ltiPlatforms: platforms, publicUrl, embedOrigins } = settings;
  if (platforms === null) return null;
  const times = { timeoutDuration: KEYS_TIMEOUT, cacheMaxAge: KEYS_AGE, cooldownDuration: KEYS_PAUSE };
  const sets = new Map(platforms.map(({ id, jwksUrl }) => [id, createRemoteJWKSet(new URL(jwksUrl), times)]));
  return {
    platforms,
    addresses: addressesOf(publicUrl),
    keys: ltiKeys(database, now),
    keysOf({ id }) {
      const found = sets.get(id);
      if (found === undefined) throw new Error('a platform that is not in the settings');
      return found;
    },
    mayBeFramed: ({ origins }) => origins.some((origin) => embedOrigins.includes(origin)),
  };
}
