import type { ReplyOf } from '@consorcio/contract';
import { nicknameOf } from '@consorcio/copy/live-names';
import { must } from '@consorcio/kernel';
import {
  type FoldedMonth,
  hasShownAnswers,
  hoursLeft,
  isPotShort,
  isTied,
  type LiveGroup,
  liveTermsOf,
  potRestOf,
  shownMinutes,
  shownStep,
  stepsOf,
} from '@consorcio/rules/live';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { clockOf } from './group.ts';
import type { Seen } from './read-group.ts';
import { type GroupRow, type MoveRow, type SeatRow, scheduleOf } from './rows.ts';
import { sealOf, standingGroup } from './story.ts';

type SeatView = ReplyOf<'liveSeat'>;

/** How often a seat may ask for another nickname. */
export const MOST_NICKNAMES = 3;

/** A person as everybody sees them. */
export const faceOf = ({ quota, nickname, persona }: SeatRow) => ({
  quota,
  nickname: nicknameOf(nickname),
  persona,
  colour: Math.floor((quota - 1) / PERSONA_IDS.length),
});

/** A seat's answers to the three questions, as places of the options; null where it has none. */
const answersIn = (text: string | null): number[] | null => (text === null ? null : [...text].map(Number));
export const answersOf = ({ beforeAnswers, afterAnswers }: SeatRow) => ({
  before: answersIn(beforeAnswers),
  after: answersIn(afterAnswers),
});

export const answeredBy = ({ beforeAnswers, afterAnswers }: SeatRow) => ({
  before: beforeAnswers !== null,
  after: afterAnswers !== null,
});

/** The hours of a group over days that are left; null for others and in a pause. */
function hoursView(group: GroupRow): SeatView['group']['hours'] {
  const schedule = scheduleOf(group);
  if (schedule === null || group.isPaused) return null;
  return [...hoursLeft(clockOf(group), { months: group.months, schedule })];
}

export function groupView({ group, story, people }: Seen): SeatView['group'] {
  const { code, rulebook, months, mode, pace, phase, month, isPaused, closesAt, clientSeed } = group;
  return {
    code,
    rulebook,
    months,
    mode,
    pace,
    phase,
    month,
    isPaused,
    clientSeed,
    people,
    step: shownStep(group),
    areAnswersShown: hasShownAnswers(group),
    closesAt: closesAt?.getTime() ?? null,
    hours: hoursView(group),
    letter: liveTermsOf(rulebook, months).letter,
    quotas: story?.opened.seats.length ?? null,
    commitment: story?.commitment ?? sealOf(group),
  };
}

/** As a step: an assembly at its end. */
const ALL_STEPS = Number.POSITIVE_INFINITY;

/** What the projector shows of a closed month at a step, from 0. */
const shownAt = ({ minutes, group }: FoldedMonth, step: number): NonNullable<SeatView['assembly']> =>
  shownMinutes(minutes, group, step);

/** The same, with the public reasons why bids won or lost, and what else moved the pot. */
function explainedAt(closed: FoldedMonth, step: number): NonNullable<SeatView['assembly']> {
  const { bids, more, end, ...shown } = shownAt(closed, step);
  const { minutes, group } = closed;
  const rest = potRestOf(minutes, group);
  return {
    ...shown,
    bids: bids && { ...bids, isTied: isTied(minutes), isShort: isPotShort(minutes) },
    more: more && { ...more, rest },
    end: end && { ...end, rest },
  };
}

/** What the projector shows; null outside an assembly. */
export const assemblyView = ({ group, story }: Pick<Seen, 'group' | 'story'>): SeatView['assembly'] =>
  group.phase === 'ASSEMBLY'
    ? explainedAt(must(story?.months.at(-1), 'the closed month of an assembly'), group.step)
    : null;

/** The last assembly of a group over days, which is shown as a recording. */
export function heldView({ group, story }: Pick<Seen, 'group' | 'story'>): SeatView['held'] {
  const closed = group.mode === 'WEEK' ? story?.months.at(-1) : undefined;
  return closed === undefined ? null : { month: closed.minutes.month, minutes: explainedAt(closed, ALL_STEPS) };
}

/** All assemblies that were held; of one that is held now as far as its step (LIVE 3.8, L15). */
export function closedAssemblies({ group, story }: Pick<Seen, 'group' | 'story'>): ReplyOf<'liveAudit'>['closed'] {
  return (story?.months ?? []).map((closed) => {
    const { month } = closed.minutes;
    const isHeld = group.phase === 'ASSEMBLY' && month === group.month;
    return { month, minutes: shownAt(closed, isHeld ? group.step : ALL_STEPS) };
  });
}

/**
 * The group whose seats are shown: before the last step of an assembly the one before the month, so that nothing is
 * revealed early (LIVE 3.8, L15).
 */
export function shownGroup({ group, story }: Seen): LiveGroup | null {
  if (story === null) return null;
  const closed = story.months.at(-1);
  if (group.phase !== 'ASSEMBLY' || closed === undefined) return standingGroup(story);
  const isLastStep = group.step + 1 >= stepsOf(closed.minutes, group.months).length;
  return isLastStep ? closed.group : (story.months.at(-2)?.group ?? story.opened);
}

/** Changes whenever a view does. `hasCurrentView` makes that of a seat's view from fewer columns. */
export function versionOf(
  { group, people }: Pick<Seen, 'group' | 'people'>,
  seats: readonly Pick<SeatRow, 'seatRev'>[],
  moves: readonly Pick<MoveRow, 'rev'>[],
): string {
  const revs = [...seats.map(({ seatRev }) => seatRev), ...moves.map(({ rev }) => rev)];
  return versionText(
    group.version,
    people,
    revs.reduce((sum, rev) => sum + rev, 0),
  );
}

/** A view's version. No part ever falls, since deleting a seat or a move raises the group's own version. */
export const versionText = (version: number, people: number, revs: number): string => [version, people, revs].join('.');
