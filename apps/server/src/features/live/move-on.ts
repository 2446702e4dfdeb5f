import { ENDED_GROUP_DAYS } from '@consorcio/contract/wire';
import type { ClockTerms, GroupClock } from '@consorcio/rules/live';
import type { AgeClock } from '../../age-clock.ts';
import type { Database } from '../../db/database.ts';
import { type GroupRow, scheduleOf } from './live-rows.ts';
import { MOVE_ON } from './live-store.ts';
import type { Counting } from './standing.ts';
import type { Stories } from './story.ts';

/** What the calls of live groups share. */
export interface LiveContext {
  readonly database: Database;
  readonly stories: Stories;
  readonly counting: Counting;
  readonly now: () => number;
  readonly ages: AgeClock;
  /** Called after a group was deleted, with the number of its seats. */
  readonly onDeleted: (seats: number) => void;
}

const DAY = 86_400_000;
/** After its end a group is deleted; one that stands still for as long, paused or in a month without a clock, is ended. */
const KEPT = ENDED_GROUP_DAYS * DAY;

export const clockOf = ({ phase, month, step, isPaused, isFinishing, closesAt, pausedLeft }: GroupRow): GroupClock => ({
  ...{ phase, month, step, isPaused, isFinishing, pausedLeft },
  closesAt: closesAt?.getTime() ?? null,
});

/** What every transition of a group's clock depends on. */
export function clockTermsOf({ now }: Pick<LiveContext, 'now'>, group: GroupRow): ClockTerms {
  const { rulebook, months, pace } = group;
  return { rulebook, months, pace, schedule: scheduleOf(group), now: now() };
}

/** A time of the rules for the store. */
export const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

const deleteAt = ({ phase, closesAt }: GroupClock, now: number): Date | null =>
  phase === 'ENDED' || closesAt === null ? new Date(now + KEPT) : null;

/** Writes a group's next clock; false where another write came first. */
export async function moveOn(
  { database, ages }: LiveContext,
  group: GroupRow,
  clock: GroupClock,
  more: { readonly clientSeed?: string; readonly lastCommand?: string } = {},
): Promise<boolean> {
  const [row] = await database.query(MOVE_ON, [
    group.groupId,
    group.version,
    clock.phase,
    clock.month,
    clock.step,
    clock.isPaused,
    clock.isFinishing,
    dateOf(clock.closesAt),
    clock.pausedLeft,
    more.clientSeed ?? group.clientSeed,
    more.lastCommand ?? group.lastCommand,
    deleteAt(clock, ages.noted()),
  ]);
  return row?.written === true;
}
