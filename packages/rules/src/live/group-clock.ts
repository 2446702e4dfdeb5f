import { ok, type Result, refuse } from '@consorcio/kernel';
import { stepOfPage } from './debrief-questions.ts';
import { liveRulebookOf } from './terms.ts';
import {
  DEBRIEF_PAGES,
  FIRST_SHORT_MONTH,
  type HostCommand,
  LESSON_SECONDS,
  type LivePace,
  type LivePhase,
  type LiveRulebookVersion,
  MORE_SECONDS,
  PRIVATE_SECONDS,
} from './words.ts';

/* A group's progress through its phases (LIVE 3.2): one table of transitions. Times are milliseconds, `now` is an argument. */

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const MORE_TIME = MORE_SECONDS * SECOND;
const STEP_TIME = 45 * SECOND;
const LAST_STEP_TIME = 60 * SECOND;
/** How long an open room waits for the next person. */
const WAITING_TIME = 2 * HOUR;
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

/**
 * What moves a clock. TIME_PASSED: a request or the server looks at it. CLOSED: the room or the months in CLOSING have been
 * closed. ABANDONED: nobody has used the group for 30 days. `page`: of the debrief, from 0. CANCEL is missing: it deletes the
 * group.
 */
export type ClockEvent =
  | { readonly type: 'TIME_PASSED' | 'CLOSED' | 'ABANDONED' }
  | { readonly type: Exclude<HostCommand, 'CANCEL'>; readonly page?: number };

