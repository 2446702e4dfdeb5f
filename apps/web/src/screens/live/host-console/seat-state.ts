import { hostCopy } from '@consorcio/copy/live-host';
import type { HostSeat, HostView } from './next-thing.ts';

const copy = hostCopy.people;
type Phase = HostView['group']['phase'];

const isOver = (phase: Phase): boolean => phase === 'DEBRIEF' || phase === 'ENDED';

/** Whether the three questions are asked now: before the first month, and from the debrief on. */
export const isAsking = (phase: Phase): boolean => phase === 'WAITING' || isOver(phase);

/** Whether a seat has answered the three questions that are asked now; what it answered is told to nobody. */
export const hasAnswered = ({ answered }: HostSeat, phase: Phase): boolean =>
  isAsking(phase) && (phase === 'WAITING' ? answered.before : answered.after);

/** What is told of a seat beside its name, in the order in which it is read: its month, what it answered, a locked way back, its absences. */
export function stateOf(seat: HostSeat, phase: Phase): readonly string[] {
  return [
    ...(phase === 'PRIVATE' ? [monthOf(seat)] : isOver(phase) ? [] : [copy.here]),
    ...(hasAnswered(seat, phase) ? [copy.answered] : []),
    ...(seat.isLocked ? [copy.locked] : []),
    ...(seat.absences === 0 ? [] : [copy.absences(seat.absences)]),
  ];
}

const monthOf = ({ hasBegun, hasSealed }: HostSeat): string =>
  hasSealed ? copy.sealed : hasBegun ? copy.begun : copy.idle;
