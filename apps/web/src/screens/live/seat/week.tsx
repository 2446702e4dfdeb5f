import { weekdayHourText } from '@consorcio/copy/dates';
import { seatCopy } from '@consorcio/copy/live-phone';
import { weekCopy as copy } from '@consorcio/copy/live-week';
import { type ReactNode, useEffect, useState } from 'react';
import { AnnouncedText } from '../../../live/announced-text.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import week from '../live-screens.module.css';
import { AssemblyPart } from './assembly.tsx';
import { Question } from './month/choice.tsx';
import type { SeatView } from './month/month-draft.ts';
import { SeatContext, useSeat } from './seat-context.ts';
import { automaticOf, RECORDING_SECONDS, stepOfRecording } from './seat-model.ts';

interface NoteProps {
  /** Above a decision: the next hour alone, so that the decision needs no scrolling. */
  readonly isBrief?: boolean;
  readonly children: ReactNode;
}

const HOUR = 3_600_000;

/** The note above a seat's page in a group over days: the hour of the next assembly, and the last one to watch. Other groups have none. */
export function WeekNote({ isBrief = false, children }: NoteProps) {
  const { view, at } = useSeat();
  const [isWatching, setWatching] = useState(false);
  const held = isBrief ? null : view.held;
  const { hours, month } = view.group;
  const next = hours?.[0];
  const automatic = held === null ? null : automaticOf(view);
  if (isWatching && held !== null) return <Recording held={held} onEnd={() => setWatching(false)} />;
  if (next === undefined && held === null) return children;
  return (
    <>
      <div className={`card ${week.weekNote}`} data-gap="3">
        {next !== undefined && (
          <p>
            {month === 0 ? copy.roomAt(weekdayHourText(next)) : copy.nextAt(weekdayHourText(next))}{' '}
            {copy.left((next - view.now - (performance.now() - at)) / HOUR)}
          </p>
        )}
        {held !== null && (
          <p>
            {copy.held(held.month)}
            <Button kind="secondary" onClick={() => setWatching(true)}>
              {copy.watch(RECORDING_SECONDS)}
            </Button>
          </p>
        )}
        {automatic !== null && <AnnouncedText words={automatic} />}
      </div>
      {children}
    </>
  );
}

/**
 * The beginning of a month of a group over days: the last assembly to watch, and whether the autopilot did a part of the month
 * that it closed. Other groups, and the first month, begin at once. `children`: the month's first question.
 */
export function WeekNews({ children }: { readonly children: ReactNode }) {
  const { view } = useSeat();
  const [shown, setShown] = useState<'NEWS' | 'RECORDING' | 'MONTH'>('NEWS');
  const { held } = view;
  if (held === null || shown === 'MONTH') return children;
  if (shown === 'RECORDING') return <Recording held={held} onEnd={() => setShown('MONTH')} />;
  const automatic = automaticOf(view);
  return (
    <Question title={copy.held(held.month)}>
      {automatic !== null && <p className="remark">{automatic}</p>}
      <ButtonRow isColumn>
        <Button kind="play" onClick={() => setShown('RECORDING')}>
          {copy.watch(RECORDING_SECONDS)}
        </Button>
        <Button kind="secondary" onClick={() => setShown('MONTH')}>
          {seatCopy.goOn}
        </Button>
      </ButtonRow>
    </Question>
  );
}

/** The last assembly of a group over days, played step by step; each step, and the rest, can be skipped. */
function Recording({ held, onEnd }: { readonly held: NonNullable<SeatView['held']>; readonly onEnd: () => void }) {
  const here = useSeat();
  const [step, setStep] = useState(0);
  const count = held.minutes.steps.length;
  const isLast = step + 1 >= count;
  useEffect(() => {
    if (isLast) return;
    const timer = setTimeout(() => setStep(step + 1), (RECORDING_SECONDS * 1_000) / count);
    return () => clearTimeout(timer);
  }, [step, count, isLast]);
  const view = stepOfRecording(here.view, held, step);
  return (
    <>
      <SeatContext value={{ ...here, view }}>
        <AssemblyPart assembly={view.assembly} />
      </SeatContext>
      <ButtonRow>
        {!isLast && (
          <Button kind="secondary" onClick={() => setStep(step + 1)}>
            {copy.next}
          </Button>
        )}
        <Button onClick={onEnd}>{copy.leave}</Button>
      </ButtonRow>
    </>
  );
}
