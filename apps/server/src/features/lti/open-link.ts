import type { FastifyRequest } from 'fastify';
import type { Uses } from '../../feature.ts';
import { basePathOf } from '../../http/base-path.ts';
import { deviceOf } from '../../http/client.ts';
import { isOfOwnPage } from '../../http/html.ts';
import { ALLOW_SHIFTS, OPEN_ACTIVITY } from './activity-store.ts';
import { activityHash, enterAsUser, enteringHash } from './bound-guest.ts';
import type { CheckedLaunch } from './check-launch.ts';
import type { LinkLaunch } from './claims.ts';
import { type DeskTicket, hasEnded, hexOf, type LiveTicket, livePage } from './live-activity.ts';
import type { LtiContext } from './lti.ts';
import { enterPage, type LtiPage, ownWindowPage, sessionEntry } from './pages.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { LaunchRefused } from './refused.ts';
import { LINE, readSigned, seal, signed } from './sealed.ts';
import { allowsShifts, dreamIn, pathOf, targetOf } from './targets.ts';

/* A link that was opened: to a pupil the game, signed in, or the seat in a live group, here or in a window of its own. */

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
/** A window of the game: the hash of the platform's user, the game's address, and what the game is told, as JSON. */
interface GameTicket {
  readonly user: string;
  readonly path: string;
  readonly school: string;
}
type Ticket = GameTicket | LiveTicket;

/** Signs what a button is for. */
const buttonFor = ({ keys, now }: LtiContext, ticket: Ticket): Promise<string> =>
  signed(keys, TICKET, { ...ticket }, { now: now(), lasts: TICKET_LASTS });

const signIn = (lti: LtiContext, user: string, request: FastifyRequest) =>
  enterAsUser(lti, Buffer.from(user, 'hex'), deviceOf(request.headers['user-agent']));

/** What the game is told of an activity, as JSON. */
const schoolOf = (checked: CheckedLink, line: string | null): string =>
  JSON.stringify({
    returnUrl: returnOf(checked),
    isGraded: line !== null,
    pupil: null,
    dream: dreamIn(targetOf(checked.launch.custom)),
  });

/** The page of a launch: what it opens, or in a frame that may not show it a button for that. */
async function pageFor(
  lti: LtiContext,
  { ticket, platform, show }: { readonly ticket: Ticket; readonly platform: LtiPlatform; readonly show: Show },
  request: FastifyRequest,
): Promise<LtiPage> {
  const button = await buttonFor(lti, ticket);
  const own = isFramed(request) ? ownWindowPage(new URL(lti.addresses.window).pathname, button) : undefined;
  return own === undefined || lti.mayBeFramed(platform) ? show(button, own) : own;
}
/** `own`: in a frame, what shows where the browser keeps nothing there. */
type Show = (button: string, own: LtiPage | undefined) => LtiPage | Promise<LtiPage>;

/** Keeps that a pupil is of the activity's class, what it allows, and where a grade goes, and opens the game or the seat in the live group. */
export async function pupilPage(lti: LtiContext, checked: CheckedLink, request: FastifyRequest): Promise<LtiPage> {
  const { keys, database, now, ages, settings } = lti;
  const { platform, launch } = checked;
  const target = targetOf(launch.custom);
  const line = lineOf(checked, lti);
  const user = Buffer.from(await enteringHash(lti, platform, launch)).toString('hex');
  const { text, token } = await signIn(lti, user, request);
  const activity = await activityHash({ keys }, platform.id, launch);
  await database.query(OPEN_ACTIVITY, [
    token.playerId,
    activity,
    Buffer.from(platform.id, 'hex'),
    line === null
      ? null
      : await seal(keys, LINE, { lineUrl: line, userId: launch.sub, client: platform.clientId, unit: launch.activity }),
    dreamIn(target),
    new Date(now()),
    new Date(ages.noted()),
  ]);
  await database.query(ALLOW_SHIFTS, [token.playerId, allowsShifts(launch.custom)]);
  const school = schoolOf(checked, line);
  if (target.kind === 'live') {
    // In a live group the pupil has a seat and no session: nothing that is played beside it counts for the activity.
    const seat: LiveTicket = {
      live: 'seat',
      activity: hexOf(activity),
      months: target.months,
      user,
      pupilId: token.playerId,
      school,
    };
    const show: Show = (button, own) => livePage(lti, seat, { button, own });
    return pageFor(lti, { ticket: seat, platform, show }, request);
  }
  const ticket = { user, path: basePathOf(settings.publicUrl) + pathOf(target), school };
  const show: Show = (_, own) => enterPage(sessionEntry(text), ticket, own);
  return pageFor(lti, { ticket, platform, show }, request);
}

/** What a button of the page of a class opens the desk by. */
export const deskButton = (lti: LtiContext, desk: Omit<DeskTicket, 'school'>, returnUrl: string | null) =>
  buttonFor(lti, { ...desk, school: schoolOfDesk(returnUrl) });
const schoolOfDesk = (returnUrl: string | null): string =>
  JSON.stringify({ returnUrl, isGraded: false, pupil: null, dream: null });

/** Opens the desk of an activity's live group to who teaches; null where the group has ended, and another activity. */
export async function deskPage(
  lti: LtiContext,
  checked: CheckedLink,
  request: FastifyRequest,
): Promise<LtiPage | null> {
  const { platform, launch } = checked;
  const target = targetOf(launch.custom);
  if (target.kind !== 'live') return null;
  const activity = await activityHash(lti, platform.id, launch);
  if (await hasEnded(lti, activity)) return null;
  const desk: DeskTicket = {
    live: 'desk',
    activity: hexOf(activity),
    months: target.months,
    school: schoolOfDesk(returnOf(checked)),
  };
  const show: Show = (button, own) => livePage(lti, desk, { button, own });
  return pageFor(lti, { ticket: desk, platform, show }, request);
}

/**
 * The same in a window of its own, as often as the frame's button is pressed.
 * @throws LaunchRefused STATE for a text that we did not sign, too long ago, or that another site sends
 */
export async function windowPage(lti: LtiContext, button: string, request: FastifyRequest): Promise<LtiPage> {
  const read = await readSigned(lti.keys, TICKET, button, lti.now());
  if (read === null || !isOfOwnPage(request)) throw new LaunchRefused('STATE');
  const ticket = read as unknown as Ticket;
  const own = isFramed(request) ? ownWindowPage(new URL(lti.addresses.window).pathname, button) : undefined;
  if ('live' in ticket) return livePage(lti, ticket, { button, own });
  return enterPage(sessionEntry((await signIn(lti, ticket.user, request)).text), ticket, own);
}
