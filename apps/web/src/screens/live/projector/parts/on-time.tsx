import { upTo } from '../../../../live/up-to.ts';
import css from './on-time.module.css';

interface Props {
  /** Quotas that owe a month, and how many of them closed it on time. */
  readonly due: number;
  readonly onTime: number;
}

/** A dot for each quota of the roll call, no names. */
export const OnTime = ({ due, onTime }: Props) => (
  <div className={css.dots} aria-hidden="true">
    {upTo(due).map((n) => (
      <svg key={n} viewBox="0 0 32 32" aria-hidden="true" data-on-time={n <= onTime}>
        <circle cx="16" cy="16" r="15" />
        <path d={n <= onTime ? 'M9 17l5 5 10-12' : 'M10 16h12'} />
      </svg>
    ))}
  </div>
);
