import { wayByHost } from '@consorcio/rules/live';
import { type GroupRow, groupOf, scheduleOf } from './live-rows.ts';
import { READ_GROUP } from './live-store.ts';
import { type LiveDesk, moveOn, wayOf } from './move-on.ts';
import { deleteGroup, settledGroup, stepCount } from './settle.ts';

/** Ends a group that stands in its debrief. */
const end = (desk: LiveDesk, group: GroupRow): Promise<boolean> =>
  moveOn(desk, group, { ...wayOf(group), phase: 'ENDED', isPaused: false, closesAt: null, pausedLeft: null });

/** A group that has stood still for 30 days is played to its end by the autopilot, and ended (LIVE 3.2). */
async function finish(desk: LiveDesk, group: GroupRow): Promise<void> {
  const { months, pace } = group;
  const terms = { months, pace, schedule: scheduleOf(group), people: 0, now: desk.now() };
  const way = wayByHost(wayOf(group), 'FINISH_NOW', 0, { ...terms, steps: await stepCount(desk, group) });
  if (!way.ok || !(await moveOn(desk, group, way.value))) return;
  const over = await settledGroup(desk, group.groupId);
  if (over?.phase === 'DEBRIEF') await end(desk, over);
}

/** What becomes of a group whose time is over: one that ended is deleted, as a paused room is; one that stood still is ended. */
export async function expire(desk: LiveDesk, groupId: string): Promise<void> {
  const [row] = await desk.database.query(READ_GROUP, [groupId]);
  if (row === undefined) return;
  const group = groupOf(row);
  if (group.phase === 'ENDED' || group.phase === 'WAITING') await deleteGroup(desk, group);
  else if (group.phase === 'DEBRIEF') await end(desk, group);
  else await finish(desk, group);
}