/** A clock with the event and the terms by which it moves. */
interface Moment extends Required<ClockTerms> {
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

/* Conditions of transitions. */

const isLed = ({ schedule }: Moment): boolean => schedule === null;
const isOverDays = ({ schedule }: Moment): boolean => schedule !== null;
const hasPeople = ({ people, rulebook }: Moment): boolean => people >= liveRulebookOf(rulebook).people.least;
const isStillWaiting = ({ lastJoinedAt, now }: Moment): boolean => lastJoinedAt + WAITING_TIME > now;
const hasEnd = ({ clock }: Moment): boolean => clock.closesAt !== null;
const isRoom = ({ clock }: Moment): boolean => clock.month === 0;
const isLastMonth = ({ clock, months }: Moment): boolean => clock.month === months;
const isFinishing = ({ clock }: Moment): boolean => clock.isFinishing;
const hasNextStep = ({ clock, steps }: Moment): boolean => clock.step + 1 < steps;
const isLastStep = (moment: Moment): boolean => !hasNextStep(moment);
const isNoneSealed = ({ hasSealed }: Moment): boolean => !hasSealed;
const isFirstStep = ({ clock }: Moment): boolean => clock.step === 0;
const followed =
  (command: HostCommand) =>
  ({ last }: Moment): boolean =>
    last === command;
const isPage = ({ page }: Moment): boolean => page >= 0 && page < DEBRIEF_PAGES.length;

/* Where transitions lead. */

/** CLOSING takes no more moves (of an open room: seats) and is due at once: the next request closes month or room. */
const closing = ({ clock, now }: Moment): GroupClock => ({
  ...clock,
  phase: 'CLOSING',
  isFinishing: false,
  closesAt: now,
  pausedLeft: null,
  isPaused: false,
});

/** Over days the hour itself is kept: the next month is counted from it. */
const closingInTime = (moment: Moment): GroupClock => ({
  ...closing(moment),
  closesAt: moment.schedule === null ? moment.now : moment.clock.closesAt,
});

const closingForGood = (moment: Moment): GroupClock => ({ ...closing(moment), isFinishing: true });

const waitingOn = ({ clock, lastJoinedAt }: Moment): GroupClock => ({
  ...clock,
  closesAt: lastJoinedAt + WAITING_TIME,
});

/** What a month's private phase depends on. `bellAt`: null without a bell. */
interface MonthPlan {
  readonly pace: LivePace;
  readonly months: number;
  readonly bellAt: number | null;
}

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

const nextMonth = (moment: Moment): GroupClock => monthFrom(moment, moment.now);

/**
 * Over days the next month begins when the one before closed, so that a server that was away goes through all hours in
 * order.
 */
const nextMonthInTime = (moment: Moment): GroupClock => monthFrom(moment, moment.clock.closesAt ?? moment.now);

/**
 * When a step goes on by itself; null without a clock, and at the last step of every month but the last, where the group
 * talks.
 */
function stepEnds({ clock, pace, steps, months, now }: Moment, step: number): number | null {
  const isLast = step + 1 === steps;
  if (pace === 'NONE' || (isLast && clock.month < months)) return null;
  return now + (isLast ? LAST_STEP_TIME : STEP_TIME);
}

const assembly = (moment: Moment): GroupClock => ({
  ...NO_CLOCK,
  phase: 'ASSEMBLY',
  month: moment.clock.month,
  closesAt: stepEnds(moment, 0),
});

const nextStep = (moment: Moment): GroupClock => {
  const step = moment.clock.step + 1;
  return { ...moment.clock, step, closesAt: stepEnds(moment, step) };
};

const debrief = ({ months, now, schedule }: Moment): GroupClock => ({
  ...NO_CLOCK,
  phase: 'DEBRIEF',
  month: months,
  closesAt: now + (schedule === null ? DEBRIEF_TIME : LONG_DEBRIEF_TIME),
});

const shownPage = ({ clock, page }: Moment): GroupClock => ({ ...clock, step: stepOfPage(clock, page) });

const longer = ({ clock }: Moment): GroupClock => ({ ...clock, closesAt: (clock.closesAt ?? 0) + MORE_TIME });

/** The clock stops while moves are still taken; only the host moves the group on. */
const held = ({ clock }: Moment): GroupClock => ({ ...clock, closesAt: null });

/* What the host's last command ended for others, taken back: no clock runs, so that only the host ends it again. */

const roomAgain = ({ now }: Moment): GroupClock => openRoom({ now, schedule: null });

const heldAgain = ({ clock, steps }: Moment): GroupClock => ({
  ...NO_CLOCK,
  phase: 'ASSEMBLY',
  month: clock.month - 1,
  step: Math.max(0, steps - 1),
});

const monthAgain = ({ clock }: Moment): GroupClock => ({ ...NO_CLOCK, phase: 'PRIVATE', month: clock.month });

const stepBefore = ({ clock }: Moment): GroupClock => ({ ...clock, step: clock.step - 1, closesAt: null });

const ended = ({ clock }: Moment): GroupClock => ({
  ...clock,
  phase: 'ENDED',
  isPaused: false,
  closesAt: null,
  pausedLeft: null,
});

type Transition = readonly [
  from: LivePhase,
  on: ClockEvent['type'],
  where: readonly ((moment: Moment) => boolean)[],
  to: (moment: Moment) => GroupClock,
];

/** The first line that fits applies. PAUSE and RESUME are not in it: they hold in every phase but ENDED. */
const TRANSITIONS: readonly Transition[] = [
  ['WAITING', 'TIME_PASSED', [isOverDays, hasPeople], closingInTime],
  ['WAITING', 'TIME_PASSED', [isLed, isStillWaiting], waitingOn],
  ['WAITING', 'CLOSE_ROOM', [isLed, hasPeople], closing],
  ['PRIVATE', 'TIME_PASSED', [], closingInTime],
  ['PRIVATE', 'OPEN_ASSEMBLY', [isLed], closing],
  ['PRIVATE', 'MORE_TIME', [isLed, hasEnd], longer],
  ['PRIVATE', 'HOLD', [isLed, hasEnd], held],
  ['PRIVATE', 'FINISH_NOW', [], closingForGood],
  ['PRIVATE', 'BACK', [isLed, isNoneSealed, followed('CLOSE_ROOM')], roomAgain],
  ['PRIVATE', 'BACK', [isLed, isNoneSealed, followed('NEXT')], heldAgain],
  ['ASSEMBLY', 'BACK', [isLed, isFirstStep, followed('OPEN_ASSEMBLY')], monthAgain],
  ['ASSEMBLY', 'BACK', [isLed, followed('STEP')], stepBefore],
  ['CLOSING', 'CLOSED', [isFinishing], debrief],
  ['CLOSING', 'CLOSED', [isRoom, isLed], nextMonth],
  ['CLOSING', 'CLOSED', [isLed], assembly],
  ['CLOSING', 'CLOSED', [isOverDays, isLastMonth], debrief],
  ['CLOSING', 'CLOSED', [isOverDays], nextMonthInTime],
  ['ASSEMBLY', 'TIME_PASSED', [hasNextStep], nextStep],
  ['ASSEMBLY', 'TIME_PASSED', [isLastMonth], debrief],
  ['ASSEMBLY', 'MORE_TIME', [isLed, hasEnd], longer],
  ['ASSEMBLY', 'HOLD', [isLed, hasEnd], held],
  ['ASSEMBLY', 'STEP', [isLed, hasNextStep], nextStep],
  ['ASSEMBLY', 'NEXT', [isLed, isLastStep, isLastMonth], debrief],
  ['ASSEMBLY', 'NEXT', [isLed, isLastStep], nextMonth],
  ['ASSEMBLY', 'FINISH_NOW', [], closingForGood],
  ['DEBRIEF', 'TIME_PASSED', [], ended],
  ['DEBRIEF', 'PAGE', [isPage], shownPage],
  ['DEBRIEF', 'END', [], ended],
  ['DEBRIEF', 'ABANDONED', [], ended],
];

function paused({ clock, now }: Moment): GroupClock {
  if (clock.isPaused) return clock;
  const left = clock.closesAt === null ? null : Math.max(0, clock.closesAt - now);
  return { ...clock, isPaused: true, closesAt: null, pausedLeft: left };
}

/** Over days the month closes at the next of its hours, however long the pause was. */
function resumed({ clock, now, schedule }: Moment): GroupClock {
  if (!clock.isPaused) return clock;
  const isByHours = schedule !== null && (clock.phase === 'WAITING' || clock.phase === 'PRIVATE');
  const left = clock.pausedLeft === null ? null : now + clock.pausedLeft;
  return { ...clock, isPaused: false, closesAt: isByHours ? schedule.after(now) : left, pausedLeft: null };
}

/** Events that move a paused group, too. */
const ALSO_PAUSED: readonly ClockEvent['type'][] = ['FINISH_NOW', 'CLOSED', 'ABANDONED'];

/**
 * The clock after an event. LIVE_CLOSED: the group has ended. LIVE_PAUSED: it has to be resumed first. LIVE_NOT_NOW: the event
 * changes nothing in this phase; of TIME_PASSED, nothing is due, or an open room has waited long enough and is to be deleted.
 */
export function nextClock(
  clock: GroupClock,
  event: ClockEvent,
  terms: ClockTerms,
): Result<GroupClock, 'LIVE_CLOSED' | 'LIVE_PAUSED' | 'LIVE_NOT_NOW'> {
  const page = 'page' in event ? (event.page ?? 0) : 0;
  const moment: Moment = {
    steps: 0,
    people: 0,
    lastJoinedAt: 0,
    bellAt: null,
    last: null,
    hasSealed: false,
    ...terms,
    clock,
    page,
  };
  const { type } = event;
  if (clock.phase === 'ENDED') return refuse('LIVE_CLOSED');
  if (type === 'PAUSE') return ok(paused(moment));
  if (type === 'RESUME') return ok(resumed(moment));
  if (clock.isPaused && !ALSO_PAUSED.includes(type)) return refuse('LIVE_PAUSED');
  if (type === 'TIME_PASSED' && (clock.closesAt === null || clock.closesAt > terms.now)) return refuse('LIVE_NOT_NOW');
  const fitting = TRANSITIONS.find(
    ([from, on, where]) => from === clock.phase && on === type && where.every((holds) => holds(moment)),
  );
  return fitting === undefined ? refuse('LIVE_NOT_NOW') : ok(fitting[3](moment));
}
