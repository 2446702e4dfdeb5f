import { must } from '@consorcio/kernel';
import { stepsOf, wayAtTime } from '@consorcio/rules/live';
import { closeMonths, closeRoom } from './closing.ts';
import { type GroupRow, groupOf, scheduleOf } from './live-rows.ts';
import { DELETE_GROUP, DROP_CODE, READ_GROUP, READ_SEATS } from './live-store.ts';
import { type LiveDesk, moveOn, wayOf } from './move-on.ts';

/** Milliseconds for which an open room waits for the next seat. */
const WAITING_TIME = 7_200_000;

/** Steps of the assembly that is held; 0 outside one. */
export async function stepCount(desk: LiveDesk, group: GroupRow): Promise<number> {
  if (group.phase !== 'ASSEMBLY') return 0;
  const { months } = await desk.stories.of(group);
  return stepsOf(must(months.at(-1), 'a closed month').minutes, group.months).length;
}

/**
 * A room in which nobody has come for two hours is deleted, counted anew from a leap of the clock, and one that nobody else has
 * come to by its first hour, unless the clock that says so is refused. False where nothing was done.
 */
async function outwaited(desk: LiveDesk, group: GroupRow): Promise<boolean> {
  const seats = await desk.database.query(READ_SEATS, [group.groupId]);
  const schedule = scheduleOf(group);
  if (schedule !== null) {
    const { months, pace } = group;
    const terms = { months, pace, schedule, steps: 0, people: seats.length, now: desk.now() };
    const way = wayAtTime(wayOf(group), terms);
    if (way === null && desk.ages.refused() !== null) return false;
    await (way === null ? deleteGroup(desk, group) : moveOn(desk, group, way));
    return true;
  }
  const last = Math.max(desk.ages.leaptAt(), ...seats.map(({ joinedAt }) => joinedAt.getTime()));
  if (last + WAITING_TIME <= desk.now()) await deleteGroup(desk, group);
  else await moveOn(desk, group, { ...wayOf(group), closesAt: last + WAITING_TIME });
  return true;
}

/** Deletes a group with all that was played, and the code that leads to it. */
export async function deleteGroup(
  { database, stories, onDeleted }: Pick<LiveDesk, 'database' | 'stories' | 'onDeleted'>,
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
 * A group as it stands now: its clock is looked at, and a door that was shut is gone through, by whoever asks. Null where
 * there is none, or where it has just been deleted.
 */
export async function settledGroup(desk: LiveDesk, groupId: string): Promise<GroupRow | null> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const [row] = await desk.database.query(READ_GROUP, [groupId]);
    if (row === undefined) return null;
    const group = groupOf(row);
    if (!(await settleOnce(desk, group))) return group;
  }
  throw new Error(`the live group ${groupId} does not come to rest`);
}

/** One turn of what is due; false where nothing is. */
export async function settleOnce(desk: LiveDesk, group: GroupRow): Promise<boolean> {
  if (group.phase === 'CLOSING') {
    await (group.month === 0 ? closeRoom(desk, group) : closeMonths(desk, group));
    return true;
  }
  if (!isDue(desk, group)) return false;
  if (group.phase === 'WAITING') return outwaited(desk, group);
  const { months, pace } = group;
  const steps = await stepCount(desk, group);
  const schedule = scheduleOf(group);
  const way = wayAtTime(wayOf(group), { months, pace, steps, schedule, people: 0, now: desk.now() });
  if (way !== null) await moveOn(desk, group, way);
  return way !== null;
}

/** Whether a group has to be settled before it is shown. */
export const isDue = (
  { now }: LiveDesk,
  { phase, isPaused, closesAt }: Pick<GroupRow, 'phase' | 'isPaused' | 'closesAt'>,
): boolean => phase === 'CLOSING' || (!isPaused && closesAt !== null && closesAt.getTime() <= now());
