import signs from 'picture-texts:place-sign';
import { PLACES } from '@consorcio/art/city';
import { MAP_BOX } from '@consorcio/art/city-boxes';
import { mapScreen, recoveryCopy } from '@consorcio/copy/popups';
import { type CSSProperties, Fragment } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useReducedMotion } from '../../ui/motion/reduced-motion.ts';
import { InlinePicture } from '../../ui/pictures/inline-picture.tsx';
import { rescueAt } from '../chart/advice.ts';
import type { CurrentStage } from '../chart/current-stage.ts';
import { entryCostAt } from '../chart/entry-cost.ts';
import { SignLamps } from './city-life.tsx';
import css from './place-buttons.module.css';
import { PlaceTag } from './place-tag.tsx';

/** The map picture, in which the places have their bounds. */
const { width: W, height: H } = MAP_BOX;
/** Depth of the lot's block in the town. */
const LOT = 2;
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

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
          left: percent(bounds.x, W),
          top: percent(bounds.y, H),
          width: percent(bounds.width, W),
          height: percent(bounds.height, H),
          '--sign-x': percent(signAt[0] - bounds.x, bounds.width),
          '--sign-y': percent(signAt[1] - bounds.y, bounds.height),
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
