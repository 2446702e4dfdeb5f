import { clockJump, lastLeap } from '../../clock-jumps.ts';
import type { Database } from '../../db/database.ts';
import type { Chore } from '../../upkeep.ts';
import { DUE_GROUPS } from './live-store.ts';
import { expire } from './long-still.ts';
import { settledGroup } from './settle.ts';
import { noCounting } from './standing.ts';
import { stories } from './story.ts';

/** Milliseconds. */
const EVERY = 5_000;

/**
 * Moves groups on whose clock has run out and that nobody looks at, ends those that stand still, and deletes groups that ended
 * 30 days ago. A clock that has jumped ahead ends and deletes none for its age.
 */
export function liveGroups(database: Database, now: () => number, onDeleted: (seats: number) => void): Chore {
  const desk = { database, now, stories: stories(database), counting: noCounting, leaptAt: lastLeap(now), onDeleted };
  const hasJumped = clockJump(now);
  return {
    name: 'live groups',
    every: EVERY,
    piece: async () => {
      const failed: unknown[] = [];
      for (const { groupId, isOver } of await database.query(DUE_GROUPS, [new Date(now()), !hasJumped()])) {
        const done: Promise<unknown> = isOver ? expire(desk, groupId) : settledGroup(desk, groupId);
        // A group that cannot be moved on holds up no other.
        await done.catch((error: unknown) => failed.push(error));
      }
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} live groups were not moved on`);
    },
  };
}
