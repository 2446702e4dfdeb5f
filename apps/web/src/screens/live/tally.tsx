import { upTo } from '../../live/up-to.ts';
import css from './pot.module.css';

/** So many places, with sealed envelopes on the first of them; without names. */
export const Envelopes = ({ count, sealed }: { readonly count: number; readonly sealed: number }) => (
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

/** A dot for each quota that owes the month, and how many of them closed it on time; no names. */
export const OnTime = ({ due, onTime }: { readonly due: number; readonly onTime: number }) => (
  <div className={css.dots} aria-hidden="true">
    {upTo(due).map((n) => (
      <svg key={n} viewBox="0 0 32 32" aria-hidden="true" data-on-time={n <= onTime}>
        <circle cx="16" cy="16" r="15" />
        <path d={n <= onTime ? 'M9 17l5 5 10-12' : 'M10 16h12'} />
      </svg>
    ))}
  </div>
);
