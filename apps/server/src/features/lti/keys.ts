import { createHmac } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type Database, statement } from '../../db/database.ts';
import type { Chore } from '../../maintenance.ts';
import { cachedFor } from '../../ttl-cache.ts';

/** Milliseconds. A key signs for about 90 days; platforms learn of it a day before. */
const KEY_AGE = 90 * 86_400_000;
const KNOWN_AFTER = 86_400_000;
/** Milliseconds between two looks at whether a key is due, and for which keys are not read again. */
const LOOK_EVERY = 3_600_000;
const READ_AGE = 60_000;
/** The number of the secret; those above sign. */
const SECRET = 0;
export const SIGNED_BY = 'RS256';

interface KeyRow {
  readonly id: number;
  readonly key: string;
  readonly madeAt: Date;
}
const READ = statement<KeyRow>('lti-keys')`select key_id as id, key, made_at as "madeAt" from lti_key order by key_id`;
/** Of two servers at once only one makes the key of a number. `$1` number, `$2` private JWK, `$3` now. */
const MAKE = statement<never>('lti-key-make')`
  insert into lti_key (key_id, key, made_at) values ($1, $2, $3) on conflict do nothing`;
/** `$1` the smallest number that stays. */
const FORGET = statement<never>('lti-keys-forget')`delete from lti_key where key_id > ${SECRET} and key_id < $1`;

interface Keys {
  /** 32 bytes that never change. */
  readonly secret: Uint8Array;
  /** Private JWKs, oldest first. */
  readonly signing: readonly { readonly id: number; readonly jwk: JWK; readonly madeAt: Date }[];
}

export interface LtiKeys {
  secret(): Promise<Uint8Array>;
  /** HMAC of these words under the secret, for one purpose. */
  hash(purpose: string, ...parts: readonly string[]): Promise<Uint8Array>;
  /** What we sign with now. */
  signer(): Promise<{ readonly kid: string; readonly key: CryptoKey | Uint8Array }>;
  /** What platforms check our signatures by. */
  published(): Promise<{ readonly keys: readonly JWK[] }>;
  /** Makes the next key when it is due, and forgets the one before the last. `aged`: as of when (`AgeClock`). */
  rotate(aged: number): Promise<void>;
}

async function makeKey(database: Database, id: number, now: number): Promise<void> {
  const { privateKey } = await generateKeyPair(SIGNED_BY, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: `${id}-${now.toString(36)}`, alg: SIGNED_BY, use: 'sig' };
  await database.query(MAKE, [id, JSON.stringify(jwk), new Date(now)]);
}

async function readKeys(database: Database, now: () => number): Promise<Keys> {
  const rows = await database.query(READ);
  const [secret, ...signing] = rows;
  if (secret?.id !== SECRET) throw new Error('the secret of LTI is not in the database');
  if (signing.length === 0) {
    await makeKey(database, SECRET + 1, now());
    return readKeys(database, now);
  }
  return {
    secret: Buffer.from(secret.key, 'hex'),
    signing: signing.map(({ id, key, madeAt }) => ({ id, madeAt, jwk: JSON.parse(key) as JWK })),
  };
}

/** The keys that the database keeps: the same for all its servers. `now`: milliseconds since 1970. */
export function ltiKeys(database: Database, now: () => number): LtiKeys {
  const keys = cachedFor(() => readKeys(database, now), READ_AGE, now);
  return {
    secret: async () => (await keys()).secret,
    async hash(purpose, ...parts) {
      const { secret } = await keys();
      return createHmac('sha256', secret)
        .update(JSON.stringify([purpose, ...parts]))
        .digest();
    },
    async signer() {
      const { signing } = await keys();
      const known = signing.filter(({ madeAt }) => now() - madeAt.getTime() >= KNOWN_AFTER).at(-1) ?? signing[0];
      if (known === undefined) throw new Error('there is no key to sign with');
      return { kid: String(known.jwk.kid), key: await importJWK(known.jwk, SIGNED_BY) };
    },
    async published() {
      const { signing } = await keys();
      return { keys: signing.map(({ jwk: { kty, n, e, kid, alg, use } }) => ({ kty, n, e, kid, alg, use }) as JWK) };
    },
    async rotate(aged) {
      const { signing } = await readKeys(database, now);
      const newest = signing.at(-1);
      if (newest === undefined || aged - newest.madeAt.getTime() < KEY_AGE) return;
      await makeKey(database, newest.id + 1, now());
      await database.query(FORGET, [newest.id]);
    },
  };
}

/** Keys are replaced while the game runs. */
export const freshKeys = (keys: LtiKeys, aged: () => number): Chore => ({
  name: 'keys of LTI',
  every: LOOK_EVERY,
  piece: () => keys.rotate(aged()),
});
