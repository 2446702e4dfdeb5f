import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import css from './people.module.css';

interface Props {
  /** Addresses of standing people, 3:4, from left to right. */
  readonly people: readonly string[];
  /** Height of each in drawing units, before the row has to give way. */
  readonly height?: number;
  /** May stand closer where the place is high: for the people that a screen is about. */
  readonly isGroup?: boolean;
  readonly className?: string | undefined;
}

/** A row of people with their feet on one line; as large as the place above the card allows. */
export function People({ people, height = 300, isGroup = false, className }: Props) {
  const style = { '--height': `calc(${height} * var(--u))`, '--count': people.length } as CSSProperties;
  return (
    <div className={classNames(css.people, className)} style={style}>
      <div className={classNames(css.row, isGroup && css.group)}>
        {people.map((src) => (
          <img key={src} src={src} alt="" width="300" height="400" />
        ))}
      </div>
    </div>
  );
}
