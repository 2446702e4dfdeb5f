import { effortText, signed, threeDigits } from '@consorcio/copy/digits';
import { extractCopy as copy } from '@consorcio/copy/teaching';
import type { StatementEntry } from '../../teaching/queries.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SliceBar } from '../../ui/figures/bars.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import css from './extract.module.css';
import { type CycleOfEntries, canBeOpened, type StatementOf, slicesOf, wordsOf } from './model.ts';

interface Props {
  readonly entry: StatementEntry;
  readonly cycle: CycleOfEntries;
  readonly of: StatementOf;
}

/** One movement: what, why, how much with its sign, and what was left. */
export function MovementRow({ entry, cycle, of }: Props) {
  const { title, reason, lines } = wordsOf(entry, of, cycle);
  return (
    <li className={css.movement}>
      {lines.map(({ resource, change, balance }) => (
        <div key={resource} className={css.row}>
          <span className={css.icon} data-resource={resource}>
            <Icon name={resource === 'energy' ? 'energia' : 'esforco'} />
          </span>
          <p className={css.what}>
            <b>{title}</b>
            <span>{reason}</span>
          </p>
          <p className={classNames(css.change, change > 0 && css.gain, change < 0 && css.loss)}>
            {signed(change)}
            <span className="reader-only"> {copy[resource]}</span>
          </p>
          <p className={css.balance}>
            <span className="reader-only">{`${copy.balance} `}</span>
            {threeDigits(balance)}
          </p>
        </div>
      ))}
      {canBeOpened(entry, cycle) && <InstalmentSlices entry={entry} of={of} />}
    </li>
  );
}

/** What one instalment was made of, to be opened. */
function InstalmentSlices({ entry, of }: Pick<Props, 'entry' | 'of'>) {
  const slices = slicesOf(entry.amount ?? Math.abs(entry.effort), entry.kind === 'LATE_INSTALMENT', of);
  return (
    <Fold title={copy.open}>
      <div className={css.cake}>
        <SliceBar slices={slices} />
      </div>
      <dl className={css.parts}>
        {slices.map(({ part, value }) => (
          <div className="flex gap-2 justify-between text-body" key={part}>
            <dt data-part={part}>{copy.parts[part]}</dt>
            <dd className="m-0 font-extrabold whitespace-nowrap">{copy.partOf(effortText(value))}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
