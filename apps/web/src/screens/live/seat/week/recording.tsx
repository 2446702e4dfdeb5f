import type { ReplyOf } from '@consorcio/contract';
import { weekCopy as copy } from '@consorcio/copy/live-week';
import { useEffect, useState } from 'react';
import { Button, ButtonRow } from '../../../../ui/buttons/button.tsx';
import { AssemblyPart } from '../assembly.tsx';
import { RECORDING_SECONDS, stepOfRecording } from './recorded-view.ts';

type SeatView = ReplyOf<'liveSeat'>;

interface Props {
  readonly groupId: string;
  readonly view: SeatView;
  readonly held: NonNullable<SeatView['held']>;
  readonly onEnd: () => void;
}

/** The last assembly of a group over days, step by step by itself; whoever wants goes on or leaves at once. */
export function Recording({ groupId, view, held, onEnd }: Props) {
  const [step, setStep] = useState(0);
  const count = held.minutes.steps.length;
  const isLast = step + 1 >= count;
  useEffect(() => {
    if (isLast) return;
    const timer = setTimeout(() => setStep(step + 1), (RECORDING_SECONDS * 1_000) / count);
    return () => clearTimeout(timer);
  }, [step, count, isLast]);
  const recorded = stepOfRecording(view, held, step);
  return (
    <>
      <AssemblyPart groupId={groupId} view={recorded} assembly={recorded.assembly} />
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
