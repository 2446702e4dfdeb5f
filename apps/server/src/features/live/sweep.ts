import type { Database } from '../../db/database.ts';
import type { Chore } from '../../upkeep.ts';
import { DUE_GROUPS } from './live-store.ts';
import { deleteGroup, settledGroup } from './settle.ts';
import { noCounting } from './standing.ts';
import { stories } from './story.ts';

/** Milliseconds. */
const EVERY = 5_000;

/** Moves groups on whose clock has run out and that nobody looks at, and deletes those that ended 30 days ago. */
export function liveGroups(database: Database, now: () => number, onDeleted: (seats: number) => void): Chore {
  const desk = { database, now, stories: stories(database), counting: noCounting, onDeleted };
  return {
    name: 'live groups',
    every: EVERY,
    piece: async () => {
      for (const { groupId, code, isOver } of await database.query(DUE_GROUPS, [new Date(now())])) {
        await (isOver ? deleteGroup(desk, { groupId, code }) : settledGroup(desk, groupId));
      }
    },
  };
}
