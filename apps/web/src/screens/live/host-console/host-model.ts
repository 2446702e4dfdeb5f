import type { BodyOf, ReplyOf } from '@consorcio/contract';
import { weekdayHourText } from '@consorcio/copy/dates';
import { BIDS_SEEN } from '@consorcio/copy/decisions';
import { assemblyCopy, quotaText } from '@consorcio/copy/live-assembly';
import { debriefHostCopy, debriefTitles, tableSituations, tableWays } from '@consorcio/copy/live-debrief';
import { hostCopy, paperSpeakerLines, speakerLines, weekSpeakerLines } from '@consorcio/copy/live-host';
import { talkOfMonth } from '@consorcio/copy/live-projector';
import { weekCopy } from '@consorcio/copy/live-week';
import { FAMILY_NAMES } from '@consorcio/copy/quiz';
import type { CsvCell } from '@consorcio/kernel/csv';
import { termsOfView } from '@consorcio/rules/live';
import {
  DEBRIEF_PAGES,
  LEAST_FOR_TOTALS,
  LIVE_FAMILIES,
  LIVE_STEPS,
  type LiveStep,
  PRIVATE_SECONDS,
} from '@consorcio/rules/live-words';
import { moreTalk, pageOf, type Talked, talkText } from '../../../live/debrief-pages.ts';

export type HostView = ReplyOf<'liveHost'>;
export type HostSeat = HostView['seats'][number];

/** What every part of the console gets. */
export interface HostPage {
  readonly groupId: string;
  readonly token: string;
  readonly view: HostView;
  /** `performance.now()` when the view came. */
  readonly at: number;
  readonly onView: (view: HostView) => void;
}
export type Command = BodyOf<'liveCommand'>['command'];

export type Question = 'askFinish' | 'askEnd' | 'askDelete' | 'askClose' | 'askOpen' | 'askStep' | 'askAnswers';

/** What the big button does; `command` is null while the host can only wait. `asks`: it asks for confirmation. */
interface NextThing {
  readonly command: Command | null;
  readonly label: string;
  readonly asks?: Question;
  /** Of the debrief, from 0; with PAGE alone. */
  readonly page?: number;
}

/** Fewest people with whom a room may be closed. */
const leastOf = (view: Pick<HostView, 'group'>): number => termsOfView(view).people.least;

/**
 * The next thing to do. What ends something for others is asked before, while somebody is not ready.
 * @param isShown whether the class has seen the step of the assembly to its end
 */
export function nextThing(view: HostView, isShown = true): NextThing {
  const { group, seats } = view;
  const { phase, isPaused } = group;
  const hour = isPaused ? undefined : group.hours?.[0];
  if (hour !== undefined) {
    const text = weekdayHourText(hour);
    return { command: null, label: phase === 'WAITING' ? weekCopy.roomAt(text) : weekCopy.nextAt(text) };
  }
  if (isPaused) return { command: 'RESUME', label: hostCopy.resume };
  switch (phase) {
    case 'WAITING':
      return group.people < leastOf(view)
        ? { command: null, label: hostCopy.wait.people(leastOf(view)) }
        : { command: 'CLOSE_ROOM', label: hostCopy.next.closeRoom, asks: 'askClose' };
    case 'PRIVATE':
      return seats.every(({ hasSealed, isBarred }) => hasSealed || isBarred)
        ? { command: 'OPEN_ASSEMBLY', label: hostCopy.next.allSealed }
        : { command: 'OPEN_ASSEMBLY', label: hostCopy.next.openAssembly, asks: 'askOpen' };
    case 'ASSEMBLY':
      return { ...afterStep(view), ...(isShown ? {} : { asks: 'askStep' }) };
    case 'DEBRIEF':
      return nextPage(view);
    default:
      return { command: null, label: phase === 'ENDED' ? hostCopy.wait.ended : hostCopy.wait.closing };
  }
}

function afterStep({ group: { step, month, months }, assembly }: HostView): NextThing {
  if (step + 1 < (assembly?.steps.length ?? 0)) return { command: 'STEP', label: hostCopy.next.step };
  return { command: 'NEXT', label: month === months ? hostCopy.next.results : hostCopy.next.month(month + 1) };
}

/** The next page of the debrief; after the last one the group is ended. */
function nextPage(view: HostView): NextThing {
  const page = view.group.step + 1;
  return page < DEBRIEF_PAGES.length
    ? openPage(view, page)
    : { command: 'END', label: hostCopy.next.end, asks: 'askEnd' };
}

const ANSWERS = DEBRIEF_PAGES.indexOf('ANSWERS');

