import { type CSSProperties, Fragment } from 'react';
import { classNames } from '../class-names.ts';
import css from './people.module.css';

interface Props {
  /** Addresses of standing people, 3:4, from left to right. */
  readonly people: readonly string[];
  /** Height of each in drawing units, before the row has to give way. */
  readonly height?: number;
  /** Address of an animal that sits in the middle, 144 x 110. */
  readonly pet?: string;
  /** May stand closer where the place is high: for the people that a screen is about. */
  readonly isGroup?: boolean;
  /** May do so on a phone alone. */
  readonly isCloserOnPhones?: boolean;
  readonly className?: string | undefined;
}

/** How much of a person's room an animal takes. */
const PET_ROOM = 0.5;

/** A row of people with their feet on one line; as large as the place above the card allows. */
export function People({ people, height = 300, isGroup = false, isCloserOnPhones = false, pet, className }: Props) {
  const style = {
    '--height': `calc(${height} * var(--u))`,
    '--count': people.length + (pet === undefined ? 0 : PET_ROOM),
  } as CSSProperties;
  return (
    <div className={classNames(css.people, className)} style={style}>
      <div className={classNames(css.row, isGroup && css.group, isCloserOnPhones && css.closer)}>
        {people.map((src, place) => (
          <Fragment key={src}>
            {pet !== undefined && place === people.length >> 1 && (
              <img className={css.pet} src={pet} alt="" width="144" height="110" />
            )}
            <img src={src} alt="" width="300" height="400" />
          </Fragment>
        ))}
      </div>
    </div>
  );
}
