import { LIVE_START } from '@consorcio/contract';
import type { LiveMonths } from '@consorcio/rules/live-words';
import type { Uses } from '../../feature.ts';
import { basePathOf } from '../../http/base-path.ts';
import { hashOfKey, isSameHash, writtenId } from '../../http/live-token.ts';
import type { ActivityGroup, LiveActivities, NoSeat, SealedKey } from '../../live-activities.ts';
import type { LtiContext } from './lti.ts';
import { enterPage, type LtiPage, noSeatPage } from './pages.ts';
import { seal, unseal } from './sealed.ts';

/*
 * An activity that is a live group. Who teaches leads it, and a pupil has a seat in it, each by a key that the launch makes: the
 * same again at the next launch. So nobody types a code, and no session is needed.
 */

interface Ticket {
  /** Hash of the activity, in hexadecimal digits. */
  readonly activity: string;
  /** Of a group that is still to be opened. */
  readonly months: LiveMonths;
  /** What the game is told of the activity, as JSON. */
  readonly school: string;
}
/** Opens the desk of the activity's group: of another one (`new desk`) where that has ended. */
export interface DeskTicket extends Ticket {
  readonly live: 'desk' | 'new desk';
}
/** Opens a pupil's seat. */
interface SeatTicket extends Ticket {
  readonly live: 'seat';
  /** Hash of the platform's user, and the player who has the activity's grade. */
  readonly user: string;
  readonly pupilId: string;
}
export type LiveTicket = DeskTicket | SeatTicket;

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const groupsOf = ({ live: { activities } }: Uses<'live'>): LiveActivities => {
  if (activities === undefined) throw new Error('live groups are not mounted');
  return activities;
};

/** Whether the activity's newest group has ended. */
export const hasEnded = async (services: Uses<'live'>, activity: Uint8Array): Promise<boolean> =>
  (await groupsOf(services).newest(activity))?.hasEnded === true;

/** Who has which seat in the activity's newest group, by player. */
export async function placesOf(services: Uses<'live'>, activity: Uint8Array) {
  const groups = groupsOf(services);
  const group = await groups.newest(activity);
  const places = group === null ? [] : await groups.places(group);
  return new Map(places.map((place) => [place.pupilId, place]));
}

const HOST = 'host of a live group';
const KEY_BYTES = 32;
/** How often who teaches tries again because another one came first. */
const MOST_TRIES = 4;

/**
 * The group that who teaches leads, and the key for it. It is opened where there is none: of two at once both open the same, since
 * the key follows from the activity and its group before.
 */
async function ledGroup(
  { keys, randomBytes, ...services }: LtiContext,
  { live, activity: hex, months }: DeskTicket,
): Promise<{ readonly group: ActivityGroup; readonly key: string }> {
  const groups = groupsOf(services);
  const activity = Buffer.from(hex, 'hex');
  const sealed = async (bytes: Uint8Array): Promise<SealedKey> => {
    const key = Buffer.from(bytes).toString('base64url');
    return { key, sealed: await seal(keys, HOST, { key }) };
  };
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const group = await groups.newest(activity);
    if (group === null || (live === 'new desk' && group.hasEnded)) {
      const own = await sealed(await keys.hash('live host', hex, group?.groupId ?? ''));
      return { group: await groups.open({ activity, months, own }), key: own.key };
    }
    const key = String((await unseal(keys, HOST, group.schoolKey)).key);
    if (isSameHash(hashOfKey(key), group.hostHash)) return { group, key };
    // The desk has ended the key, as one that others have: the next launch makes a new one.
    const own = await sealed(randomBytes(KEY_BYTES));
    if (await groups.renew(group, own)) return { group, key: own.key };
  }
  throw new Error('nobody could lead the live group of an activity');
}

/** Refusals that end by themselves, so that the page asks again. */
const AWAITED = ['LIVE_NOT_FOUND', 'LIVE_PAUSED', 'LIVE_SHUT'];

/**
 * Opens the desk or the seat that a ticket is for, or says why there is no seat. `button`: the ticket as our pages send it again;
 * `own`: in a frame, what shows where the browser keeps nothing there.
 */
export async function livePage(
  lti: LtiContext,
  ticket: LiveTicket,
  { button, own }: { readonly button: string; readonly own: LtiPage | undefined },
): Promise<LtiPage> {
  const base = basePathOf(lti.settings.publicUrl);
  const { school } = ticket;
  if (ticket.live !== 'seat') {
    const { group, key } = await ledGroup(lti, ticket);
    const id = writtenId(group.groupId);
    const entry = { name: `live-host-${id}`, text: key, same: key };
    return enterPage(entry, { path: `${base}${LIVE_START}/conduzir/${id}`, school }, own);
  }
  const groups = groupsOf(lti);
  const group = await groups.newest(Buffer.from(ticket.activity, 'hex'));
  const refused = (code: NoSeat): LtiPage =>
    noSeatPage(code, new URL(lti.addresses.window).pathname, button, AWAITED.includes(code));
  if (group === null) return refused('LIVE_NOT_FOUND');
  const key = Buffer.from(await lti.keys.hash('live seat', group.groupId, ticket.user)).toString('base64url');
  const refusal = await groups.seat({ group, pupilId: ticket.pupilId, key });
  if (refusal !== null) return refused(refusal);
  const id = writtenId(group.groupId);
  const text = JSON.stringify({ groupId: id, key });
  // As the projector's QR code: the code, and the beginning of the group's id.
  const path = `${base}/v/${group.code}?g=${id.slice(0, 8)}`;
  return enterPage({ name: 'live-joining', text, same: text }, { path, school }, own);
}
