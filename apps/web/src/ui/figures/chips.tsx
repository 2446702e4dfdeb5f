import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../pictures/icon.tsx';
import css from './chips.module.css';

export interface Chip {
  readonly label: string;
  readonly value: string;
  readonly icon?: IconName;
  /** Read aloud after the value, in place of the icon: 'de energia'. */
  readonly unit?: string;
  readonly tone?: 'lilas' | 'pessego' | 'brasa';
}

/** A row of pale cards: label above, value below, icon on the right. STYLE section 4. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  return (
    <dl className={css.chips}>
      {chips.map(({ label, value, icon, unit, tone }) => (
        <div key={label} className={classNames(css.chip, icon && css.withIcon, tone && css[tone])}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && <span className="reader-only"> {unit}</span>}
            {icon && <Icon name={icon} className={css.icon} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
