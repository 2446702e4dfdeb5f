import { nextClock } from '@consorcio/rules/live';
import { type GroupRow, groupOf } from './live-rows.ts';
import { READ_GROUP } from './live-store.ts';
import { clockOf, clockTermsOf, type LiveContext, moveOn } from './move-on.ts';
import { deleteGroup, settledGroup } from './settle.ts';

/** Moves an idle group on by an event, unless another write came first. */
async function moveOnBy(context: LiveContext, group: GroupRow, type: 'FINISH_NOW' | 'ABANDONED'): Promise<boolean> {
  const clock = nextClock(clockOf(group), { type }, clockTermsOf(context, group));
  return clock.ok && (await moveOn(context, group, clock.value));
}

/**
 * What becomes of a group that nobody has used for 30 days: one that has ended is deleted, as an open room is; one in its debrief ends;
 * any other is played to its end by the autopilot, and ends (LIVE 3.2).
 */
export async function expire(context: LiveContext, groupId: string): Promise<void> {
  const [row] = await context.database.query(READ_GROUP, [groupId]);
  if (row === undefined) return;
  const group = groupOf(row);
  if (group.phase === 'ENDED' || group.phase === 'WAITING') return deleteGroup(context, group);
  const isPlayed = group.phase === 'DEBRIEF' || (await moveOnBy(context, group, 'FINISH_NOW'));
  const debrief = isPlayed ? await settledGroup(context, groupId) : null;
  if (debrief !== null) await moveOnBy(context, debrief, 'ABANDONED');
}
