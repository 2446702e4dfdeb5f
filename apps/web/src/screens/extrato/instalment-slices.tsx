import { extractCopy as copy } from '@consorcio/copy/teaching';
import type { Dream } from '@consorcio/rules/catalogue';
import { Fold } from '../../teaching/sheets/fold.tsx';
import css from './extrato.module.css';
import type { Entry } from './movement-words.ts';
import { slicesOf } from './slices.ts';

const EFFORT = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** What one instalment was made of, to be opened. */
export function InstalmentSlices({ entry, dream }: { entry: Entry; dream: Dream | undefined }) {
  const slices = slicesOf(entry.amount ?? Math.abs(entry.effort), entry.kind === 'LATE_INSTALMENT', dream?.id);
  return (
    <Fold title={copy.open}>
      <div className={css.cake} aria-hidden="true">
        {slices.map(({ part, value }) => (
          <i key={part} data-part={part} style={{ flexGrow: value }} />
        ))}
      </div>
      <dl className={css.parts}>
        {slices.map(({ part, value }) => (
          <div key={part}>
            <dt data-part={part}>{copy.parts[part]}</dt>
            <dd>{copy.partOf(EFFORT.format(value))}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
