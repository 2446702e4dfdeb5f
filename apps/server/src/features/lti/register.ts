import { isIP } from 'node:net';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { ltiCopy } from '@consorcio/copy/lti';
import * as z from 'zod/mini';
import type { AskOutside, OutsideRequest } from '../../http/outside.ts';
import { SCOPES } from './claims.ts';
import type { Lti } from './lti.ts';
import { isSafeUrl } from './platform-settings.ts';
import { type Added, MOST_WAITING, type Registered, type registeredIn } from './registered.ts';

/* A platform registers itself (LTI Dynamic Registration 1.0): its page opens our address with that of its configuration. */

const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

/** What the operator reads of a registration: few signs, all of which are seen, and no sentence (LTI 1.3: ASCII). */
const word = z.string().check(z.regex(/^[!-~]{1,255}$/));
const configuration = z.object({
  issuer: word,
  authorization_endpoint: word,
  token_endpoint: word,
  jwks_uri: word,
  registration_endpoint: word,
  authorization_server: z.optional(word),
});
const registration = z.object({
  client_id: word,
  [TOOL]: z.nullish(z.object({ deployment_id: z.nullish(z.union([word, z.number()])) })),
});

/** A registration came to nothing; `message` says why, for the log. */
export class RegistrationRefused extends Error {
  override readonly name = 'RegistrationRefused';
}
const refuse = (why: string, cause?: unknown): never => {
  throw new RegistrationRefused(why, { cause });
};

async function jsonFrom(ask: AskOutside, url: string, init: OutsideRequest = {}): Promise<unknown> {
  const answer = await ask(url, init);
  const text = await answer.text();
  return answer.ok
    ? JSON.parse(text)
    : refuse(`${new URL(url).origin} answered ${answer.status}: ${text.slice(0, 300)}`);
}

/** What we are, for the platform. A list or an object that is empty is left out: platforms in PHP take one for the other. */
const ourselves = ({ addresses }: Pick<Lti, 'addresses'>) => ({
  application_type: 'web',
  response_types: ['id_token'],
  grant_types: ['implicit', 'client_credentials'],
  initiate_login_uri: addresses.login,
  redirect_uris: [addresses.launch, addresses.deepLink],
  client_name: GAME_NAME,
  jwks_uri: addresses.keys,
  token_endpoint_auth_method: 'private_key_jwt',
  scope: Object.values(SCOPES).join(' '),
  [TOOL]: {
    domain: new URL(addresses.launch).host,
    description: ltiCopy.tool,
    target_link_uri: addresses.launch,
    claims: ['iss', 'sub'],
    messages: [
      { type: 'LtiResourceLinkRequest', target_link_uri: addresses.launch, label: GAME_NAME },
      { type: 'LtiDeepLinkingRequest', target_link_uri: addresses.deepLink, label: GAME_NAME },
    ],
  },
});

type Waiting = ReturnType<typeof registeredIn>;

interface RegistrationRequest {
  /** Where the platform's configuration is. */
  readonly from: string;
  /** What the platform knows its own page by. */
  readonly token: string | null;
  /** Key of the address from which its page was opened. */
  readonly askedBy: string;
  /** Whether its addresses may be of this machine or numbers: only where the game's own is. */
  readonly mayBeLocal: boolean;
  readonly now: number;
}

/** Whether an address may be one of a platform that registers itself. */
export const isPlatformAddress = (url: string, mayBeLocal: boolean): boolean =>
  isSafeUrl(url) &&
  (mayBeLocal || (url.startsWith('https:') && isIP(new URL(url).hostname.replaceAll(/[[\]]/g, '')) === 0));

/** @throws RegistrationRefused when too many wait: in all, of an address, or of an issuer where that is known */
async function refuseFull(
  registered: Waiting,
  { askedBy, now, issuer }: Pick<RegistrationRequest, 'askedBy' | 'now'> & { readonly issuer: string | undefined },
): Promise<void> {
  const waiting = (await registered.read(now)).filter(({ confirmedAt }) => confirmedAt === null);
  const isFull = (most: number, isOne: (one: Registered) => boolean): boolean => waiting.filter(isOne).length >= most;
  if (isFull(MOST_WAITING.inAll, () => true)) refuse('too many platforms wait already');
  if (isFull(MOST_WAITING.ofAddress, (one) => one.askedBy === askedBy))
    refuse('too many platforms of one address wait');
  if (isFull(MOST_WAITING.ofIssuer, ({ platform }) => platform.issuer === issuer)) refuse(`${issuer} waits already`);
}

/**
 * Registers at a platform. It opens the game only once the operator has confirmed it.
 * @throws RegistrationRefused, or what `AskOutside` throws
 */
export async function register(
  lti: Pick<Lti, 'addresses' | 'ask'>,
  registered: Waiting,
  { from, token, askedBy, mayBeLocal, now }: RegistrationRequest,
): Promise<Added> {
  if (!isPlatformAddress(from, mayBeLocal)) refuse('the address of the configuration is none of a platform');
  const checkRoom = (issuer?: string) => refuseFull(registered, { askedBy, now, issuer });
  await checkRoom();
  const found = configuration.safeParse(await jsonFrom(lti.ask, from));
  const { data } = found;
  if (data === undefined) return refuse('no configuration of a platform', found.error);
  const { issuer, registration_endpoint: to } = data;
  const isOwn = (url: string): boolean =>
    isPlatformAddress(url, mayBeLocal) && new URL(url).origin === new URL(from).origin;
  if (!isOwn(issuer) || !isOwn(to)) return refuse(`${from} speaks for ${issuer} and registers at ${to}`);
  const others = [data.authorization_endpoint, data.token_endpoint, data.jwks_uri];
  const bad = others.find((url) => !isPlatformAddress(url, mayBeLocal));
  if (bad !== undefined) return refuse(`${from} names the address ${bad}`);
  await checkRoom(issuer);
  const answer = await jsonFrom(lti.ask, to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(ourselves(lti)),
  });
  const made = registration.safeParse(answer);
  if (made.data === undefined) return refuse(`${issuer} sent no client id`, made.error);
  const deployment = (made.data[TOOL] as { deployment_id?: string | number | null } | null | undefined)?.deployment_id;
  const entry = {
    issuer,
    clientId: String(made.data.client_id),
    authUrl: data.authorization_endpoint,
    tokenUrl: data.token_endpoint,
    jwksUrl: data.jwks_uri,
    deploymentIds: deployment == null ? [] : [String(deployment)],
    ...(data.authorization_server !== undefined && { tokenAudience: data.authorization_server }),
  };
  // Others may have come while the platform answered.
  return registered.turn(async () => {
    await checkRoom(issuer);
    return registered.add(entry, { now, askedBy });
  });
}
