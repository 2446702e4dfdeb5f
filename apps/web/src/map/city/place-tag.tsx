import type { PlaceKind } from '@consorcio/rules/vocabulary';
import { Icon, type IconName } from '../../ui/pictures/icon.tsx';
import css from './place-tag.module.css';

/** What each kind of place takes at its door, and what it gives. */
const TRADES: Readonly<Record<PlaceKind, readonly [takes: IconName, gives: IconName]>> = {
  work: ['energia', 'esforco'],
  leisure: ['esforco', 'energia'],
};

interface Props {
  readonly kind: PlaceKind;
  /** Points taken at the door; 0 where the entry was paid. */
  readonly cost: number;
}

/** Hangs under a place's sign: what an entry takes and what the place gives, in icons; the button says it in words. */
export function PlaceTag({ kind, cost }: Props) {
  const [takes, gives] = TRADES[kind];
  return (
    <span className={css.tag} aria-hidden="true">
      {cost > 0 && (
        <>
          <b>−{cost}</b>
          <Icon name={takes} />
          <i />
        </>
      )}
      <b className={css.gain}>+</b>
      <Icon name={gives} />
    </span>
  );
}
