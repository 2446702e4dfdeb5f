import { signed } from '@consorcio/copy/digits';
import { recoveryCopy } from '@consorcio/copy/popups';
import type { PlaceKind } from '@consorcio/rules/vocabulary';
import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import type { Rescue } from '../chart/advice.ts';
import { TRADES } from '../chart/trades.ts';
import { mapPx } from './map-px.ts';
import css from './place-tag.module.css';

interface Props {
  readonly kind: PlaceKind;
  /** Points taken at the door; 0 where the entry was paid. */
  readonly cost: number;
  /** What the place can do for a late instalment; null where none is late. */
  readonly rescue: Rescue | null;
  /** Stands before the lot: a note on the map's lower edge may need its room. */
  readonly isNear: boolean;
  /** Middle of the sign, px of the map. */
  readonly at: readonly [x: number, y: number];
}

/**
 * Hangs under a place's sign: what an entry takes and what the place gives, in icons. The button says it in
 * words; the icons are not within it, because what is read in a button has to be its name (WCAG 2.5.3).
 * While an instalment is late, the places that can pay it are marked, and the others say that they cannot.
 */
export function PlaceTag({ kind, cost, rescue, isNear, at: [x, y] }: Props) {
  const { takes, gives } = TRADES[kind];
  const style = { '--x': mapPx(x), '--y': mapPx(y) } as CSSProperties;
  if (rescue === 'never' || rescue === 'rest')
    return (
      <span className={classNames(css.tag, css.vain)} style={style} aria-hidden="true">
        {recoveryCopy.tag[rescue]}
      </span>
    );
  return (
    <span
      className={classNames(css.tag, rescue === null ? isNear && css.near : css.marked)}
      style={style}
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
