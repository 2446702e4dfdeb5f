import {
  closePlayed,
  type FoldedMonth,
  type GroupClock,
  type MoveParts,
  movedAsBefore,
  nextClock,
  packMoves,
} from '@consorcio/rules/live';
import type { GroupRow, MoveRow } from './live-rows.ts';
import { KEEP_MONTHS, READ_MOVES, READ_SEATS } from './live-store.ts';
import { clockOf, clockTermsOf, dateOf, type LiveContext, moveOn } from './move-on.ts';
import { drawOf, keyOf, type Story, standingGroup } from './story.ts';

/** A seat's month as the rules take it. */
export const partsOf = ({
  cardOption,
  buys,
  place,
  isPlayed,
  scoreBp,
  pace,
  pays,
  bid,
}: Omit<MoveRow, 'quota'>): MoveParts => ({
  begun: { option: cardOption, buys, place, isPlayed },
  score: scoreBp,
  sealed: pace === null || pays === null ? null : { pace, pays, bid: bid ?? 0 },
});

/** Where a group in CLOSING goes once its room or its months are closed. */
function clockAfterClosing(context: LiveContext, group: GroupRow): GroupClock {
  const clock = nextClock(clockOf(group), { type: 'CLOSED' }, clockTermsOf(context, group));
  if (!clock.ok) throw new Error(`a live group in ${group.phase} was closed: ${clock.refusal}`);
  return clock.value;
}

/** Closes the room: words become the key, and the first month begins. */
export async function closeRoom(context: LiveContext, group: GroupRow): Promise<void> {
  const seats = await context.database.query(READ_SEATS, [group.groupId]);
  await moveOn(context, group, clockAfterClosing(context, group), { clientSeed: keyOf(group, seats) });
}

/** The moves that are there; on paper a team without a line does as the month before (LIVE 3.13). */
function played(
  { mode }: GroupRow,
  { months }: Story,
  rows: readonly MoveRow[],
): readonly (readonly [number, MoveParts])[] {
  const moved = rows.map((row) => [row.quota, partsOf(row)] as const);
  if (mode !== 'PAPER') return moved;
  const before = [...(months.at(-1)?.moves ?? [])].flatMap(([quota, move]) => {
    const parts = movedAsBefore(move);
    return parts === undefined ? [] : [[quota, parts] as const];
  });
  return [...before, ...moved];
}

/** Closes the month with the moves that are there; where the host ended the game early, all months that are left. */
export async function closeMonths(context: LiveContext, group: GroupRow): Promise<void> {
  const { database, stories } = context;
  const { groupId, months, month: last, isFinishing } = group;
  const [story, seats, rows] = await Promise.all([
    stories.of(group),
    database.query(READ_SEATS, [groupId]),
    database.query(READ_MOVES, [groupId, last]),
  ]);
  const draw = drawOf(group);
  const first = story.months.length + 1;
  const closed: FoldedMonth[] = [];
  for (let month = first; month <= (isFinishing ? months : last); month += 1) {
    const before = closed.at(-1)?.group ?? standingGroup(story);
    const joined = seats.filter(({ joinedMonth }) => joinedMonth === month).map(({ quota }) => quota);
    const parts = new Map(month === last ? played(group, story, rows) : []);
    closed.push(closePlayed(before, { joined, parts }, draw));
  }
  const clock = clockAfterClosing(context, group);
  const packed = closed.map(({ moves }) => packMoves(moves));
  await database.query(KEEP_MONTHS, [
    groupId,
    group.version,
    first,
    packed,
    clock.phase,
    clock.month,
    dateOf(clock.closesAt),
  ]);
}
