import type { Way } from '@consorcio/rules/live';
import type { AgeClock } from '../../age-clock.ts';
import type { Database } from '../../db/database.ts';
import type { GroupRow } from './live-rows.ts';
import { MOVE_ON } from './live-store.ts';
import type { Counting } from './standing.ts';
import type { Stories } from './story.ts';

/** What the calls of live groups share. */
export interface LiveDesk {
  readonly database: Database;
  readonly stories: Stories;
  readonly counting: Counting;
  readonly now: () => number;
  readonly ages: AgeClock;
  /** Told of each group that was deleted, with how many seats. */
  readonly onDeleted: (seats: number) => void;
}

const DAY = 86_400_000;
/** After its end a group is deleted; one that stands still for as long, paused or in a month without a clock, is ended. */
const KEPT = 30 * DAY;

export const wayOf = ({ phase, month, step, isPaused, isFinishing, closesAt, pausedLeft }: GroupRow): Way => ({
  ...{ phase, month, step, isPaused, isFinishing, pausedLeft },
  closesAt: closesAt?.getTime() ?? null,
});

/** A time of the rules for the store. */
export const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

const deleteAt = ({ phase, closesAt }: Way, now: number): Date | null =>
  phase === 'ENDED' || closesAt === null ? new Date(now + KEPT) : null;

/** Writes where a group stands from now on, unless somebody was faster. */
export async function moveOn(
  { database, ages }: LiveDesk,
  group: GroupRow,
  way: Way,
  more: { readonly clientSeed?: string; readonly lastCommand?: string } = {},
): Promise<boolean> {
  const [row] = await database.query(MOVE_ON, [
    group.groupId,
    group.version,
    way.phase,
    way.month,
    way.step,
    way.isPaused,
    way.isFinishing,
    dateOf(way.closesAt),
    way.pausedLeft,
    more.clientSeed ?? group.clientSeed,
    more.lastCommand ?? group.lastCommand,
    deleteAt(way, ages.noted()),
  ]);
  return row?.written === true;
}
