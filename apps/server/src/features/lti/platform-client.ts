import { randomUUID } from 'node:crypto';
import { MOST_POINTS } from '@consorcio/rules/vocabulary';
import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { OutsideRequest } from '../../http/outside.ts';
import { SCOPES } from './claims.ts';
import { SIGNED_BY } from './keys.ts';
import type { Lti } from './lti.ts';
import type { LtiPlatform } from './platform-settings.ts';

/** Seconds for which our proof is good, and before its end that a token is not used any more. */
const PROOF_LASTS = 300;
const MARGIN = 60;
/** Seconds that a token is taken to last where the platform does not say. */
const USUAL_LIFE = 300;
/** The most that a line of grades says: stock platforms allow no more than 100. */
export const FULL_SCORE = 100;
/** Characters of a platform's own words that are logged. */
const MOST_WORDS = 300;
/** Refusals that may pass: the token has ended, the platform is busy, or it was too slow or too early. */
const PASSING = [401, 408, 425, 429];
/** Pages of a class's list that are read: of a hundred people each, as platforms send them. */
const MOST_PAGES = 20;

/** Lists that are asked for, by their scope: as what. */
const LISTS = { result: 'lis.v2.resultcontainer', members: 'lti-nrps.v2.membershipcontainer' } as const;

const tokenReply = z.object({ access_token: z.string(), expires_in: z.nullish(z.coerce.number()) });
const resultsReply = z.array(
  z.object({
    userId: z.union([z.string(), z.number()]),
    resultScore: z.nullish(z.number()),
    resultMaximum: z.nullish(z.number()),
    comment: z.nullish(z.string()),
  }),
);
const membersReply = z.object({
  members: z.array(z.object({ user_id: z.union([z.string(), z.number()]), name: z.nullish(z.string()) })),
});

/** A platform refused. `isFinal`: it may well refuse the same again, as a grade for somebody who is not graded. */
export class PlatformRefused extends Error {
  override readonly name = 'PlatformRefused';
  readonly status: number;
  /** The platform's own words, cut. */
  readonly reply: string;
  readonly isFinal: boolean;
  constructor(what: string, status: number, reply: string, isOfToken: boolean) {
    super(`${what}: ${status}`);
    this.status = status;
    this.reply = reply;
    // A token may be refused for want of our keys.
    this.isFinal = status >= 400 && status < 500 && !PASSING.includes(status) && !isOfToken;
  }
}

async function refusalOf(what: string, answer: Response, isOfToken = false): Promise<PlatformRefused> {
  const reply = (await answer.text().catch(() => '')).slice(0, MOST_WORDS);
  return new PlatformRefused(what, answer.status, reply, isOfToken);
}

/** Of whom, in which line of grades. */
export interface Place {
  readonly lineUrl: string;
  /** The platform's own name for the player. */
  readonly userId: string;
}
/** A result for a line of grades. */
export interface Score extends Place {
  /** 0 to 1000. */
  readonly points: number;
  /** True of one that another will replace. */
  readonly isProvisional: boolean;
  readonly comment: string;
}
export interface ResultThere {
  /** 0 to 1000. */
  readonly points: number;
  readonly comment: string;
}

