import { type FinalStanding, packMoves, type Redrawn } from '@consorcio/rules/live';
import type { Services } from '../../feature.ts';
import type { GroupRow } from './live-rows.ts';
import { KEEP_STANDING } from './live-store.ts';
import { type Story, seedsOf } from './story.ts';

/** Has the redraws of a debrief counted. */
export interface Counting {
  /** Begins where nothing is counted yet and nobody here is at it; does not wait. */
  start(group: GroupRow, story: Story | null): void;
}

export const noCounting: Counting = { start: () => undefined };

export const isOver = ({ phase }: Pick<GroupRow, 'phase'>): boolean => phase === 'DEBRIEF' || phase === 'ENDED';

/** The results of the redraws, where they are counted. Groups of an earlier version kept the standings alone. */
export function redrawnIn({ standing }: Pick<GroupRow, 'standing'>): Redrawn | null {
  if (standing === null) return null;
  const kept = JSON.parse(standing) as Redrawn | readonly FinalStanding[];
  return 'standings' in kept ? kept : { standings: kept, letters: [] };
}

/**
 * Counts a group's redraws once a process and keeps them; the first that is kept stays. What broke off is begun again by whoever
 * asks next.
 */
export function counting({ counter, database, log, isClosing }: Services): Counting {
  const busy = new Set<string>();
  async function count(group: GroupRow, { opening, months }: Story): Promise<void> {
    const played = months.map(({ joined, moves }) => ({ joined, moves: packMoves(moves) }));
    const redrawn = await counter.count({ opening, seeds: seedsOf(group), months: played });
    if (!isClosing()) await database.query(KEEP_STANDING, [group.groupId, JSON.stringify(redrawn)]);
  }
  return {
    start(group, story) {
      const { groupId, standing } = group;
      if (!isOver(group) || standing !== null || story === null || busy.has(groupId)) return;
      busy.add(groupId);
      // After the answer that is being made: where it is counted in place nobody waits for it.
      setImmediate(() => {
        count(group, story)
          .catch((error: unknown) => log.warn(error, 'redraws of a live group were not counted'))
          .finally(() => busy.delete(groupId));
      });
    },
  };
}
