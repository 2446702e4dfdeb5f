import { type CSSProperties, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import css from './counter.module.css';
import { Icon } from './icon.tsx';

/** SPEC section 9: counters have three digits. */
const PLACES = [100, 10, 1];
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

interface Props {
  readonly kind: 'energia' | 'esforco';
  readonly value: number;
  /** Small word under the digits. */
  readonly label: string;
  /** Read aloud, also when the value changes. */
  readonly spoken: string;
}

/** What each counter showed last: back on the map, it rolls on from there. */
const lastShown = new Map<Props['kind'], number>();

/** White pill with icon, three digits and a label; a change rolls. STYLE sections 4 and 12. */
export function Counter({ kind, value, label, spoken }: Props) {
  const [shown, setShown] = useState(lastShown.get(kind) ?? value);
  useEffect(() => {
    lastShown.set(kind, value);
    /* The number before is drawn once, so that there is something to roll from. */
    const frame = requestAnimationFrame(() => setShown(value));
    return () => cancelAnimationFrame(frame);
  }, [kind, value]);
  return (
    <div className={classNames(css.counter, css[kind])}>
      <span className={css.disc}>
        <Icon name={kind} />
      </span>
      <span className={css.value} aria-hidden="true">
        <b>
          {PLACES.map((place) => (
            <Wheel key={place} digit={Math.floor(shown / place) % 10} />
          ))}
        </b>
        <small>{label}</small>
      </span>
      <span className="reader-only" role="status">
        {spoken}
      </span>
    </div>
  );
}

/** One place of the number: the ten digits below each other, pushed to the one that shows. */
const Wheel = ({ digit }: { digit: number }) => (
  <span className={css.wheel}>
    <span style={{ '--digit': digit } as CSSProperties}>
      {DIGITS.map((each) => (
        <i key={each} className={classNames(each === digit && css.shown)}>
          {each}
        </i>
      ))}
    </span>
  </span>
);
