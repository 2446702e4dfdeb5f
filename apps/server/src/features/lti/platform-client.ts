import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import { SCORE_SCOPE } from './claims.ts';
import { type LtiKeys, SIGNED_BY } from './keys.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { FULL, NO_NOTE_YET } from './results.ts';

/** Milliseconds for one answer of a platform. */
const PATIENCE = 10_000;
/** Seconds for which our proof is good, and before its end that a token is not used any more. */
const PROOF_LASTS = 300;
const MARGIN = 60;
/** Seconds that a token is taken to last where the platform does not say. */
const USUAL_LIFE = 300;

const tokenReply = z.object({ access_token: z.string(), expires_in: z.optional(z.number()) });

/** Asks a platform; a redirect counts as a failure, so that nobody leads us elsewhere. */
const ask = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, method: 'POST', redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });

/** A result for a line of grades. */
export interface Score {
  readonly lineUrl: string;
  /** The platform's own name for the player. */
  readonly userId: string;
  /** 0 to 1000, or `NO_NOTE_YET`. */
  readonly points: number;
  readonly comment: string;
}

/** Where results of a line go: its address with `/scores`, before the query. */
export function scoresUrl(lineUrl: string): string {
  const url = new URL(lineUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

const scoreBody = ({ userId, points, comment }: Score, now: number) => ({
  userId,
  timestamp: new Date(now).toISOString(),
  activityProgress: 'Completed',
  ...(points === NO_NOTE_YET
    ? { gradingProgress: 'Pending' }
    : { gradingProgress: 'FullyGraded', scoreGiven: points, scoreMaximum: FULL, comment }),
});

/** The service of grades of the platforms (Assignment and Grade Services). `now`: milliseconds since 1970. */
export function platformClient(keys: LtiKeys, now: () => number) {
  const tokens = new Map<string, { readonly text: string; readonly until: number }>();

  const proof = async ({ clientId, tokenAudience }: LtiPlatform): Promise<string> => {
    const { kid, key } = await keys.signer();
    const at = Math.floor(now() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: SIGNED_BY, kid, typ: 'JWT' })
      .setIssuer(clientId)
      .setSubject(clientId)
      .setAudience(tokenAudience)
      .setIssuedAt(at)
      .setExpirationTime(at + PROOF_LASTS)
      .setJti(randomUUID())
      .sign(key);
  };

  const tokenOf = async (platform: LtiPlatform): Promise<string> => {
    const kept = tokens.get(platform.id);
    if (kept !== undefined && now() < kept.until) return kept.text;
    const answer = await ask(platform.tokenUrl, {
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await proof(platform),
        scope: SCORE_SCOPE,
      }),
    });
    if (!answer.ok) throw new Error(`the platform gives no token: ${answer.status}`);
    const { access_token: text, expires_in: life = USUAL_LIFE } = tokenReply.parse(await answer.json());
    tokens.set(platform.id, { text, until: now() + (life - MARGIN) * 1000 });
    return text;
  };

  return {
    /**
     * Hands in a result; it was taken when this returns. A newer one that the platform already has counts as taken.
     * @throws Error when the platform does not answer or refuses
     */
    async send(platform: LtiPlatform, score: Score): Promise<void> {
      const answer = await ask(scoresUrl(score.lineUrl), {
        headers: {
          authorization: `Bearer ${await tokenOf(platform)}`,
          'content-type': 'application/vnd.ims.lis.v1.score+json',
        },
        body: JSON.stringify(scoreBody(score, now())),
      });
      await answer.body?.cancel();
      if (answer.ok || answer.status === 409) return;
      // It may have forgotten the token.
      if (answer.status === 401) tokens.delete(platform.id);
      throw new Error(`the platform did not take a result: ${answer.status}`);
    },
  };
}
