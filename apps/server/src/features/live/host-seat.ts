import type { ParsedBodyOf, ReplyOf } from '@consorcio/contract';
import { ok, type Result, refuse } from '@consorcio/kernel';
import { hashOfKey, type LiveToken } from '../../http/live-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { hostViewOf, readHost } from './host.ts';
import { isSameHash } from './is-same-hash.ts';
import { picturesIn, type SeatRow } from './live-rows.ts';
import type { LiveContext } from './move-on.ts';
import type { GroupRead } from './read-live.ts';
import { CHANGE_KEY, FREE_SEAT, SHUT_DOOR, UNLOCK_SEAT } from './seat-store.ts';

type Told = ReplyOf<'liveHostSeat'>;
type SeatRefusal = 'LIVE_NOT_FOUND' | 'LIVE_NOT_NOW' | 'LIVE_MOVED_ON';

/** How often it is looked again because somebody was faster. */
const MOST_ATTEMPTS = 20;

/** Does what is asked: true where it is done, false where the seat has changed meanwhile. */
async function done(
  { database }: LiveContext,
  { group }: GroupRead,
  seat: SeatRow,
  asked: ParsedBodyOf<'liveHostSeat'>,
): Promise<boolean> {
  const { groupId } = group;
  if (asked.do === 'SHOW_PICTURES') return true;
  if (asked.do === 'UNLOCK') {
    await database.query(UNLOCK_SEAT, [groupId, seat.quota]);
    return true;
  }
  if (asked.do === 'FREE') {
    const [row] = await database.query(FREE_SEAT, [groupId, seat.quota, seat.keyHash]);
    return row?.written === true;
  }
  const hash = hashOfKey(asked.key ?? '');
  if (isSameHash(hash, seat.keyHash)) return true;
  const [row] = await database.query(CHANGE_KEY, [groupId, seat.quota, seat.keyHash, hash]);
  return row?.written === true;
}

/**
 * What a host does with one seat (LIVE 3.11). Sent again it changes nothing more: a seat that is free stays free, the same key
 * stays the seat's. A key for a seat that nobody has is LIVE_MOVED_ON.
 * @throws Refusal HOST_INVALID for another key
 */
export async function hostSeat(
  context: LiveContext,
  token: LiveToken,
  asked: ParsedBodyOf<'liveHostSeat'>,
): Promise<Result<Told, SeatRefusal>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const read = await readHost(context, token);
    if (!read.ok) return read;
    const isFreeing = asked.do === 'FREE';
    if (isFreeing && read.value.group.phase !== 'WAITING') return refuse('LIVE_NOT_NOW');
    const seat = read.value.seats.find(({ quota }) => quota === asked.quota);
    if (seat === undefined && !isFreeing) return refuse('LIVE_MOVED_ON');
    if (seat !== undefined && !(await done(context, read.value, seat, asked))) continue;
    const after = await readHost(context, token);
    if (!after.ok) return after;
    const pictures = asked.do === 'SHOW_PICTURES' && seat !== undefined ? picturesIn(seat) : null;
    return ok({ view: await hostViewOf(context, after.value), pictures });
  }
  throw new Refusal('UNAVAILABLE', 1);
}

/**
 * Shuts or opens the door of a group for who is not in it yet.
 * @throws Refusal HOST_INVALID for another key
 */
export async function leadDoor(
  context: LiveContext,
  token: LiveToken,
  isShut: boolean,
): Promise<Result<Told['view'], 'LIVE_NOT_FOUND'>> {
  const read = await readHost(context, token);
  if (!read.ok) return read;
  await context.database.query(SHUT_DOOR, [read.value.group.groupId, isShut]);
  const after = await readHost(context, token);
  return after.ok ? ok(await hostViewOf(context, after.value)) : after;
}
