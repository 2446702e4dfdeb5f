import { ok, type Result, refuse } from '@consorcio/kernel';
import type { LiveHours } from './hours.ts';
import type { Minutes } from './minutes.ts';
import { DEBRIEF_PAGES, type HostCommand, type LivePace, type LivePhase, type LiveStep } from './words.ts';

/* The way of a group through its phases (LIVE 3.2). Times are milliseconds, `now` is an argument. */

const SECOND = 1_000;
/** Private phases: of the first month, and of those after it. */
const PRIVATE_TIME = { NORMAL: [300, 210], FAST: [240, 150] } as const;
const MORE_TIME = 60 * SECOND;
const STEP_TIME = 45 * SECOND;
const LAST_STEP_TIME = 60 * SECOND;
const WAITING_TIME = 2 * 3_600 * SECOND;
const DEBRIEF_TIME = 24 * 3_600 * SECOND;
/** Of a group that is played over days. */
const LONG_DEBRIEF_TIME = 7 * DEBRIEF_TIME;

/** Where a group stands. `month` is 0 while its room is open or being closed. */
export interface Way {
  readonly phase: LivePhase;
  readonly month: number;
  /** Of the assembly, or the page of the debrief; from 0. */
  readonly step: number;
  readonly isPaused: boolean;
  /** The bell rang: what is left is closed at once. */
  readonly isFinishing: boolean;
  /** When the clock moves it on; null where no clock runs. */
  readonly closesAt: number | null;
  /** What was left on the clock when it was paused. */
  readonly pausedLeft: number | null;
}

/** What a way depends on beside itself. */
export interface WayTerms {
  readonly months: number;
  readonly pace: LivePace;
  /** Steps of the assembly that is held. */
  readonly steps: number;
  readonly people: number;
  readonly now: number;
  /** Of a group that is played over days; null for others. */
  readonly schedule: LiveHours | null;
}

/** The steps of an assembly; the last month has others, and MORE is left out when empty. */
export function stepsOf(
  { month, globe, drawn, excluded, taken, refunds }: Minutes,
  months: number,
): readonly LiveStep[] {
  if (month === months) return ['CALL', 'POT', 'END', 'BOOKS'];
  const isMore = drawn.length > (globe > 0 ? 1 : 0) || excluded.length + taken.length + refunds.length > 0;
  return ['CALL', 'POT', 'RAFFLE', 'BIDS', ...(isMore ? (['MORE'] as const) : []), 'RESULT'];
}

const opened: Way = {
  phase: 'WAITING',
  month: 0,
  step: 0,
  isPaused: false,
  isFinishing: false,
  closesAt: null,
  pausedLeft: null,
};

/** A room that is opened. It closes at the first hour; without a schedule it is deleted after two hours without a new seat. */
export const openWay = ({ now, schedule }: Pick<WayTerms, 'now' | 'schedule'>): Way => ({
  ...opened,
  closesAt: schedule === null ? now + WAITING_TIME : schedule.first,
});

/** A private phase that begins `now`; with a schedule it lasts until the next hour. */
export function privateWay(month: number, { pace, now, schedule }: Pick<WayTerms, 'pace' | 'now' | 'schedule'>): Way {
  if (schedule !== null) return { ...opened, phase: 'PRIVATE', month, closesAt: schedule.after(now) };
  const seconds = pace === 'NONE' ? null : PRIVATE_TIME[pace][month === 1 ? 0 : 1];
  return { ...opened, phase: 'PRIVATE', month, closesAt: seconds === null ? null : now + seconds * SECOND };
}

/** An assembly that begins, at its first step. */
const assemblyWay = (month: number, now: number): Way => ({
  ...opened,
  phase: 'ASSEMBLY',
  month,
  closesAt: now + STEP_TIME,
});

const debriefWay = (month: number, { now, schedule }: Pick<WayTerms, 'now' | 'schedule'>): Way => ({
  ...opened,
  phase: 'DEBRIEF',
  month,
  closesAt: now + (schedule === null ? DEBRIEF_TIME : LONG_DEBRIEF_TIME),
});

/**
 * What follows a month that was closed: its assembly. With a schedule there are no steps: the next month opens at the hour at
 * which this one closed, so that a server that was away goes through all hours in order.
 */
export function wayAfterMonth(way: Way, terms: Pick<WayTerms, 'months' | 'pace' | 'now' | 'schedule'>): Way {
  const { months, now, schedule } = terms;
  if (way.isFinishing) return debriefWay(months, terms);
  if (schedule === null) return assemblyWay(way.month, now);
  return way.month === months
    ? debriefWay(months, terms)
    : privateWay(way.month + 1, { ...terms, now: way.closesAt ?? now });
}

