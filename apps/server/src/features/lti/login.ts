import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../feature.ts';
import { landingOf } from './addresses.ts';
import { newBrowser } from './browser-cookie.ts';
import type { Lti } from './lti.ts';
import { ownWindowPage, sendLtiPage, tryStoragePage } from './pages.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { LaunchRefused } from './refused.ts';
import { digest, signed } from './sealed.ts';

/** Milliseconds between a login and its launch. */
const LOGIN_LASTS = 10 * 60_000;
/** Set once cookie and storage were tried inside a frame: what the frame's storage said. */
const TRIED = 'tentou';
/** Set by the button that opens a window: the page of the frame whose button it is. */
export const PAGE = 'pagina';
const NONCE_BYTES = 24;
const PAGE_BYTES = 16;
export const STATE = 'state';

type Fields = Readonly<Record<string, string>>;

/** Texts of a query or a form; a name that comes twice counts as missing. */
export const fieldsOf = (values: unknown): Fields =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Record<string, unknown>).filter(([, value]) => typeof value === 'string'),
  ) as Fields;

/** Whose login it is: by the issuer, and by the client id wherever the platform names it. */
function platformOf(platforms: readonly LtiPlatform[], { iss, client_id: clientId }: Fields): LtiPlatform {
  const found = platforms.filter(
    (platform) => platform.issuer === iss && (clientId === undefined || platform.clientId === clientId),
  );
  const [platform] = found;
  if (platform === undefined || found.length > 1)
    throw new LaunchRefused('UNKNOWN_PLATFORM', { issuer: iss, clientId });
  return platform;
}

const isFramed = ({ headers }: FastifyRequest): boolean =>
  ['iframe', 'frame', 'embed', 'object'].includes(String(headers['sec-fetch-dest']));

/**
 * A platform begins a login (OIDC third-party-initiated): nonce and state are made, and the browser is sent there to fetch
 * the signed launch. Nothing is kept: the state says all, and only the browser that asked can bring it back. In a frame
 * where the game may not be shown, or whose browser keeps no cookie or nothing else, a page opens a window instead.
 * @throws LaunchRefused
 */
export async function login(
  { platforms: read, addresses, cookies, keys, mayBeFramed }: Lti,
  { now, randomBytes }: Pick<Services, 'now' | 'randomBytes'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const {
    [TRIED]: tried,
    [PAGE]: page,
    ...fields
  } = fieldsOf(request.method === 'POST' ? request.body : request.query);
  const platforms = await read();
  const platform = platformOf(platforms, fields);
  const { login_hint: hint, target_link_uri: target, lti_message_hint: message } = fields;
  const { issuer, clientId } = platform;
  const landing = landingOf(addresses, target ?? '');
  if (hint === undefined || landing === null) throw new LaunchRefused('BAD_LOGIN', { issuer, clientId });

  const [browser = null] = cookies.browsersOf(request);
  const secret = browser ?? newBrowser(randomBytes);
  const random = (count: number): string => Buffer.from(randomBytes(count)).toString('base64url');
  const own = (more: Fields): string =>
    `${new URL(addresses.login).pathname}?${new URLSearchParams({ ...fields, ...more })}`;
  if (isFramed(request)) {
    const mayStay = landing === addresses.deepLink || mayBeFramed(platform);
    if (mayStay && tried === undefined) {
      reply.header('set-cookie', cookies.ofBrowser(secret));
      return sendLtiPage(reply, tryStoragePage(own({ [TRIED]: 'sim' }), own({ [TRIED]: 'nao' })), platforms);
    }
    if (!mayStay || browser === null || tried !== 'sim')
      return sendLtiPage(reply, ownWindowPage(own({ [PAGE]: random(PAGE_BYTES) })), platforms);
  }

  const nonce = random(NONCE_BYTES);
  const values = { platform: platform.id, nonce, browser: digest(secret), ...(page !== undefined && { page }) };
  const state = await signed(keys, STATE, values, { now: now(), lasts: LOGIN_LASTS });
  const to = new URL(platform.authUrl);
  const asked = {
    ...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
    ...{ client_id: platform.clientId, redirect_uri: landing, login_hint: hint, state, nonce },
    ...(message === undefined ? {} : { lti_message_hint: message }),
  };
  for (const [name, value] of Object.entries(asked)) to.searchParams.set(name, value);
  return reply.header('set-cookie', cookies.ofBrowser(secret)).redirect(to.href, 303);
}
