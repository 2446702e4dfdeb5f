import type { LiveToken } from '../../http/live-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { isDue, type LiveContext, MOST_TURNS, settledGroup, settleOnce } from './group.ts';
import { type GroupRow, groupOf, type MoveRow, type OwnMove, type SeatRow } from './rows.ts';
import * as store from './store.ts';
import { type Story, standingGroup } from './story.ts';

/* Groups and seats as calls and views need them, after everything that was due. */

/** A seat with its group, after what was due. */
export interface SeatRead {
  readonly group: GroupRow;
  readonly seat: SeatRow;
  readonly move: OwnMove | null;
  /** How many have joined, while the room is open; null afterwards. */
  readonly people: number | null;
}

/**
 * A seat by its token, with one statement where nothing is due.
 * @throws Refusal SEAT_INVALID for a key that has ended or never was
 */
export async function readSeat(context: LiveContext, { groupId, quota, hash }: LiveToken): Promise<SeatRead> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const [row] = await context.database.query(store.READ_SEAT, [groupId, quota, hash]);
    if (row === undefined) throw new Refusal('SEAT_INVALID');
    const group = groupOf(row);
    if (isDue(context, group) && (await settleOnce(context, group))) continue;
    const move = row.rev === null ? null : { ...row, rev: row.rev };
    return { group, seat: row, move, people: row.people };
  }
  throw new Error(`the live group ${groupId} is due again and again`);
}

/** What views are made of. `story`: null while the room is open. */
export interface Seen {
  readonly group: GroupRow;
  readonly story: Story | null;
  readonly people: number;
  readonly now: number;
  readonly addresses: readonly string[];
  /** More is asked of the group by its code than a class asks. */
  readonly isCrowded: boolean;
}

/** Gathers what views are made of. */
export async function seen(context: LiveContext, group: GroupRow, people: number | null = null): Promise<Seen> {
  const isOpen = group.phase === 'WAITING' || group.clientSeed === null;
  const story = isOpen ? null : await context.stories.of(group);
  context.counting.start(group, story);
  const seated = story === null ? null : standingGroup(story).seats.filter(({ isHouse }) => !isHouse).length;
  const count = people ?? seated ?? (await context.database.query(store.READ_SEATS, [group.groupId])).length;
  const isCrowded = context.isCrowded(group.code);
  return { group, story, people: count, now: context.now(), addresses: context.addresses(), isCrowded };
}

/** A whole group after what was due, for projector and host. `moves`: of a month and its assembly. */
export interface GroupRead {
  readonly group: GroupRow;
  readonly seats: readonly SeatRow[];
  readonly moves: readonly MoveRow[];
}

/** @throws Refusal `missing` where there is no such group, or where it was just deleted */
export async function readGroup(
  context: LiveContext,
  groupId: string,
  missing = () => new Refusal('LIVE_NOT_FOUND'),
): Promise<GroupRead> {
  const group = await settledGroup(context, groupId);
  if (group === null) throw missing();
  const isOfMonth = group.phase === 'PRIVATE' || group.phase === 'ASSEMBLY';
  const [seats, moves] = await Promise.all([
    context.database.query(store.READ_SEATS, [groupId]),
    isOfMonth ? context.database.query(store.READ_MOVES, [groupId, group.month]) : [],
  ]);
  return { group, seats, moves };
}
