import { assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { OnTime } from '../parts/on-time.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Who closed the month on time: dots for quotas, no names. */
export function CallStep({ assembly }: StepProps) {
  const { onTime, due } = assembly;
  return (
    <StepFrame title={copy.steps.CALL} picture={<OnTime due={due} onTime={onTime} />}>
      <p>
        <b>
          {onTime} / {due}
        </b>
        {copy.call(onTime, due)}
      </p>
    </StepFrame>
  );
}
