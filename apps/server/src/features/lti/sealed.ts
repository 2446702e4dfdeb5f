import { createHash } from 'node:crypto';
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt, jwtVerify, SignJWT } from 'jose';
import type { LtiKeys } from './keys.ts';

/* What we hand to browsers and read back, and what the database keeps unreadable: all under the secret of the keys. */

const ALGORITHM = 'HS256';
const SEAL = { alg: 'dir', enc: 'A256GCM' } as const;
/** Where a grade goes, and of whom. */
export const LINE = 'line';
const keyFor = (keys: LtiKeys, purpose: string): Promise<Uint8Array> => keys.hash('key', purpose);

/** Signs values for a while; `lasts` in milliseconds. */
export async function signed(
  keys: LtiKeys,
  purpose: string,
  values: JWTPayload,
  { now, lasts }: { readonly now: number; readonly lasts: number },
): Promise<string> {
  const key = await keyFor(keys, purpose);
  return new SignJWT(values)
    .setProtectedHeader({ alg: ALGORITHM })
    .setExpirationTime(new Date(now + lasts))
    .sign(key);
}

/** The values again; null for anything that we did not sign for this purpose, and after their time. */
export async function readSigned(
  keys: LtiKeys,
  purpose: string,
  text: string,
  now: number,
): Promise<JWTPayload | null> {
  try {
    const key = await keyFor(keys, purpose);
    return (
      await jwtVerify(text, key, { algorithms: [ALGORITHM], currentDate: new Date(now), requiredClaims: ['exp'] })
    ).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}

/** Encrypts values, for the database or for an address. */
export const seal = async (keys: LtiKeys, purpose: string, values: JWTPayload): Promise<string> =>
  new EncryptJWT(values).setProtectedHeader(SEAL).encrypt(await keyFor(keys, purpose));

/** The values again. @throws errors of `jose` for anything else, and after the time that they say (`exp`) */
export const unseal = async (keys: LtiKeys, purpose: string, text: string, now?: number): Promise<JWTPayload> =>
  (await jwtDecrypt(text, await keyFor(keys, purpose), now === undefined ? {} : { currentDate: new Date(now) }))
    .payload;

/** SHA-256 in base64url. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
