import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import css from './counter.module.css';
import { threeDigits } from './digits.ts';
import { Icon } from './icon.tsx';

/** Milliseconds for one number to roll to another. */
const ROLL = 600;

interface Props {
  readonly kind: 'energia' | 'esforco';
  readonly value: number;
  /** Small word under the digits. */
  readonly label: string;
  /** Read aloud, also when the value changes. */
  readonly spoken: string;
}

/** White pill with icon, three digits and a label; a change rolls. STYLE section 4. */
export function Counter({ kind, value, label, spoken }: Props) {
  const shown = useRolling(value);
  return (
    <div className={classNames(css.counter, css[kind])}>
      <span className={css.disc}>
        <Icon name={kind} />
      </span>
      <span className={css.value} aria-hidden="true">
        <b>{threeDigits(shown)}</b>
        <small>{label}</small>
      </span>
      <span className="reader-only" role="status">
        {spoken}
      </span>
    </div>
  );
}

/** The number on its way to `value`; at once where motion is not wanted. */
function useRolling(value: number): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(value);
    const step = value > shown ? 1 : -1;
    const timer = setTimeout(() => setShown(shown + step), ROLL / Math.max(6, Math.abs(value - shown)));
    return () => clearTimeout(timer);
  }, [value, shown]);
  return shown;
}