/** A service of a line of grades: its address with the service's name, before the query. */
export function serviceUrl(lineUrl: string, service: 'scores' | 'results'): URL {
  const url = new URL(lineUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${service}`;
  return url;
}

const scoreBody = ({ userId, points, isProvisional, comment }: Score, now: number) => ({
  userId,
  timestamp: new Date(now).toISOString(),
  activityProgress: isProvisional ? 'Submitted' : 'Completed',
  // Moodle shows nothing of a grade that is not final, so the comment says what is provisional.
  gradingProgress: 'FullyGraded',
  scoreGiven: (points * FULL_SCORE) / MOST_POINTS,
  scoreMaximum: FULL_SCORE,
  comment,
});

/** The services of the platforms: grades (AGS) and the names of a class (NRPS). `now`: milliseconds since 1970. */
export function platformClient({ keys, ask }: Pick<Lti, 'keys' | 'ask'>, now: () => number) {
  const tokens = new Map<string, { readonly text: string; readonly until: number }>();
  const nameOf = ({ id, clientId }: LtiPlatform, scope: string): string => JSON.stringify([id, clientId, scope]);

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

  const tokenOf = async (platform: LtiPlatform, scope: string): Promise<string> => {
    const known = tokens.get(nameOf(platform, scope));
    if (known !== undefined && now() < known.until) return known.text;
    const answer = await ask(platform.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await proof(platform),
        scope,
      }),
    });
    if (!answer.ok) throw await refusalOf('the platform gives no token', answer, true);
    const { access_token: text, expires_in: told } = tokenReply.parse(await answer.json());
    const life = told ?? USUAL_LIFE;
    tokens.set(nameOf(platform, scope), { text, until: now() + (life - MARGIN) * 1000 });
    return text;
  };

  const askWith = async (
    platform: LtiPlatform,
    scope: string,
    url: string,
    init: OutsideRequest,
  ): Promise<Response> => {
    const authorization = `Bearer ${await tokenOf(platform, scope)}`;
    const answer = await ask(url, { ...init, headers: { ...init.headers, authorization } });
    // It may have forgotten the token.
    if (answer.status === 401) tokens.delete(nameOf(platform, scope));
    return answer;
  };

  /** What a list says, page after page, on the platform's own origins. */
  async function* pagesOf(platform: LtiPlatform, list: keyof typeof LISTS, from: string): AsyncGenerator<unknown> {
    let next: string | null = from;
    for (let n = 0; n < MOST_PAGES && next !== null && platform.origins.includes(new URL(next).origin); n += 1) {
      const accept = `application/vnd.ims.${LISTS[list]}+json`;
      const answer: Response = await askWith(platform, SCOPES[list], next, { headers: { accept } });
      if (!answer.ok) throw await refusalOf(`the platform does not tell its list: ${list}`, answer);
      yield await answer.json();
      next = /<([^<>]+)>;\s*rel="?next"?/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
  }

  return {
    /**
     * Hands in a result; it was taken when this returns. A newer one that the platform already has counts as taken.
     * @throws Error when the platform does not answer; PlatformRefused when it refuses
     */
    async send(platform: LtiPlatform, score: Score): Promise<void> {
      const answer = await askWith(platform, SCOPES.score, serviceUrl(score.lineUrl, 'scores').href, {
        method: 'POST',
        headers: { 'content-type': 'application/vnd.ims.lis.v1.score+json' },
        body: JSON.stringify(scoreBody(score, now())),
      });
      if (!answer.ok && answer.status !== 409) throw await refusalOf('the platform did not take a result', answer);
    },

    /**
     * The results that a line of grades has by the platform's own names for people, of one of them or of all; null where it does
     * not let us see them.
     * @throws Error when the platform does not answer
     */
    async resultsThere(
      platform: LtiPlatform,
      lineUrl: string,
      userId?: string,
    ): Promise<ReadonlyMap<string, ResultThere> | null> {
      const url = serviceUrl(lineUrl, 'results');
      if (userId !== undefined) url.searchParams.set('user_id', userId);
      const found = new Map<string, ResultThere>();
      try {
        for await (const page of pagesOf(platform, 'result', url.href))
          for (const one of resultsReply.safeParse(page).data ?? []) {
            const { resultScore = null, comment = null } = one;
            const most = one.resultMaximum ?? FULL_SCORE;
            if (resultScore === null || most <= 0) continue;
            const points = Math.round(Math.max(0, Math.min(1, resultScore / most)) * MOST_POINTS);
            found.set(String(one.userId), { points, comment: comment ?? '' });
          }
        return found;
      } catch (error) {
        if (error instanceof PlatformRefused && error.isFinal) return null;
        throw error;
      }
    },

    /**
     * The names of a class by the platform's own names for its people; none where the platform keeps them back.
     * @throws Error when the platform does not answer; PlatformRefused when it refuses
     */
    async namesOf(platform: LtiPlatform, membersUrl: string): Promise<ReadonlyMap<string, string>> {
      const names = new Map<string, string>();
      for await (const page of pagesOf(platform, 'members', membersUrl))
        for (const { user_id: id, name } of membersReply.parse(page).members) if (name) names.set(String(id), name);
      return names;
    },
  };
}