/** The door is shut: no move, or in WAITING no seat, is taken any more. */
const closing = (way: Way, at: number, isFinishing = false): Way => ({
  ...way,
  phase: 'CLOSING',
  isFinishing,
  // Due at once: the next request closes the month.
  closesAt: at,
  pausedLeft: null,
  isPaused: false,
});

/** The next step, the next month, or the debrief. */
function onward(way: Way, terms: WayTerms): Way {
  const { steps, months, now } = terms;
  if (way.step + 1 < steps) {
    const isLast = way.step + 2 === steps;
    return { ...way, step: way.step + 1, closesAt: now + (isLast ? LAST_STEP_TIME : STEP_TIME) };
  }
  return way.month === months ? debriefWay(way.month, terms) : privateWay(way.month + 1, terms);
}

/** Hours at which a group over days closes, from the next on: its room, if it is open, then month after month (LIVE 6.2). */
export function hoursLeft(way: Way, { months, schedule }: Pick<WayTerms, 'months' | 'schedule'>): readonly number[] {
  const isOpen = way.phase === 'WAITING' || way.phase === 'PRIVATE';
  if (schedule === null || way.closesAt === null || !isOpen) return [];
  const hours = [way.closesAt];
  while (hours.length <= months - way.month) hours.push(schedule.after(hours.at(-1) ?? way.closesAt));
  return hours;
}

/** Where the clock leads once it has run out; null where it has not, or where the room is to be deleted. */
export function wayAtTime(way: Way, terms: WayTerms): Way | null {
  if (way.isPaused || way.closesAt === null || way.closesAt > terms.now) return null;
  // With a schedule the hour itself is kept: the next month is counted from it.
  const isShut = way.phase === 'PRIVATE' || (way.phase === 'WAITING' && terms.schedule !== null && terms.people >= 2);
  if (isShut) return closing(way, terms.schedule === null ? terms.now : way.closesAt);
  if (way.phase === 'ASSEMBLY') return onward(way, terms);
  return way.phase === 'DEBRIEF' ? { ...way, phase: 'ENDED', closesAt: null } : null;
}

function paused(way: Way, now: number): Way {
  if (way.isPaused) return way;
  const left = way.closesAt === null ? null : Math.max(0, way.closesAt - now);
  return { ...way, isPaused: true, closesAt: null, pausedLeft: left };
}

/** With a schedule the month closes at the next of its hours, however long the pause was. */
function resumed(way: Way, { now, schedule }: WayTerms): Way {
  if (!way.isPaused) return way;
  const isByHours = schedule !== null && (way.phase === 'WAITING' || way.phase === 'PRIVATE');
  const left = way.pausedLeft === null ? null : now + way.pausedLeft;
  return { ...way, isPaused: false, closesAt: isByHours ? schedule.after(now) : left, pausedLeft: null };
}

/** Where a host's command leads; `page`: of the debrief, from 0. CANCEL is not for here: it deletes. */
export function wayByHost(
  way: Way,
  command: Exclude<HostCommand, 'CANCEL'>,
  page: number,
  terms: WayTerms,
): Result<Way, 'LIVE_CLOSED' | 'LIVE_NOT_NOW' | 'LIVE_PAUSED'> {
  const { phase, isPaused } = way;
  if (phase === 'ENDED') return refuse('LIVE_CLOSED');
  if (command === 'PAUSE') return ok(paused(way, terms.now));
  if (command === 'RESUME') return ok(resumed(way, terms));
  const isRunning = phase === 'PRIVATE' || phase === 'ASSEMBLY';
  if (command === 'FINISH_NOW') return isRunning ? ok(closing(way, terms.now, true)) : refuse('LIVE_NOT_NOW');
  if (isPaused) return refuse('LIVE_PAUSED');
  // Over days only the calendar advances the group.
  if (terms.schedule !== null && phase !== 'DEBRIEF') return refuse('LIVE_NOT_NOW');
  const isLast = way.step + 1 >= terms.steps;
  if (command === 'CLOSE_ROOM' && phase === 'WAITING' && terms.people >= 2) return ok(closing(way, terms.now));
  if (command === 'OPEN_ASSEMBLY' && phase === 'PRIVATE') return ok(closing(way, terms.now));
  if (command === 'STEP' && phase === 'ASSEMBLY' && !isLast) return ok(onward(way, terms));
  if (command === 'NEXT' && phase === 'ASSEMBLY' && isLast) return ok(onward(way, terms));
  if (command === 'PAGE' && phase === 'DEBRIEF' && page >= 0 && page < DEBRIEF_PAGES.length)
    return ok({ ...way, step: page });
  if (command === 'END' && phase === 'DEBRIEF') return ok({ ...way, phase: 'ENDED', closesAt: null });
  if (command === 'MORE_TIME' && phase === 'PRIVATE' && way.closesAt !== null)
    return ok({ ...way, closesAt: way.closesAt + MORE_TIME });
  return refuse('LIVE_NOT_NOW');
}
