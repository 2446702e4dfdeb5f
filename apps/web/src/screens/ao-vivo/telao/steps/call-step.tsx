import { assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { upTo } from '../../../../live/up-to.ts';
import css from './call-step.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Who closed the month on time: dots for quotas, no names. */
export function CallStep({ assembly }: StepProps) {
  const { onTime, due } = assembly;
  return (
    <StepFrame
      title={copy.steps.CALL}
      picture={
        <div className={css.dots} aria-hidden="true">
          {upTo(due).map((n) => (
            <svg key={n} viewBox="0 0 32 32" aria-hidden="true" data-on-time={n <= onTime}>
              <circle cx="16" cy="16" r="15" />
              <path d={n <= onTime ? 'M9 17l5 5 10-12' : 'M10 16h12'} />
            </svg>
          ))}
        </div>
      }
    >
      <p>
        <b>
          {onTime} / {due}
        </b>
        {copy.call(onTime, due)}
      </p>
    </StepFrame>
  );
}
