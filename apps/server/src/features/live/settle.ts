import { must } from '@consorcio/kernel';
import { nextClock, stepsOf } from '@consorcio/rules/live';
import { closeMonths, closeRoom } from './closing.ts';
import { type GroupRow, groupOf } from './live-rows.ts';
import { DELETE_GROUP, DROP_CODE, READ_GROUP, READ_SEATS } from './live-store.ts';
import { clockOf, clockTermsOf, type LiveContext, moveOn } from './move-on.ts';

/** Steps of the assembly that is held; 0 outside one. */
export async function stepCount(context: LiveContext, group: GroupRow): Promise<number> {
  if (group.phase !== 'ASSEMBLY') return 0;
  const { months } = await context.stories.of(group);
  return stepsOf(must(months.at(-1), 'a closed month').minutes, group.months).length;
}

/**
 * What becomes of an open room whose time is up. A room without a schedule is deleted where nobody has joined for two hours, counted
 * anew from a leap of the server's clock. One with a schedule closes, or is deleted where too few have come by its first hour, unless the
 * server's clock is refused. False where nothing was done.
 */
async function settleRoom(context: LiveContext, group: GroupRow): Promise<boolean> {
  const { database, ages } = context;
  const seats = await database.query(READ_SEATS, [group.groupId]);
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
  await database.query(DROP_CODE, [code]);
  const [row] = await database.query(DELETE_GROUP, [groupId]);
  const seats = row?.seats ?? null;
  if (seats !== null) onDeleted(seats);
  stories.forget(groupId);
}

/** More than any group needs between two requests. */
const MOST_TURNS = 200;

/**
 * A group after everything that its clock made due was done: whichever request comes first does it. Null where there is none, or
 * where it has just been deleted.
 */
export async function settledGroup(context: LiveContext, groupId: string): Promise<GroupRow | null> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const [row] = await context.database.query(READ_GROUP, [groupId]);
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
