import { nextClock } from '@consorcio/rules/live';
import type { AgeClock } from '../../age-clock.ts';
import type { Database } from '../../db/database.ts';
import type { Chore } from '../../maintenance.ts';
import { clockOf, clockTermsOf, deleteGroup, type LiveContext, moveOn, settledGroup } from './group.ts';
import { type GroupRow, groupOf } from './rows.ts';
import { DUE_GROUPS, READ_GROUP } from './store.ts';
import { noCounting, stories } from './story.ts';

/** Moves an idle group on by an event, unless another write came first. */
async function moveOnBy(context: LiveContext, group: GroupRow, type: 'FINISH_NOW' | 'ABANDONED'): Promise<boolean> {
  const clock = nextClock(clockOf(group), { type }, clockTermsOf(context, group));
  return clock.ok && (await moveOn(context, group, clock.value));
}

/**
 * Ends an idle group: an open room or an ended group is deleted, a debrief ends, and in any other phase the autopilot
 * plays what is left (LIVE section 5).
 */
async function expire(context: LiveContext, groupId: string): Promise<void> {
  const [row] = await context.database.query(READ_GROUP, [groupId]);
  if (row === undefined) return;
  const group = groupOf(row);
  if (group.phase === 'ENDED' || group.phase === 'WAITING') return deleteGroup(context, group);
  const isPlayed = group.phase === 'DEBRIEF' || (await moveOnBy(context, group, 'FINISH_NOW'));
  const debrief = isPlayed ? await settledGroup(context, groupId) : null;
  if (debrief !== null) await moveOnBy(context, debrief, 'ABANDONED');
}

/** Milliseconds between two passes. */
const EVERY = 5_000;

interface Parts {
  readonly database: Database;
  readonly now: () => number;
  readonly ages: AgeClock;
  /** Called after a group was deleted, with the number of its seats. */
  readonly onDeleted: (seats: number) => void;
}

/** Settles groups that are due, ends idle groups, and deletes those that ended 30 days ago. */
export function liveGroups({ database, now, ages, onDeleted }: Parts): Chore {
  const context = {
    database,
    now,
    stories: stories(database),
    counting: noCounting,
    ages,
    addresses: () => [],
    isCrowded: () => false,
    onDeleted,
  };
  return {
    name: 'live groups',
    every: EVERY,
    piece: async () => {
      const failed: unknown[] = [];
      for (const { groupId, isOver } of await database.query(DUE_GROUPS, [new Date(now()), new Date(ages.aged())])) {
        const done: Promise<unknown> = isOver ? expire(context, groupId) : settledGroup(context, groupId);
        // A failure of one group must not stop the others.
        await done.catch((error: unknown) => failed.push(error));
      }
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} live groups were not moved on`);
    },
  };
}
