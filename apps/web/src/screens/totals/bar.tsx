import { totalsCopy as copy } from '@consorcio/copy/quiz';
import css from './totals.module.css';

interface Props {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly moment: 'before' | 'after' | 'lost';
}

/** A share in words and as a bar. */
export const Bar = ({ label, share, moment }: Props) => (
  <div className={css.measure}>
    <p className={css.share}>
      {label}: {copy.percent(share)}
    </p>
    <div className={css.bar} data-moment={moment} aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </div>
  </div>
);
