import { upTo } from '../../live/up-to.ts';
import css from './pot.module.css';

interface EnvelopesProps {
  /** How many places there are, and how many of them hold a sealed envelope. */
  readonly count: number;
  readonly sealed: number;
}

/** Sealed envelopes and the places of missing ones, without names. */
export const Envelopes = ({ count, sealed }: EnvelopesProps) => (
  <div className={css.envelopes} aria-hidden="true">
    {upTo(count).map((n) => (
      <svg key={n} viewBox="0 0 40 28" aria-hidden="true" data-sealed={n <= sealed}>
        <rect x="1" y="1" width="38" height="26" rx="4" />
        {n <= sealed && <path d="M2 4 20 17 38 4" />}
        {n <= sealed && <circle cx="20" cy="16" r="4.5" />}
      </svg>
    ))}
  </div>
);

interface OnTimeProps {
  /** Quotas that owe a month, and how many of them closed it on time. */
  readonly due: number;
  readonly onTime: number;
}

/** A dot for each quota of the roll call, no names. */
export const OnTime = ({ due, onTime }: OnTimeProps) => (
  <div className={css.dots} aria-hidden="true">
    {upTo(due).map((n) => (
      <svg key={n} viewBox="0 0 32 32" aria-hidden="true" data-on-time={n <= onTime}>
        <circle cx="16" cy="16" r="15" />
        <path d={n <= onTime ? 'M9 17l5 5 10-12' : 'M10 16h12'} />
      </svg>
    ))}
  </div>
);
