import { GAME_NAME } from '@consorcio/copy/first-screens';
import { ltiCopy } from '@consorcio/copy/lti';
import * as z from 'zod/mini';
import { SCOPES } from './claims.ts';
import type { Lti } from './lti.ts';
import { isSafeUrl, type LtiPlatform } from './platform-settings.ts';
import { MOST_WAITING, type registeredIn } from './registered.ts';

/* A platform registers itself (LTI Dynamic Registration 1.0): its page opens our address with that of its configuration. */

const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
/** Milliseconds for one answer of the platform, and the most of it that is read, in characters. */
const PATIENCE = 10_000;
const MOST_READ = 100_000;

const configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  registration_endpoint: z.string(),
  authorization_server: z.optional(z.string()),
});
const registration = z.object({
  client_id: z.string(),
  [TOOL]: z.nullish(z.object({ deployment_id: z.nullish(z.union([z.string(), z.number()])) })),
});

/** A registration came to nothing; `message` says why, for the log. */
export class RegistrationRefused extends Error {
  override readonly name = 'RegistrationRefused';
}
const refuse = (why: string, cause?: unknown): never => {
  throw new RegistrationRefused(why, { cause });
};

/** The JSON of an answer; a redirect is none, so that nobody leads us elsewhere. */
async function jsonFrom(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  const text = await answer.text();
  if (!answer.ok) refuse(`${new URL(url).origin} answered ${answer.status}: ${text.slice(0, 300)}`);
  return text.length > MOST_READ ? refuse('too long an answer') : JSON.parse(text);
}

/** What we are, for the platform. A list or an object that is empty is left out: platforms in PHP take one for the other. */
const ourselves = ({ addresses }: Pick<Lti, 'addresses'>) => ({
  ...{ application_type: 'web', response_types: ['id_token'], grant_types: ['implicit', 'client_credentials'] },
  ...{ initiate_login_uri: addresses.login, redirect_uris: [addresses.launch, addresses.deepLink] },
  ...{ client_name: GAME_NAME, jwks_uri: addresses.keys, token_endpoint_auth_method: 'private_key_jwt' },
  scope: Object.values(SCOPES).join(' '),
  [TOOL]: {
    ...{ domain: new URL(addresses.launch).host, description: ltiCopy.admin.intro, target_link_uri: addresses.launch },
    claims: ['iss', 'sub'],
    messages: [
      { type: 'LtiResourceLinkRequest', target_link_uri: addresses.launch, label: GAME_NAME },
      { type: 'LtiDeepLinkingRequest', target_link_uri: addresses.deepLink, label: GAME_NAME },
    ],
  },
});

interface RegistrationRequest {
  /** Where the platform's configuration is. */
  readonly from: string;
  /** What the platform knows its own page by. */
  readonly token: string | null;
  readonly now: number;
}

/**
 * Registers at a platform. It opens the game only once the operator has confirmed it.
 * @throws RegistrationRefused, or what `fetch` throws
 */
export async function register(
  lti: Pick<Lti, 'addresses'>,
  registered: ReturnType<typeof registeredIn>,
  { from, token, now }: RegistrationRequest,
): Promise<LtiPlatform> {
  const waiting = (await registered.read()).filter(({ isConfirmed }) => !isConfirmed);
  if (waiting.length >= MOST_WAITING) refuse('too many platforms wait already');
  const found = configuration.safeParse(await jsonFrom(from));
  const { data } = found;
  if (data === undefined) return refuse('no configuration of a platform', found.error);
  const { issuer, registration_endpoint: to } = data;
  const isOwn = (url: string): boolean => isSafeUrl(url) && new URL(url).origin === new URL(from).origin;
  if (!isOwn(issuer) || !isOwn(to)) return refuse(`${from} speaks for ${issuer} and registers at ${to}`);
  const answer = await jsonFrom(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(ourselves(lti)),
  });
  const made = registration.safeParse(answer);
  if (made.data === undefined) return refuse(`${issuer} sent no client id`, made.error);
  const deployment = (made.data[TOOL] as { deployment_id?: string | number | null } | null | undefined)?.deployment_id;
  return registered.add(
    {
      ...{ issuer, clientId: String(made.data.client_id), authUrl: data.authorization_endpoint },
      ...{ tokenUrl: data.token_endpoint, jwksUrl: data.jwks_uri },
      deploymentIds: deployment == null ? [] : [String(deployment)],
      ...(data.authorization_server !== undefined && { tokenAudience: data.authorization_server }),
    },
    now,
  );
}
