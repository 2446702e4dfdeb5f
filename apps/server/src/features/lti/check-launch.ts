import { decodeJwt, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { statement } from '../../db/database.ts';
import { type Launch, launchOf, unitIn } from './claims.ts';
import { SIGNED_BY } from './keys.ts';
import { STATE } from './login.ts';
import { type Lti, type LtiContext, landingOf } from './lti.ts';
import { ANY_CLIENT, type LtiPlatform } from './platform-settings.ts';
import { LaunchRefused, refusalWith } from './refused.ts';
import { digest, readSigned } from './sealed.ts';

/** Seconds by which clocks may differ, and how old a launch may be. */
const SKEW = 300;
const MOST_AGE = 600;
/** Seconds for which a nonce is remembered: longer than any launch with it is good for. */
const NONCE_KEPT = 3_600;

/** Counts a nonce; the second time it is a repeat. `$1` hash, `$2` nothing, `$3` seconds. */
const USE_NONCE = statement<{ readonly counts: readonly [times: number, ofPart: number, seconds: number] }>(
  'lti-nonce-use',
)`
  select attempt_count(p_attempt_key => $1, p_part => $2, p_more => 1, p_seconds => $3) as counts`;

export interface CheckedLaunch {
  readonly platform: LtiPlatform;
  readonly launch: Launch;
  /** Digest of the secret of the browser that began the login and brings it back; null: in a frame that keeps no cookie. */
  readonly browser: string | null;
}

/** Which refusal a fault of the signed launch is. Anything of the way to the platform's keys is the platform's. */
function refusalOf(error: unknown): LaunchRefused {
  const code = ((): LaunchRefused['code'] => {
    if (error instanceof errors.JWTExpired) return 'EXPIRED';
    if (error instanceof errors.JWTClaimValidationFailed) {
      // Ends are judged above: what is not valid yet comes from a clock that is ahead.
      if (error.claim === 'iat' || error.claim === 'nbf') return error.reason === 'check_failed' ? 'CLOCK' : 'MESSAGE';
      if (error.claim === 'exp') return 'EXPIRED';
      return error.claim === 'iss' || error.claim === 'aud' ? 'UNKNOWN_PLATFORM' : 'MESSAGE';
    }
    const isForged =
      error instanceof errors.JWSSignatureVerificationFailed ||
      error instanceof errors.JWKSNoMatchingKey ||
      error instanceof errors.JWKSMultipleMatchingKeys ||
      error instanceof errors.JOSEAlgNotAllowed ||
      error instanceof errors.JOSENotSupported ||
      error instanceof errors.JWSInvalid ||
      error instanceof errors.JWTInvalid;
    return isForged ? 'SIGNATURE' : 'PLATFORM_AWAY';
  })();
  return new LaunchRefused(code, { cause: error });
}

/** The signed claims: signature, algorithm, issuer, audience, times. */
async function claimsOf(token: string, { issuer, clientId }: LtiPlatform, key: JWTVerifyGetKey, now: number) {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience: clientId,
      algorithms: [SIGNED_BY],
      clockTolerance: SKEW,
      maxTokenAge: MOST_AGE,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat', 'iss', 'aud'],
    });
    return payload;
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The unit that a token says it is of: nothing but its keys is looked up by it before it is proved. */
function unitOf(token: string): string | null {
  try {
    return unitIn(decodeJwt(token));
  } catch {
    return null;
  }
}

/**
 * What is right in itself, of the platform and client that the state names. Where one entry stands for every client, a launch of
 * another tool would have a right audience, too: there the message must say that it opens one of our addresses.
 * @throws LaunchRefused
 */
async function launchOn(
  { keysOf, addresses, platforms }: Pick<Lti, 'keysOf' | 'addresses' | 'platforms'>,
  platform: LtiPlatform,
  token: string,
  { nonce, now }: { readonly nonce: unknown; readonly now: number },
): Promise<Launch> {
  const payload = await claimsOf(token, platform, keysOf(platform), now);
  const { aud, azp } = payload;
  const needsParty = Array.isArray(aud) && aud.length > 1;
  if ((needsParty || (azp !== undefined && azp !== null)) && azp !== platform.clientId)
    throw new LaunchRefused('UNKNOWN_PLATFORM');
  const launch = launchOf(payload);
  const { deploymentId } = launch;
  if (launch.nonce !== nonce) throw new LaunchRefused('NONCE', { deploymentId });
  const isOfAny = (await platforms()).some(({ id, clientId }) => id === platform.id && clientId === ANY_CLIENT);
  if (isOfAny && landingOf(addresses, launch.opens ?? '') === null) throw new LaunchRefused('UNKNOWN_PLATFORM');
  const { deploymentIds } = platform;
  if (deploymentIds.length > 0 && !deploymentIds.includes(deploymentId))
    throw new LaunchRefused('UNKNOWN_DEPLOYMENT', { deploymentId });
  return launch;
}

/**
 * Checks a launch from end to end. Only one that is right in everything uses up its nonce, by the one write that there is.
 * Whoever brings a pupil's link must be the browser that began, so that nobody enters as somebody else unawares; in a frame
 * (`isFramed`) the page's policy sees to it, and what a teacher chooses goes back to the platform alone.
 * @throws LaunchRefused
 */
export async function checkLaunch(
  lti: LtiContext,
  brought: { state: string; token: string; browsers: readonly string[]; isFramed: boolean },
): Promise<CheckedLaunch> {
  const { token, browsers, isFramed } = brought;
  const { keys, database } = lti;
  const now = lti.now();
  const state = await readSigned(keys, STATE, brought.state, now);
  if (state === null) throw new LaunchRefused('STATE');
  const browser = browsers.map(digest).find((one) => one === state.browser) ?? null;
  const platform = await lti.platformOf(state.platform, { client: state.client, unit: unitOf(token) });
  if (platform === null) throw new LaunchRefused('UNKNOWN_PLATFORM');
  const launch = await launchOn(lti, platform, token, { nonce: state.nonce, now }).catch((error: unknown) => {
    const { issuer, clientId } = platform;
    throw error instanceof LaunchRefused ? refusalWith(error, { issuer, clientId }) : error;
  });
  if (browser === null && launch.kind === 'link' && !isFramed) throw new LaunchRefused('STATE');
  const used = await keys.hash('nonce', platform.id, launch.nonce);
  const [row] = await database.query(USE_NONCE, [used, new Uint8Array(), NONCE_KEPT]);
  if (row === undefined || row.counts[0] !== 1) throw new LaunchRefused('REPEATED');
  return { platform, launch, browser };
}