/** Opens a page of the debrief. The questions close with the answers: asked before, while somebody has not answered. */
export function openPage(view: HostView, page: number): NextThing {
  const { asked, answered } = askedOf(view);
  return {
    command: 'PAGE',
    page,
    label: debriefHostCopy.next(debriefTitles[pageOf({ group: { step: page } })]),
    ...(page >= ANSWERS && answered < asked ? { asks: 'askAnswers' } : {}),
  };
}

/** Who is asked questions on a phone: nobody who plays on paper, or may not come back. */
export const peopleAsked = ({ group, seats }: HostView): readonly HostSeat[] =>
  group.mode === 'PAPER' ? [] : seats.filter(({ isBarred }) => !isBarred);

/** Of how many people the questions after the game are asked now, and how many have answered. */
function askedOf(view: HostView): { readonly asked: number; readonly answered: number } {
  const asked = view.group.areAnswersShown ? [] : peopleAsked(view);
  return { asked: asked.length, answered: asked.filter(({ answered: { after } }) => after).length };
}

const NO_TALK: Talked = { talks: [], situations: [], timeline: [] };

/** Lines that the host may say where the group stands. `debrief`: what it asks, nothing before it came. */
export function linesFor(view: HostView, debrief: Talked = NO_TALK): readonly string[] {
  const { group, assembly } = view;
  const { phase } = group;
  const isOverDays = group.mode === 'WEEK';
  if (phase === 'ASSEMBLY')
    return assembly === null ? [] : [...speakerLines.STEPS[assembly.step], ...talkAt(group, assembly.step)];
  if (phase === 'DEBRIEF') return debriefLines(view, debrief);
  if (phase !== 'WAITING' && phase !== 'PRIVATE') return [];
  if (phase === 'PRIVATE' && !isOverDays) {
    if (group.month === 1) return speakerLines.FIRST;
    if (group.month === group.months) return speakerLines.LAST;
  }
  return (isOverDays ? weekSpeakerLines : group.mode === 'PAPER' ? paperSpeakerLines : speakerLines)[phase];
}

/** The question that stands on the page, what to say of the page, and how many have answered on their phones. */
function debriefLines(view: HostView, debrief: Talked): readonly string[] {
  const page = pageOf(view);
  const talk = talkText(debrief, page);
  const { asked, answered } = askedOf(view);
  return [
    ...(talk === null ? [] : [hostCopy.ask(talk)]),
    ...(page === 'LUCK' ? moreTalk(debrief).map(hostCopy.askToo) : []),
    ...debriefHostCopy[view.group.mode === 'WEEK' ? 'weekLines' : 'lines'][page],
    ...(page === 'RESERVE' ? [BIDS_SEEN] : []),
    ...(asked === 0 ? [] : [debriefHostCopy.waiting(answered, asked)]),
  ];
}

/**
 * Who has received the letter this month and how, as far as the projector has shown it. `isShown`: it has shown the step that it
 * is at.
 */
export function givenLines(
  { assembly, seats }: Pick<HostView, 'assembly' | 'seats'>,
  isShown: boolean,
): readonly string[] {
  if (assembly === null) return [];
  const { step, raffle, bids, more, end } = assembly;
  const who = (quota: number): string => quotaText(quota, seats.find((seat) => seat.quota === quota)?.nickname);
  const drawn = raffle?.quota ?? null;
  const given: Readonly<Partial<Record<LiveStep, readonly string[]>>> = {
    RAFFLE: drawn === null ? [] : [who(drawn)],
    BIDS: (bids?.winners ?? []).map(({ quota, bid }) => hostCopy.wonBy(who(quota), bid)),
    MORE: (more?.drawn ?? []).map(who),
    END: (end?.quotas ?? []).map(who),
  };
  return LIVE_STEPS.flatMap((each) => {
    const names = each === step && !isShown ? [] : (given[each] ?? []);
    return names.length === 0 ? [] : [hostCopy.given(assemblyCopy.steps[each], names)];
  });
}

const talkAt = ({ month }: HostView['group'], step: LiveStep): readonly string[] =>
  step === 'RESULT' ? [hostCopy.ask(talkOfMonth(month))] : [];

/** What taking the last command back leads to. */
export const backLabel = ({ group: { phase, month, step } }: Pick<HostView, 'group'>): string => {
  if (phase === 'PRIVATE') return month === 1 ? hostCopy.back.room : hostCopy.back.assembly(month - 1);
  return step === 0 ? hostCopy.back.month(month) : hostCopy.back.step;
};

/** Whether the room may be closed now, but with so few people that no totals are shown at the end (LIVE 3.1). */
export const isSmallRoom = ({ group }: Pick<HostView, 'group'>): boolean =>
  group.phase === 'WAITING' && group.people >= leastOf({ group }) && group.people < LEAST_FOR_TOTALS;

