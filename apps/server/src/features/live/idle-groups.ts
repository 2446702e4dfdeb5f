import { nextClock } from '@consorcio/rules/live';
import { type Chore, eachAlone } from '../../maintenance.ts';
import { clockOf, clockTermsOf, deleteGroup, type LiveContext, moveOn, settledGroup } from './group.ts';
import { type GroupRow, groupOf } from './rows.ts';
import * as store from './store.ts';
import { type Counting, noCounting, stories } from './story.ts';

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
  const [row] = await context.database.query(store.READ_GROUP, [groupId]);
  if (row === undefined) return;
  const group = groupOf(row);
  if (group.phase === 'ENDED' || group.phase === 'WAITING') return deleteGroup(context, group);
  const isPlayed = group.phase === 'DEBRIEF' || (await moveOnBy(context, group, 'FINISH_NOW'));
  const debrief = isPlayed ? await settledGroup(context, groupId) : null;
  if (debrief !== null) await moveOnBy(context, debrief, 'ABANDONED');
}

/** Milliseconds between two passes. */
const EVERY = 5_000;

interface Parts extends Pick<LiveContext, 'database' | 'now' | 'ages' | 'onDeleted'> {
  /** Left out: redraws are counted where pages ask for them. */
  readonly counting?: Counting;
}

/** What maintenance works with. */
export const unwatched = ({ database, counting = noCounting, ...parts }: Parts): LiveContext => ({
  ...parts,
  database,
  counting,
  stories: stories(database),
  addresses: () => [],
  isCrowded: () => false,
});

const notMoved = (groups: number): string => `${groups} live groups were not moved on`;

/** Settles groups that are due, ends idle groups, and deletes those that ended 30 days ago. */
export function liveGroups(parts: Parts): Chore {
  const context = unwatched(parts);
  const { database, now, ages } = parts;
  return {
    name: 'live groups',
    every: EVERY,
    piece: async () => {
      const due = await database.query(store.DUE_GROUPS, [new Date(now()), new Date(ages.aged())]);
      await eachAlone(
        due,
        notMoved,
        ({ groupId, isOver }): Promise<unknown> => (isOver ? expire(context, groupId) : settledGroup(context, groupId)),
      );
    },
  };
}
