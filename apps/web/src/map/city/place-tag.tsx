import { signed } from '@consorcio/copy/digits';
import type { PlaceKind } from '@consorcio/rules/vocabulary';
import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { TRADES } from '../chart/trades.ts';
import { mapPx } from './map-px.ts';
import css from './place-tag.module.css';

interface Props {
  readonly kind: PlaceKind;
  /** Points taken at the door; 0 where the entry was paid. */
  readonly cost: number;
  /** Stands before the lot: a note on the map's lower edge may need its room. */
  readonly isNear: boolean;
  /** Middle of the sign, px of the map. */
  readonly at: readonly [x: number, y: number];
}

/**
 * Hangs under a place's sign: what an entry takes and what the place gives, in icons. The button says it in
 * words; the icons are not within it, because what is read in a button has to be its name (WCAG 2.5.3).
 */
export function PlaceTag({ kind, cost, isNear, at: [x, y] }: Props) {
  const { takes, gives } = TRADES[kind];
  return (
    <span
      className={classNames(css.tag, isNear && css.near)}
      style={{ '--x': mapPx(x), '--y': mapPx(y) } as CSSProperties}
      aria-hidden="true"
    >
      {cost > 0 && (
        <>
          <b>{signed(-cost)}</b>
          <Icon name={takes} />
          <i />
        </>
      )}
      <b className={css.gain}>+</b>
      <Icon name={gives} />
    </span>
  );
}
