import { ENDED_GROUP_DAYS } from '@consorcio/contract/wire';
import {
  type ClockTerms,
  closePlayed,
  type FoldedMonth,
  type GroupClock,
  type MoveParts,
  movedAsBefore,
  nextClock,
  packMoves,
  stepsOf,
} from '@consorcio/rules/live';
import { HOST_COMMANDS } from '@consorcio/rules/live-words';
import type { AgeClock } from '../../age-clock.ts';
import type { Database } from '../../db/database.ts';
import { savedBy } from '../../db/guarded-write.ts';
import type { Uses } from '../../feature.ts';
import { type GroupRow, groupOf, type MoveRow, type OwnMove, scheduleOf } from './rows.ts';
import * as store from './store.ts';
import { type Counting, drawOf, keyOf, type Stories, type Story, standingGroup } from './story.ts';

/** What every call of live groups needs. */
export interface LiveContext {
  readonly database: Database;
  readonly stories: Stories;
  readonly counting: Counting;
  readonly now: () => number;
  readonly ages: AgeClock;
  /** Where phones reach this server now, the likeliest first; none where only this machine does. */
  readonly addresses: () => readonly string[];
  /** Whether calls by a group's code were refused within the last minute. */
  readonly isCrowded: (code: string) => boolean;
  readonly onDeleted: (seats: number) => void;
}

/** What joining, choosing and playing need besides: chance, and the scores of minigames. */
export interface PlayContext extends LiveContext, Uses<'randomBytes' | 'runs' | 'scoreRun'> {}

const DAY = 86_400_000;
/** Milliseconds from a group's end to its deletion, and until a group without any change is idle. */
const KEPT = ENDED_GROUP_DAYS * DAY;

export const clockOf = ({ phase, month, step, isPaused, isFinishing, closesAt, pausedLeft }: GroupRow): GroupClock => ({
  phase,
  month,
  step,
  isPaused,
  isFinishing,
  pausedLeft,
  closesAt: closesAt?.getTime() ?? null,
});

/** What every transition of a group's clock depends on. */
export function clockTermsOf({ now }: Pick<LiveContext, 'now'>, group: GroupRow): ClockTerms {
  const { rulebook, months, pace, bellAt } = group;
  const last = HOST_COMMANDS.find((command) => group.lastCommand.startsWith(`${command} `)) ?? null;
  return { rulebook, months, pace, schedule: scheduleOf(group), bellAt: bellAt?.getTime() ?? null, last, now: now() };
}

/** A time of the rules as the store keeps it. */
const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

/** Where a clock puts a group, as the store keeps it; one without a time is deleted if nothing happens any more. */
const placeAt = ({ phase, month, closesAt }: GroupClock, now: number) => ({
  phase,
  month,
  closes_at: dateOf(closesAt),
  delete_at: phase === 'ENDED' || closesAt === null ? new Date(now + KEPT) : null,
});

/** Writes a group's next clock; false where another write came first. */
export async function moveOn(
  { database, ages }: LiveContext,
  group: GroupRow,
  clock: GroupClock,
  more: { readonly clientSeed?: string; readonly lastCommand?: string } = {},
): Promise<boolean> {
  const write = store.MOVE_ON.of({
    group_id: group.groupId,
    version: group.version,
    ...placeAt(clock, ages.noted()),
    step: clock.step,
    is_paused: clock.isPaused,
    is_finishing: clock.isFinishing,
    paused_left: clock.pausedLeft,
    client_seed: more.clientSeed ?? group.clientSeed,
    last_command: more.lastCommand ?? group.lastCommand,
  });
  return savedBy(database, write);
}

/** Writes the clock to which a command is taken back, with what then no longer is; false where another write came first. */
export async function moveBack(
  { database, ages }: LiveContext,
  { groupId, version }: GroupRow,
  clock: GroupClock,
  command: string,
): Promise<boolean> {
  const write = store.MOVE_BACK.of({
    group_id: groupId,
    version,
    ...placeAt(clock, ages.noted()),
    step: clock.step,
    last_command: command,
    open: clock.phase === 'PRIVATE' ? clock.month : clock.month + 1,
  });
  return savedBy(database, write);
}

export const hasSealed = (moves: readonly MoveRow[]): boolean => moves.some(({ pace }) => pace !== null);

/** Steps of the assembly that is held, or that a month follows; 0 before the first. */
export async function stepCount(context: LiveContext, group: GroupRow): Promise<number> {
  if (group.clientSeed === null) return 0;
  const last = (await context.stories.of(group)).months.at(-1);
  return last === undefined ? 0 : stepsOf(last.minutes, group.months).length;
}

