import { stepOfPage } from './debrief-questions.ts';
import {
  FIRST_SHORT_MONTH,
  type HostCommand,
  LESSON_SECONDS,
  type LivePace,
  type LivePhase,
  type LiveRulebookVersion,
  MORE_SECONDS,
  PRIVATE_SECONDS,
} from './words.ts';

/* Where the transitions of a group's clock lead (LIVE 3.2). Times are milliseconds, `now` is an argument. */

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const MORE_TIME = MORE_SECONDS * SECOND;
const STEP_TIME = 45 * SECOND;
const LAST_STEP_TIME = 60 * SECOND;
/** How long an open room waits for the next person. */
export const WAITING_TIME = 2 * HOUR;
const DEBRIEF_TIME = 24 * HOUR;
/** The debrief of a group over days. */
const LONG_DEBRIEF_TIME = 7 * DEBRIEF_TIME;

/** The hours of a group that is played over days (LIVE 3.13). The caller knows the calendar. */
export interface LiveHours {
  /** When the room closes. */
  readonly first: number;
  /** The first of the hours after a time, never that time itself. */
  readonly after: (time: number) => number;
}

/** A group's phase, month and step, and when it moves on. `month` is 0 while its room is open or being closed. */
export interface GroupClock {
  readonly phase: LivePhase;
  readonly month: number;
  /** Of the assembly, or of the debrief (`shownStep`); from 0. */
  readonly step: number;
  readonly isPaused: boolean;
  /** The host ended the game early: the autopilot plays the months that are left. */
  readonly isFinishing: boolean;
  /** When the group moves on by itself; null where no clock runs. */
  readonly closesAt: number | null;
  /** What was left until `closesAt` when the group was paused. */
  readonly pausedLeft: number | null;
}

/** What a transition depends on beside the clock. */
export interface ClockTerms {
  readonly rulebook: LiveRulebookVersion;
  readonly months: number;
  readonly pace: LivePace;
  readonly now: number;
  /** When the lesson ends; null or left out where the host has not said. */
  readonly bellAt?: number | null;
  /** Of a group that is played over days; null for others. */
  readonly schedule: LiveHours | null;
  /** Steps of the assembly that is held; 0 outside one. */
  readonly steps?: number;
  /** Of an open room: how many have come, and when the last of them came. */
  readonly people?: number;
  readonly lastJoinedAt?: number;
  /** The host's last command, which BACK takes back, and whether a phone has sealed in the month that it opened. */
  readonly last?: HostCommand | null;
  readonly hasSealed?: boolean;
}

/** A clock with the event and the terms by which it moves. */
export interface Moment extends Required<ClockTerms> {
  readonly clock: GroupClock;
  readonly page: number;
}

const NO_CLOCK: Omit<GroupClock, 'phase' | 'month'> = {
  step: 0,
  isPaused: false,
  isFinishing: false,
  closesAt: null,
  pausedLeft: null,
};

/** A room that is opened. It closes at the first hour; without a schedule it is deleted after two hours without a new seat. */
export const openRoom = ({ now, schedule }: Pick<ClockTerms, 'now' | 'schedule'>): GroupClock => ({
  ...NO_CLOCK,
  phase: 'WAITING',
  month: 0,
  closesAt: schedule === null ? now + WAITING_TIME : schedule.first,
});

/** CLOSING takes no more moves (of an open room: seats) and is due at once: the next request closes month or room. */
export const closing = ({ clock, now }: Moment): GroupClock => ({
  ...clock,
  phase: 'CLOSING',
  isFinishing: false,
  closesAt: now,
  pausedLeft: null,
  isPaused: false,
});

/** Over days the hour itself is kept: the next month is counted from it. */
export const closingInTime = (moment: Moment): GroupClock => ({
  ...closing(moment),
  closesAt: moment.schedule === null ? moment.now : moment.clock.closesAt,
});

export const closingForGood = (moment: Moment): GroupClock => ({ ...closing(moment), isFinishing: true });

export const waitingOn = ({ clock, lastJoinedAt }: Moment): GroupClock => ({
  ...clock,
  closesAt: lastJoinedAt + WAITING_TIME,
});

/** What a month's private phase depends on. */
type MonthPlan = Pick<Moment, 'pace' | 'months' | 'bellAt'>;

/**
 * How long a month's private phase lasts that begins at a time, in milliseconds; null without a clock. Months from the third on
 * become shorter where the bell would ring before the debrief: what is left is shared evenly (LIVE 3.2).
 */
