import { effortText } from '@consorcio/copy/digits';
import { extractCopy as copy } from '@consorcio/copy/teaching';
import type { Dream } from '@consorcio/rules/catalogue';
import type { StatementEntry } from '../../teaching/queries.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { SliceBar } from '../../ui/figures/slice-bar.tsx';
import css from './extract.module.css';
import { slicesOf } from './slices.ts';

/** What one instalment was made of, to be opened. */
export function InstalmentSlices({ entry, dream }: { entry: StatementEntry; dream: Dream | undefined }) {
  const slices = slicesOf(entry.amount ?? Math.abs(entry.effort), entry.kind === 'LATE_INSTALMENT', dream?.id);
  return (
    <Fold title={copy.open}>
      <div className={css.cake}>
        <SliceBar slices={slices} />
      </div>
      <dl className={css.parts}>
        {slices.map(({ part, value }) => (
          <div key={part}>
            <dt data-part={part}>{copy.parts[part]}</dt>
            <dd>{copy.partOf(effortText(value))}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
