import type { FastifyRequest } from 'fastify';
import type { Uses } from '../../feature.ts';
import { basePathOf } from '../../http/base-path.ts';
import { deviceOf } from '../../http/device.ts';
import { OPEN_ACTIVITY } from './activity-store.ts';
import { activityHash, enterAsUser, enteringHash } from './bound-guest.ts';
import type { CheckedLaunch } from './check-launch.ts';
import type { LinkLaunch } from './claims.ts';
import type { Lti } from './lti.ts';
import { enterPage, type LtiPage, ownWindowPage } from './pages.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { LaunchRefused } from './refused.ts';
import { LINE, readSigned, seal, signed } from './sealed.ts';
import { dreamIn, pathOf, targetOf } from './targets.ts';

/* A link that was opened: to a pupil the game, signed in, here or in a window of its own. */

export type CheckedLink = CheckedLaunch & { readonly launch: LinkLaunch };

/** True of an address on one of the platform's own origins: a launch never leads us anywhere else. */
const isOf = ({ origins }: LtiPlatform, address: string): boolean =>
  URL.canParse(address) && origins.includes(new URL(address).origin);

/** Where the platform wants to be gone back to; null: nowhere, or to none of its own addresses. */
export const returnOf = ({ platform, launch: { returnUrl } }: CheckedLink): string | null =>
  returnUrl !== null && isOf(platform, returnUrl) ? returnUrl : null;

/** Where the platform's grade goes; null where it asks for none, or at an address that is none of its own. */
export function lineOf({ platform, launch: { line } }: CheckedLink, { log }: Uses<'log'>): string | null {
  if (line === null || isOf(platform, line)) return line;
  const { issuer, clientId } = platform;
  log.warn({ issuer, clientId, line }, 'a grade is asked for at an origin that is none of the platform');
  return null;
}

/** True inside a page of somebody else's. Whose it may be, the page's own policy says. */
export const isFramed = ({ headers }: FastifyRequest): boolean =>
  ['iframe', 'frame', 'embed', 'object'].includes(String(headers['sec-fetch-dest']));

/**
 * The button of a frame opens the game in a window: its form holds a signed text that says who came, which only our own pages can
 * send. It is good for a school day, in milliseconds.
 */
const TICKET = 'window of a pupil';
const TICKET_LASTS = 12 * 3_600_000;
/** What a window is for: the hash of the platform's user, the game's address, and what the game is told, as JSON. */
interface Ticket {
  readonly user: string;
  readonly path: string;
  readonly school: string;
}

/** Signs the pupil in. `instead`: what shows where a frame keeps nothing. */
const enter = async (
  services: Uses<'database' | 'counts' | 'log' | 'now' | 'newSeal'>,
  { user, ...to }: Ticket,
  request: FastifyRequest,
  instead?: LtiPage,
) => {
  const device = deviceOf(request.headers['user-agent']);
  const { text, token } = await enterAsUser(services, Buffer.from(user, 'hex'), device);
  return { page: enterPage(text, to, instead), playerId: token.playerId };
};

/** Keeps that a pupil is of the activity's class, and where a grade goes, and opens the game. */
export async function pupilPage(
  lti: Lti,
  services: Uses<'database' | 'counts' | 'settings' | 'log' | 'now' | 'ages' | 'newSeal'>,
  checked: CheckedLink,
  request: FastifyRequest,
): Promise<LtiPage> {
  const { keys, addresses } = lti;
  const { database, now, ages, settings } = services;
  const { platform, launch } = checked;
  const target = targetOf(launch.custom);
  const line = lineOf(checked, services);
  const ticket: Ticket = {
    user: Buffer.from(await enteringHash(lti, services, platform, launch)).toString('hex'),
    path: basePathOf(settings.publicUrl) + pathOf(target),
    school: JSON.stringify({
      returnUrl: returnOf(checked),
      isGraded: line !== null,
      pupil: null,
      dream: dreamIn(target),
    }),
  };
  const button = await signed(keys, TICKET, { ...ticket }, { now: now(), lasts: TICKET_LASTS });
  const own = isFramed(request) ? ownWindowPage(new URL(addresses.window).pathname, button) : undefined;
  const { page, playerId } = await enter(services, ticket, request, own);
  await database.query(OPEN_ACTIVITY, [
    playerId,
    await activityHash({ keys }, platform.id, launch),
    Buffer.from(platform.id, 'hex'),
    line === null ? null : await seal(keys, LINE, { lineUrl: line, userId: launch.sub }),
    dreamIn(target),
    new Date(now()),
    new Date(ages.noted()),
  ]);
  return own === undefined || lti.mayBeFramed(platform) ? page : own;
}

/**
 * The same in a window of its own, as often as the frame's button is pressed.
 * @throws LaunchRefused STATE for a text that we did not sign, too long ago, or that another site sends
 */
export async function windowPage(
  { keys }: Pick<Lti, 'keys'>,
  services: Uses<'database' | 'counts' | 'log' | 'now' | 'newSeal'>,
  button: string,
  request: FastifyRequest,
): Promise<LtiPage> {
  const ticket = await readSigned(keys, TICKET, button, services.now());
  if (ticket === null || request.headers['sec-fetch-site'] !== 'same-origin') throw new LaunchRefused('STATE');
  return (await enter(services, ticket as unknown as Ticket, request)).page;
}
