import signs from 'picture-texts:place-sign';
import { PLACES } from '@consorcio/art/city';
import { MAP_BOX } from '@consorcio/art/city-boxes';
import { signed } from '@consorcio/copy/digits';
import { mapScreen, recoveryCopy } from '@consorcio/copy/popups';
import type { PlaceKind } from '@consorcio/rules/vocabulary';
import { type CSSProperties, Fragment } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useReducedMotion } from '../../ui/motion/reduced-motion.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { InlinePicture } from '../../ui/pictures/inline-picture.tsx';
import { type Rescue, rescueAt } from '../chart/advice.ts';
import type { CurrentStage } from '../chart/current-stage.ts';
import { entryCostAt } from '../chart/entry-cost.ts';
import { TRADES } from '../chart/trades.ts';
import css from '../map.module.css';
import { SignLamps } from './city-life.tsx';
import { mapPx, percentOf, placeIn } from './map-px.ts';

/** Depth of the lot's block in the town. */
const LOT = 2;

interface Props {
  readonly current: CurrentStage;
  readonly onPlace: (slug: number) => void;
}

/** The places: each block with the sign on its roof is one button. STYLE section 7. */
export function PlaceButtons({ current, onPlace }: Props) {
  const isStill = useReducedMotion();
  return (
    <nav aria-label={mapScreen.points}>
      {PLACES.map(({ id, name, kind, bounds, signAt, block }) => {
        const style = {
          ...placeIn(MAP_BOX, bounds),
          '--sign-x': percentOf(signAt[0] - bounds.x, bounds.width),
          '--sign-y': percentOf(signAt[1] - bounds.y, bounds.height),
        } as CSSProperties;
        const cost = entryCostAt(current, id);
        const rescue = rescueAt(current, id);
        const isMarked = rescue === 'surely' || rescue === 'maybe';
        const isNear = block[0] + block[1] > LOT;
        return (
          <Fragment key={id}>
            <button
              type="button"
              className={classNames(css.place, isNear && css.near, isMarked && css.marked)}
              style={style}
              aria-label={name}
              aria-describedby={`place-${id}`}
              aria-haspopup="dialog"
              onClick={() => onPlace(id)}
            >
              <span className={css.halo} />
              <span className={css.sign}>
                <InlinePicture svg={signs[id] ?? ''} />
                {!isStill && <SignLamps place={id} />}
              </span>
              <span id={`place-${id}`} hidden>
                {mapScreen[kind](name, cost)}
                {rescue !== null && `. ${recoveryCopy.place[rescue]}`}
              </span>
            </button>
            <PlaceTag kind={kind} cost={cost} rescue={rescue} isNear={isNear} at={signAt} />
          </Fragment>
        );
      })}
    </nav>
  );
}

interface TagProps {
  readonly kind: PlaceKind;
  /** Points taken at the door; 0 where the entry was paid. */
  readonly cost: number;
  /** What the place can do for a late instalment; null where none is late. */
  readonly rescue: Rescue | null;
  /** Stands before the lot; on a phone lying down an opened note lies over the others. */
  readonly isNear: boolean;
  /** Middle of the sign, px of the map. */
  readonly at: readonly [x: number, y: number];
}

/**
 * Hangs under a place's sign: what an entry takes and what the place gives, in icons. The button says it in
 * words; the icons are not within it, because what is read in a button has to be its name (WCAG 2.5.3).
 * While an instalment is late, the places that can pay it are marked, and the others say that they cannot.
 */
function PlaceTag({ kind, cost, rescue, isNear, at: [x, y] }: TagProps) {
  const { takes, gives } = TRADES[kind];
  const style = { '--x': mapPx(x), '--y': mapPx(y) } as CSSProperties;
  if (rescue === 'never' || rescue === 'rest')
    return (
      <span className={classNames('row', css.tag, css.vain)} data-gap="1" style={style} aria-hidden="true">
        {recoveryCopy.tag[rescue]}
      </span>
    );
  return (
    <span
      className={classNames('row', css.tag, rescue === null ? !isNear && css.farTag : css.markedTag)}
      data-gap="1"
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
