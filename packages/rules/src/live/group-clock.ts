import { ok, type Result, refuse } from '@consorcio/kernel';
import type { ClockTerms, GroupClock, Moment } from './clock-moves.ts';
import * as to from './clock-moves.ts';
import { liveRulebookOf } from './terms.ts';
import { DEBRIEF_PAGES, type HostCommand, type LivePhase } from './words.ts';

/* A group's progress through its phases (LIVE 3.2): one table of transitions. */

/**
 * What moves a clock. TIME_PASSED: a request or the server looks at it. CLOSED: the room or the months in CLOSING have been
 * closed. ABANDONED: nobody has used the group for 30 days. `page`: of the debrief, from 0. CANCEL is missing: it deletes the
 * group.
 */
export type ClockEvent =
  | { readonly type: 'TIME_PASSED' | 'CLOSED' | 'ABANDONED' }
  | { readonly type: Exclude<HostCommand, 'CANCEL'>; readonly page?: number };

/* Conditions of transitions. */

const isLed = ({ schedule }: Moment): boolean => schedule === null;
const isOverDays = ({ schedule }: Moment): boolean => schedule !== null;
const hasPeople = ({ people, rulebook }: Moment): boolean => people >= liveRulebookOf(rulebook).people.least;
const isStillWaiting = ({ lastJoinedAt, now }: Moment): boolean => lastJoinedAt + to.WAITING_TIME > now;
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

type Transition = readonly [
  from: LivePhase,
  on: ClockEvent['type'],
  where: readonly ((moment: Moment) => boolean)[],
  to: (moment: Moment) => GroupClock,
];

/** The first line that fits applies. PAUSE and RESUME are not in it: they hold in every phase but ENDED. */
const TRANSITIONS: readonly Transition[] = [
  ['WAITING', 'TIME_PASSED', [isOverDays, hasPeople], to.closingInTime],
  ['WAITING', 'TIME_PASSED', [isLed, isStillWaiting], to.waitingOn],
  ['WAITING', 'CLOSE_ROOM', [isLed, hasPeople], to.closing],
  ['PRIVATE', 'TIME_PASSED', [], to.closingInTime],
  ['PRIVATE', 'OPEN_ASSEMBLY', [isLed], to.closing],
  ['PRIVATE', 'MORE_TIME', [isLed, hasEnd], to.longer],
  ['PRIVATE', 'HOLD', [isLed, hasEnd], to.held],
  ['PRIVATE', 'FINISH_NOW', [], to.closingForGood],
  ['PRIVATE', 'BACK', [isLed, isNoneSealed, followed('CLOSE_ROOM')], to.roomAgain],
  ['PRIVATE', 'BACK', [isLed, isNoneSealed, followed('NEXT')], to.heldAgain],
  ['ASSEMBLY', 'BACK', [isLed, isFirstStep, followed('OPEN_ASSEMBLY')], to.monthAgain],
  ['ASSEMBLY', 'BACK', [isLed, followed('STEP')], to.stepBefore],
  ['CLOSING', 'CLOSED', [isFinishing], to.debrief],
  ['CLOSING', 'CLOSED', [isRoom, isLed], to.nextMonth],
  ['CLOSING', 'CLOSED', [isLed], to.assembly],
  ['CLOSING', 'CLOSED', [isOverDays, isLastMonth], to.debrief],
  ['CLOSING', 'CLOSED', [isOverDays], to.nextMonthInTime],
  ['ASSEMBLY', 'TIME_PASSED', [hasNextStep], to.nextStep],
  ['ASSEMBLY', 'TIME_PASSED', [isLastMonth], to.debrief],
  ['ASSEMBLY', 'MORE_TIME', [isLed, hasEnd], to.longer],
  ['ASSEMBLY', 'HOLD', [isLed, hasEnd], to.held],
  ['ASSEMBLY', 'STEP', [isLed, hasNextStep], to.nextStep],
  ['ASSEMBLY', 'NEXT', [isLed, isLastStep, isLastMonth], to.debrief],
  ['ASSEMBLY', 'NEXT', [isLed, isLastStep], to.nextMonth],
  ['ASSEMBLY', 'FINISH_NOW', [], to.closingForGood],
  ['DEBRIEF', 'TIME_PASSED', [], to.ended],
  ['DEBRIEF', 'PAGE', [isPage], to.shownPage],
  ['DEBRIEF', 'END', [], to.ended],
  ['DEBRIEF', 'ABANDONED', [], to.ended],
];

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
  if (type === 'PAUSE') return ok(to.paused(moment));
  if (type === 'RESUME') return ok(to.resumed(moment));
  if (clock.isPaused && !ALSO_PAUSED.includes(type)) return refuse('LIVE_PAUSED');
  if (type === 'TIME_PASSED' && (clock.closesAt === null || clock.closesAt > terms.now)) return refuse('LIVE_NOT_NOW');
  const fitting = TRANSITIONS.find(
    ([from, on, where]) => from === clock.phase && on === type && where.every((holds) => holds(moment)),
  );
  return fitting === undefined ? refuse('LIVE_NOT_NOW') : ok(fitting[3](moment));
}
