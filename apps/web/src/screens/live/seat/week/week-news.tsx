import type { ReplyOf } from '@consorcio/contract';
import { seatCopy } from '@consorcio/copy/live-phone';
import { weekCopy as copy } from '@consorcio/copy/live-week';
import { type ReactNode, useState } from 'react';
import { Button, ButtonRow } from '../../../../ui/buttons/button.tsx';
import { Question } from '../month/choice.tsx';
import css from '../seat.module.css';
import { automaticOf, RECORDING_SECONDS } from './recorded-view.ts';
import { Recording } from './recording.tsx';

interface Props {
  readonly groupId: string;
  readonly view: ReplyOf<'liveSeat'>;
  /** The month's first question. */
  readonly children: ReactNode;
}

/**
 * What a month of a group over days begins with: the assembly that was held since, to be watched, and whether the autopilot did a
 * part of the month that it closed. Other groups, and the first month, begin at once.
 */
export function WeekNews({ groupId, view, children }: Props) {
  const [shown, setShown] = useState<'NEWS' | 'RECORDING' | 'MONTH'>('NEWS');
  const { held } = view;
  if (held === null || shown === 'MONTH') return children;
  if (shown === 'RECORDING')
    return <Recording groupId={groupId} view={view} held={held} onEnd={() => setShown('MONTH')} />;
  const automatic = automaticOf(view);
  return (
    <Question title={copy.held(held.month)}>
      {automatic !== null && <p className={css.note}>{automatic}</p>}
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
