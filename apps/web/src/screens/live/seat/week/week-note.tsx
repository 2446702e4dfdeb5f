import type { ReplyOf } from '@consorcio/contract';
import { weekCopy as copy } from '@consorcio/copy/live-week';
import { type ReactNode, useState } from 'react';
import { hourText } from '../../../../live/hour-text.ts';
import { Said } from '../../../../live/said.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { automaticOf, RECORDING_SECONDS } from './recorded-view.ts';
import { Recording } from './recording.tsx';
import css from './week-note.module.css';

interface Props {
  readonly groupId: string;
  readonly view: ReplyOf<'liveSeat'>;
  /** Above a decision: the next hour alone, so that nothing of the decision has to be scrolled to. */
  readonly isBrief?: boolean;
  readonly children: ReactNode;
}

const HOUR = 3_600_000;

/** Above what a seat of a group over days does: when the next assembly is, and the last one to watch. Other groups have none. */
export function WeekNote({ groupId, view, isBrief = false, children }: Props) {
  const [isWatching, setWatching] = useState(false);
  const { now } = view;
  const held = isBrief ? null : view.held;
  const { hours, month } = view.group;
  const next = hours?.[0];
  const automatic = held === null ? null : automaticOf(view);
  if (isWatching && held !== null)
    return <Recording groupId={groupId} view={view} held={held} onEnd={() => setWatching(false)} />;
  if (next === undefined && held === null) return children;
  return (
    <>
      <div className={css.note}>
        {next !== undefined && (
          <p>
            {month === 0 ? copy.roomAt(hourText(next)) : copy.nextAt(hourText(next))}{' '}
            {copy.left(Math.ceil((next - now) / HOUR))}
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
        {automatic !== null && <Said words={automatic} />}
      </div>
      {children}
    </>
  );
}