/**
 * Ends an open room whose time is up. Without a schedule it is deleted when nobody has joined for two hours (counted
 * anew after a jump of the server's clock). With one it closes, or is deleted when fewer than two people have come by
 * its first hour, unless the server's clock is refused. False where nothing was done.
 */
async function settleRoom(context: LiveContext, group: GroupRow): Promise<boolean> {
  const { database, ages } = context;
  const seats = await database.query(store.READ_SEATS, [group.groupId]);
  const lastJoinedAt = Math.max(ages.leaptAt(), ...seats.map(({ joinedAt }) => joinedAt.getTime()));
  const terms = { ...clockTermsOf(context, group), people: seats.length, lastJoinedAt };
  const clock = nextClock(clockOf(group), { type: 'TIME_PASSED' }, terms);
  if (!clock.ok && terms.schedule !== null && ages.refused() !== null) return false;
  await (clock.ok ? moveOn(context, group, clock.value) : deleteGroup(context, group));
  return true;
}

/** Deletes a group with all that was played, and the code that leads to it. */
export async function deleteGroup(
  { database, stories, onDeleted }: Pick<LiveContext, 'database' | 'stories' | 'onDeleted'>,
  { groupId, code }: Pick<GroupRow, 'groupId' | 'code'>,
): Promise<void> {
  await database.query(store.DROP_CODE, [code]);
  const [row] = await database.query(store.DELETE_GROUP, [groupId]);
  const seats = row?.seats ?? null;
  if (seats !== null) onDeleted(seats);
  stories.forget(groupId);
}

/** More events than any group can have had between two requests. */
export const MOST_TURNS = 200;

/**
 * Settles a group: does everything that its clock has made due, and returns it. Null where there is none, or where it
 * has just been deleted.
 */
export async function settledGroup(context: LiveContext, groupId: string): Promise<GroupRow | null> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const [row] = await context.database.query(store.READ_GROUP, [groupId]);
    if (row === undefined) return null;
    const group = groupOf(row);
    if (!(await settleOnce(context, group))) return group;
  }
  throw new Error(`the live group ${groupId} is due again and again`);
}

/** Does the next thing that is due; false where nothing is. */
export async function settleOnce(context: LiveContext, group: GroupRow): Promise<boolean> {
  if (group.phase === 'CLOSING') {
    await (group.month === 0 ? closeRoom(context, group) : closeMonths(context, group));
    return true;
  }
  if (!isDue(context, group)) return false;
  if (group.phase === 'WAITING') return settleRoom(context, group);
  const terms = { ...clockTermsOf(context, group), steps: await stepCount(context, group) };
  const clock = nextClock(clockOf(group), { type: 'TIME_PASSED' }, terms);
  if (clock.ok) await moveOn(context, group, clock.value);
  return clock.ok;
}

/** Whether a group has to be settled before it is shown. */
export const isDue = (
  { now }: LiveContext,
  { phase, isPaused, closesAt }: Pick<GroupRow, 'phase' | 'isPaused' | 'closesAt'>,
): boolean => phase === 'CLOSING' || (!isPaused && closesAt !== null && closesAt.getTime() <= now());

/** A seat's month as the rules take it. */
export function partsOf({ cardOption, buys, place, isPlayed, scoreBp, pace, pays, bid }: OwnMove): MoveParts {
  const sealed = pace === null || pays === null ? null : { pace, pays, bid: bid ?? 0 };
  return { begun: { option: cardOption, buys, place, isPlayed }, score: scoreBp, sealed };
}

/** Where a group in CLOSING goes once its room or its months are closed. */
function clockAfterClosing(context: LiveContext, group: GroupRow): GroupClock {
  const clock = nextClock(clockOf(group), { type: 'CLOSED' }, clockTermsOf(context, group));
  if (!clock.ok) throw new Error(`a live group in ${group.phase} was closed: ${clock.refusal}`);
  return clock.value;
}

/** Closes the room: words become the key, and the first month begins. */
async function closeRoom(context: LiveContext, group: GroupRow): Promise<void> {
  const seats = await context.database.query(store.READ_SEATS, [group.groupId]);
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
async function closeMonths(context: LiveContext, group: GroupRow): Promise<void> {
  const { database, stories } = context;
  const { groupId, months, month: last, isFinishing } = group;
  const [story, seats, rows] = await Promise.all([
    stories.of(group),
    database.query(store.READ_SEATS, [groupId]),
    database.query(store.READ_MOVES, [groupId, last]),
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
  const write = store.KEEP_MONTHS.of({
    group_id: groupId,
    version: group.version,
    first,
    moves: closed.map(({ moves }) => packMoves(moves)),
    ...placeAt(clock, context.ages.noted()),
  });
  await savedBy(database, write);
}