/** Whether the code still lets somebody in; on paper nobody comes by it. */
export const mayEnter = ({ group: { phase, month, months, mode } }: HostView): boolean =>
  mode !== 'PAPER' && phase !== 'DEBRIEF' && phase !== 'ENDED' && !(phase === 'ASSEMBLY' && month === months);

/** Which of the side buttons can do something now. */
export const sideButtons = ({ group }: HostView) => {
  const isRunning = group.phase === 'PRIVATE' || group.phase === 'ASSEMBLY';
  const isClocked = isRunning && !group.isPaused && group.hours === null;
  return {
    pauses: !group.isPaused && group.phase !== 'ENDED' && group.phase !== 'CLOSING',
    moreTime: isClocked && group.closesAt !== null,
    /** The clock stands: said, so that nobody waits for it. */
    isHeld: isClocked && group.closesAt === null,
    finishes: isRunning,
  };
};

const peopleCopy = hostCopy.people;
type Phase = HostView['group']['phase'];

const isOver = (phase: Phase): boolean => phase === 'DEBRIEF' || phase === 'ENDED';

/** Whether the three questions are asked now: before the first month, and from the debrief on. */
export const isAsking = (phase: Phase): boolean => phase === 'WAITING' || isOver(phase);

/** Whether a seat has answered the three questions of the current moment; its answers are in no view. */
export const hasAnswered = ({ answered }: HostSeat, phase: Phase): boolean =>
  isAsking(phase) && (phase === 'WAITING' ? answered.before : answered.after);

/**
 * The words beside a seat's name: how far its month is, whether it answered the questions, whether its return is locked,
 * its absences.
 */
export function stateOf(seat: HostSeat, phase: Phase): readonly string[] {
  return [
    ...(phase === 'PRIVATE' ? monthOf(seat) : []),
    ...(hasAnswered(seat, phase) ? [peopleCopy.answered] : []),
    ...(seat.isBarred ? [peopleCopy.barred] : []),
    ...(seat.isLocked ? [peopleCopy.locked] : []),
    ...(seat.absences === 0 ? [] : [peopleCopy.absences(seat.absences)]),
  ];
}

/** Nothing of who has begun nothing without a connection: that is said beside the name. */
function monthOf({ hasBegun, hasSealed, isConnected }: HostSeat): readonly string[] {
  if (hasSealed) return [peopleCopy.sealed];
  if (hasBegun) return [peopleCopy.begun];
  return isConnected ? [peopleCopy.idle] : [];
}

/** How the lesson comes out by its bell, in a sentence. `timeOf`: an hour of this device's clock. */
export function bellSentence({ bell, group }: HostView, timeOf: (at: number) => string): string {
  const words = hostCopy.bell;
  if (bell === null) return words.none;
  if (bell.plan === null) return group.pace === 'NONE' ? words.noClock : '';
  const end = timeOf(bell.plan.endsAt);
  if (bell.plan.endsAt > bell.at + SLACK) return words.late(end);
  const usual = group.pace === 'NONE' ? 0 : PRIVATE_SECONDS[group.pace][1];
  const short = bell.plan.months.filter(({ month, seconds }) => month > 1 && seconds < usual);
  const [first] = short;
  if (first === undefined) return words.fits(end);
  const names = short.map(({ month }) => words.month(month)).join(words.and);
  return words.shorter(names, minutesText(first.seconds), end);
}

/** Milliseconds after the bell that are still in time. */
const SLACK = 30_000;
/** Seconds as minutes with one decimal: '1,5'. */
const minutesText = (seconds: number): string => `${Math.round(seconds / 6) / 10}`.replace('.', ',');

export type TableRow = ReplyOf<'liveTable'>['rows'][number];

/** Whoever joined while the room was open plays from the first month. */
export const cellsOf = (row: TableRow): readonly CsvCell[] => [
  ...[row.quota, row.nickname, Math.max(1, row.joinedMonth), row.absences],
  ...[row.won?.month ?? null, row.won === null ? null : tableWays[row.won.by], row.bid, row.misses],
  ...[tableSituations[row.situation], row.worth, row.note, row.decision, row.hand, row.luck],
];

export type Questions = ReplyOf<'liveProjector'>['questions'];

/** The three questions, a line each; none where too few have answered. */
export const questionLines = (questions: Questions): readonly (readonly CsvCell[])[] =>
  questions === null
    ? []
    : LIVE_FAMILIES.map((family, i) => {
        const { before, after } = questions;
        return [FAMILY_NAMES[family], before.right[i] ?? 0, before.people, after.right[i] ?? 0, after.people];
      });
