import { UNIT_WORDS } from '@consorcio/copy/digits';
import { classNames } from '../class-names.ts';
import css from '../dialogs/popup.module.css';
import { Icon } from '../pictures/icon.tsx';

export interface Chip {
  readonly label: string;
  readonly value: string;
  /** Unit of the value; its words are read aloud after it: 'de energia'. */
  readonly icon?: keyof typeof UNIT_WORDS;
  readonly tone?: 'soft' | 'effort' | 'danger';
}

interface Props {
  readonly chips: readonly Chip[];
  /** The first value is what the popup says, as large as a picture; the others stand quietly below, without cards. */
  readonly hasLead?: boolean;
}

/** A row of pale cards: label above, value below, icon on the right. STYLE section 4. */
export function Chips({ chips, hasLead = false }: Props) {
  return (
    <dl className={classNames(css.chips, hasLead && css.lead)}>
      {chips.map(({ label, value, icon, tone }) => (
        <div key={label} className={classNames('figure', css.chip, icon && css.withIcon)} data-tone={tone}>
          <dt>{label}</dt>
          <dd>
            {icon === undefined ? value : <span aria-hidden="true">{value}</span>}
            {/* A number that is filled up with zeros would be read digit by digit. */}
            {icon && <span className="reader-only">{`${value.replace(/^0+(?=\d)/, '')} ${UNIT_WORDS[icon]}`}</span>}
            {icon && <Icon name={icon} className={css.icon} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
