import { upTo } from '../../../../live/up-to.ts';
import css from './envelopes.module.css';

interface Props {
  /** How many places there are, and how many of them hold a sealed envelope. */
  readonly count: number;
  readonly sealed: number;
}

/** Shut envelopes, and the places of those that are still missing. Whose they are is not told. */
export const Envelopes = ({ count, sealed }: Props) => (
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
