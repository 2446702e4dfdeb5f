import { signed, threeDigits } from '@consorcio/copy/digits';
import { extractCopy as copy } from '@consorcio/copy/teaching';
import type { Dream } from '@consorcio/rules/catalogue';
import type { StatementEntry } from '../../teaching/queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import css from './extract.module.css';
import { InstalmentSlices } from './instalment-slices.tsx';
import { type CycleOfEntries, canBeOpened, wordsOf } from './movement-words.ts';

interface Props {
  readonly entry: StatementEntry;
  readonly cycle: CycleOfEntries;
  readonly dream: Dream | undefined;
}

/** One movement: what, why, how much with its sign, and what was left. */
export function MovementRow({ entry, cycle, dream }: Props) {
  const { title, reason, lines } = wordsOf(entry, dream?.cycles ?? null, cycle);
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
      {canBeOpened(entry, cycle) && <InstalmentSlices entry={entry} dream={dream} />}
    </li>
  );
}
