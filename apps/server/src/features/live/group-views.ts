import type { ReplyOf } from '@consorcio/contract';
import { answerTotals, type FoldedMonth } from '@consorcio/rules/live';
import type { GroupRow, MoveRow, SeatRow } from './live-rows.ts';
import { paperLines, paperView } from './paper-view.ts';
import { answeredBy, answersIn, isConnected, isLocked, reactionsOf } from './seat-shown.ts';
import { isOver } from './standing.ts';
import { assemblyView, faceOf, groupView, heldView, type Seen, versionOf } from './views.ts';

type ProjectorView = ReplyOf<'liveProjector'>;
type HostView = ReplyOf<'liveHost'>;

/** Right answers to the three questions, from the debrief on (LIVE 6.3). */
function questionsView(group: GroupRow, seats: readonly SeatRow[]): ProjectorView['questions'] {
  if (!isOver(group)) return null;
  const totals = answerTotals(
    seats.map(({ beforeAnswers }) => answersIn(beforeAnswers)),
    seats.map(({ afterAnswers }) => answersIn(afterAnswers)),
  );
  if (totals === null) return null;
  const { before, after } = totals;
  return { before: { ...before, right: [...before.right] }, after: { ...after, right: [...after.right] } };
}

/** What the projector shows. Its version has the reactions behind it, which pass without a change of a row. */
export function projectorView(seen: Seen, seats: readonly SeatRow[], moves: readonly MoveRow[]): ProjectorView {
  const reactions = reactionsOf(seats, seen.now);
  return {
    version: [versionOf(seen, seats, moves), reactions.join('-')].join('.'),
    now: seen.now,
    group: groupView(seen),
    assembly: assemblyView(seen),
    held: heldView(seen),
    seats: seats.map(faceOf),
    sealed: moves.filter(({ pace }) => pace !== null).length,
    reactions,
    questions: questionsView(seen.group, seats),
    paper: paperView(seen, seats, moves),
  };
}

/**
 * What the host sees: who has begun and sealed, never cash, never a bid before its step. Its version has behind it which seats
 * are connected and which are locked, which passes without a change of a row.
 */
export function hostView(seen: Seen, seats: readonly SeatRow[], moves: readonly MoveRow[]): HostView {
  const byQuota = new Map(moves.map((move) => [move.quota, move]));
  const closed = seen.story?.months ?? [];
  const told = seats.map((seat) => ({
    ...faceOf(seat),
    hasBegun: byQuota.has(seat.quota),
    hasSealed: (byQuota.get(seat.quota)?.pace ?? null) !== null,
    isConnected: isConnected(seat, seen.now),
    absences: absencesOf(closed, seat.quota),
    isLocked: isLocked(seat, seen.now),
    answered: answeredBy(seat),
  }));
  const connected = told.filter((seat) => seat.isConnected).map(({ quota }) => quota);
  const locked = told.filter((seat) => seat.isLocked).map(({ quota }) => quota);
  return {
    version: [versionOf(seen, seats, moves), connected.join('-'), locked.join('-')].join('.'),
    now: seen.now,
    group: groupView(seen),
    isShut: seen.group.isShut,
    assembly: assemblyView(seen),
    held: heldView(seen),
    seats: told,
    paper: paperView(seen, seats, moves),
    lines: paperLines(seen, moves),
  };
}

/** Closed months of a quota that the autopilot played. */
export const absencesOf = (months: readonly FoldedMonth[], quota: number): number =>
  months.filter(({ moves }) => moves.get(quota)?.isAuto === true).length;
