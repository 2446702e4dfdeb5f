import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LtiContext, landingOf, newBrowser } from './lti.ts';
import { ANY_CLIENT, type LtiPlatform } from './platform-settings.ts';
import { LaunchRefused } from './refused.ts';
import { digest, signed } from './sealed.ts';

/** Milliseconds between a login and its launch. */
const LOGIN_LASTS = 10 * 60_000;
const NONCE_BYTES = 24;
export const STATE = 'state';

type Fields = Readonly<Record<string, string>>;

/** Texts of a query or a form; a name that comes twice counts as missing. */
export const fieldsOf = (values: unknown): Fields =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Record<string, unknown>).filter(([, value]) => typeof value === 'string'),
  ) as Fields;

/** Client ids as platforms give them. */
const CLIENT = /^[!-~]{1,255}$/;

/**
 * Whose login it is, and of which client: by the issuer, and by the client id wherever the platform names it. An entry for every
 * client is taken last, and for one that is named.
 */
function platformOf(platforms: readonly LtiPlatform[], { iss, client_id: clientId }: Fields) {
  const ofIssuer = platforms.filter(({ issuer }) => issuer === iss);
  const found = ofIssuer.filter((one) => clientId === undefined || one.clientId === clientId);
  const any = ofIssuer.find((one) => one.clientId === ANY_CLIENT);
  const [platform = clientId !== undefined && CLIENT.test(clientId) ? any : undefined] = found;
  const client = clientId ?? platform?.clientId;
  if (platform === undefined || found.length > 1 || client === undefined || client === ANY_CLIENT)
    throw new LaunchRefused('UNKNOWN_PLATFORM', { issuer: iss, clientId });
  return { platform, clientId: client };
}

/**
 * A platform begins a login (OIDC third-party-initiated): nonce and state are made, and the browser is sent there to fetch
 * the signed launch, which alone says what is to be opened. Nothing is kept: the state says all.
 * @throws LaunchRefused
 */
export async function login(
  { platforms, addresses, cookies, keys, now, randomBytes }: LtiContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields = fieldsOf(request.method === 'POST' ? request.body : request.query);
  const { platform, clientId } = platformOf(await platforms(), fields);
  const { login_hint: hint, target_link_uri: target, lti_message_hint: message } = fields;
  const { issuer } = platform;
  const landing = landingOf(addresses, target ?? '');
  if (hint === undefined || landing === null) throw new LaunchRefused('BAD_LOGIN', { issuer, clientId });

  const [browser = newBrowser(randomBytes)] = cookies.browsersOf(request);
  const nonce = Buffer.from(randomBytes(NONCE_BYTES)).toString('base64url');
  const values = { platform: platform.id, client: clientId, nonce, browser: digest(browser) };
  const state = await signed(keys, STATE, values, { now: now(), lasts: LOGIN_LASTS });
  const to = new URL(platform.authUrl);
  const asked = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: clientId,
    redirect_uri: landing,
    login_hint: hint,
    state,
    nonce,
    ...(message === undefined ? {} : { lti_message_hint: message }),
  };
  for (const [name, value] of Object.entries(asked)) to.searchParams.set(name, value);
  return reply.header('set-cookie', cookies.ofBrowser(browser)).redirect(to.href, 303);
}