export function privateTime({ pace, months, bellAt }: MonthPlan, month: number, begins: number): number | null {
  if (pace === 'NONE') return null;
  const usual = PRIVATE_SECONDS[pace][month === 1 ? 0 : 1] * SECOND;
  if (bellAt === null || month < FIRST_SHORT_MONTH) return usual;
  const { assembly: held, debrief: talk, shortest } = LESSON_SECONDS;
  const left = months - month + 1;
  const share = (bellAt - begins - talk * SECOND) / left - held * SECOND;
  return Math.min(usual, Math.max(shortest * SECOND, Math.floor(share / SECOND) * SECOND));
}

/** The next month's private phase, from a time on. Over days it lasts until the next hour. */
function monthFrom(moment: Moment, begins: number): GroupClock {
  const { clock, schedule } = moment;
  const month = clock.month + 1;
  const time = privateTime(moment, month, begins);
  const led = time === null ? null : begins + time;
  return { ...NO_CLOCK, phase: 'PRIVATE', month, closesAt: schedule === null ? led : schedule.after(begins) };
}

export const nextMonth = (moment: Moment): GroupClock => monthFrom(moment, moment.now);

/**
 * Over days the next month begins when the one before closed, so that a server that was away goes through all hours in
 * order.
 */
export const nextMonthInTime = (moment: Moment): GroupClock => monthFrom(moment, moment.clock.closesAt ?? moment.now);

/**
 * When a step goes on by itself; null without a clock, and at the last step of every month but the last, where the group
 * talks.
 */
function stepEnds({ clock, pace, steps, months, now }: Moment, step: number): number | null {
  const isLast = step + 1 === steps;
  if (pace === 'NONE' || (isLast && clock.month < months)) return null;
  return now + (isLast ? LAST_STEP_TIME : STEP_TIME);
}

export const assembly = (moment: Moment): GroupClock => ({
  ...NO_CLOCK,
  phase: 'ASSEMBLY',
  month: moment.clock.month,
  closesAt: stepEnds(moment, 0),
});

export const nextStep = (moment: Moment): GroupClock => {
  const step = moment.clock.step + 1;
  return { ...moment.clock, step, closesAt: stepEnds(moment, step) };
};

export const debrief = ({ months, now, schedule }: Moment): GroupClock => ({
  ...NO_CLOCK,
  phase: 'DEBRIEF',
  month: months,
  closesAt: now + (schedule === null ? DEBRIEF_TIME : LONG_DEBRIEF_TIME),
});

export const shownPage = ({ clock, page }: Moment): GroupClock => ({ ...clock, step: stepOfPage(clock, page) });

export const longer = ({ clock }: Moment): GroupClock => ({ ...clock, closesAt: (clock.closesAt ?? 0) + MORE_TIME });

/** The clock stops while moves are still taken; only the host moves the group on. */
export const held = ({ clock }: Moment): GroupClock => ({ ...clock, closesAt: null });

/* What the host's last command ended for others, taken back: no clock runs, so that only the host ends it again. */

export const roomAgain = ({ now }: Moment): GroupClock => openRoom({ now, schedule: null });

export const heldAgain = ({ clock, steps }: Moment): GroupClock => ({
  ...NO_CLOCK,
  phase: 'ASSEMBLY',
  month: clock.month - 1,
  step: Math.max(0, steps - 1),
});

export const monthAgain = ({ clock }: Moment): GroupClock => ({ ...NO_CLOCK, phase: 'PRIVATE', month: clock.month });

export const stepBefore = ({ clock }: Moment): GroupClock => ({ ...clock, step: clock.step - 1, closesAt: null });

export const ended = ({ clock }: Moment): GroupClock => ({
  ...clock,
  phase: 'ENDED',
  isPaused: false,
  closesAt: null,
  pausedLeft: null,
});

export function paused({ clock, now }: Moment): GroupClock {
  if (clock.isPaused) return clock;
  const left = clock.closesAt === null ? null : Math.max(0, clock.closesAt - now);
  return { ...clock, isPaused: true, closesAt: null, pausedLeft: left };
}

/** Over days the month closes at the next of its hours, however long the pause was. */
export function resumed({ clock, now, schedule }: Moment): GroupClock {
  if (!clock.isPaused) return clock;
  const isByHours = schedule !== null && (clock.phase === 'WAITING' || clock.phase === 'PRIVATE');
  const left = clock.pausedLeft === null ? null : now + clock.pausedLeft;
  return { ...clock, isPaused: false, closesAt: isByHours ? schedule.after(now) : left, pausedLeft: null };
}
