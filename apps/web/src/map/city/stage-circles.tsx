import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import css from '../map.module.css';

interface Props {
  /** Read aloud as the name of the row. */
  readonly label: string;
  /** Circles, the last one being the payment. */
  readonly total: number;
  /** Place of the current one, from 1. */
  readonly current: number;
  /** True once the last one is settled as well. */
  readonly isAllDone?: boolean;
  /** Read aloud for each circle. */
  readonly nameOf: (place: number, state: 'done' | 'current' | 'ahead') => string;
}

/** Where one stands in the cycle: done, now, to come; the last one is a coin. SPEC section 2, STYLE section 4. */
export function StageCircles({ label, total, current, isAllDone = false, nameOf }: Props) {
  const places = Array.from({ length: total }, (_, i) => i + 1);
  const stateOf = (place: number) =>
    place < current || isAllDone ? ('done' as const) : place === current ? ('current' as const) : ('ahead' as const);
  return (
    <ol className={css.track} aria-label={label}>
      {places.map((place) => {
        const state = stateOf(place);
        const isPayment = place === total;
        return (
          <li
            key={place}
            className={classNames(css[state], isPayment && css.coin)}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span aria-hidden="true" className={css.circle}>
              {isPayment && state !== 'done' ? <Icon name="dinheiro" /> : state === 'done' ? <CheckIcon /> : place}
            </span>
            <span className="reader-only">{nameOf(place, state)}</span>
          </li>
        );
      })}
    </ol>
  );
}
