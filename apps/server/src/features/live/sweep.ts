import type { AgeClock } from '../../age-clock.ts';
import type { Database } from '../../db/database.ts';
import type { Chore } from '../../upkeep.ts';
import { DUE_GROUPS } from './live-store.ts';
import { expire } from './long-still.ts';
import { settledGroup } from './settle.ts';
import { noCounting } from './standing.ts';
import { stories } from './story.ts';

/** Milliseconds. */
const EVERY = 5_000;

interface Parts {
  readonly database: Database;
  readonly now: () => number;
  readonly ages: AgeClock;
  /** Called after a group was deleted, with the number of its seats. */
  readonly onDeleted: (seats: number) => void;
}

/**
 * Moves groups on whose clock has run out and that nobody looks at, ends those that stand still, and deletes groups that ended
 * 30 days ago.
 */
export function liveGroups({ database, now, ages, onDeleted }: Parts): Chore {
  const context = { database, now, stories: stories(database), counting: noCounting, ages, onDeleted };
  return {
    name: 'live groups',
    every: EVERY,
    piece: async () => {
      const failed: unknown[] = [];
      for (const { groupId, isOver } of await database.query(DUE_GROUPS, [new Date(now()), new Date(ages.aged())])) {
        const done: Promise<unknown> = isOver ? expire(context, groupId) : settledGroup(context, groupId);
        // A group that cannot be moved on holds up no other.
        await done.catch((error: unknown) => failed.push(error));
      }
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} live groups were not moved on`);
    },
  };
}
