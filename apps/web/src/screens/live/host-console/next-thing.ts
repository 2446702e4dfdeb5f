import type { BodyOf, ReplyOf } from '@consorcio/contract';
import { debriefHostCopy, debriefTitles } from '@consorcio/copy/live-debrief';
import { hostCopy as copy, speakerLines, weekSpeakerLines } from '@consorcio/copy/live-host';
import { weekCopy } from '@consorcio/copy/live-week';
import { DEBRIEF_PAGES, LEAST_TOLD } from '@consorcio/rules/live-words';
import { hourText } from '../../../live/hour-text.ts';
import { LIVE } from '../../../live/live-rulebook.ts';

export type HostView = ReplyOf<'liveHost'>;
export type HostSeat = HostView['seats'][number];
export type Command = BodyOf<'liveCommand'>['command'];

/** What the big button does; `command` null where there is nothing to do but wait. `asks`: it ends something. */
interface NextThing {
  readonly command: Command | null;
  readonly label: string;
  readonly asks?: boolean;
  /** Of the debrief, from 0; with PAGE alone. */
  readonly page?: number;
}

/** The next thing to do, from the view alone. */
export function nextThing({ group, assembly, seats }: HostView): NextThing {
  const { phase, month, months, isPaused } = group;
  const hour = isPaused ? undefined : group.hours?.[0];
  if (hour !== undefined) {
    const text = hourText(hour);
    return { command: null, label: phase === 'WAITING' ? weekCopy.roomAt(text) : weekCopy.nextAt(text) };
  }
  if (isPaused) return { command: 'RESUME', label: copy.resume };
  switch (phase) {
    case 'WAITING':
      return group.people < LIVE.people.least
        ? { command: null, label: copy.wait.people(LIVE.people.least) }
        : { command: 'CLOSE_ROOM', label: copy.next.closeRoom };
    case 'PRIVATE':
      return {
        command: 'OPEN_ASSEMBLY',
        label: seats.every(({ hasSealed }) => hasSealed) ? copy.next.allSealed : copy.next.openAssembly,
      };
    case 'ASSEMBLY':
      if (group.step + 1 < (assembly?.steps.length ?? 0)) return { command: 'STEP', label: copy.next.step };
      return { command: 'NEXT', label: month === months ? copy.next.results : copy.next.month(month + 1) };
    case 'DEBRIEF':
      return nextPage(group.step);
    default:
      return { command: null, label: phase === 'ENDED' ? copy.wait.ended : copy.wait.closing };
  }
}

/** The next page of the debrief; after the last one the group is ended. */
function nextPage(step: number): NextThing {
  const next = DEBRIEF_PAGES[step + 1];
  return next === undefined
    ? { command: 'END', label: copy.next.end, asks: true }
    : { command: 'PAGE', page: step + 1, label: debriefHostCopy.next(debriefTitles[next]) };
}

/** Lines that the host may say where the group stands. */
export function linesFor({ group, assembly }: HostView): readonly string[] {
  const { phase } = group;
  const isOverDays = group.mode === 'WEEK';
  if (phase === 'ASSEMBLY') return assembly === null ? [] : speakerLines.STEPS[assembly.step];
  if (phase === 'DEBRIEF')
    return debriefHostCopy[isOverDays ? 'weekLines' : 'lines'][DEBRIEF_PAGES[group.step] ?? DEBRIEF_PAGES[0]];
  if (phase !== 'WAITING' && phase !== 'PRIVATE') return [];
  return (isOverDays ? weekSpeakerLines : speakerLines)[phase];
}

/** Whether the open room may be closed with so few people that no total is told at the end (LIVE 3.1). */
export const isSmallRoom = ({ group: { phase, people } }: HostView): boolean =>
  phase === 'WAITING' && people >= LIVE.people.least && people < LEAST_TOLD;

/** Which of the side buttons can do something now. */
export const sideButtons = ({ group }: HostView) => {
  const isRunning = group.phase === 'PRIVATE' || group.phase === 'ASSEMBLY';
  return {
    pauses: !group.isPaused && group.phase !== 'ENDED' && group.phase !== 'CLOSING',
    moreTime: group.phase === 'PRIVATE' && !group.isPaused && group.closesAt !== null && group.hours === null,
    finishes: isRunning,
  };
};
