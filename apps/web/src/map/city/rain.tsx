import rain from 'picture:city-rain';
import rings from 'pictures:city-rings';
import { RAIN, RING_PHASES, WET_BOX } from '@consorcio/art/city-boxes';
import { type CSSProperties, useRef } from 'react';
import { Puddles, StillUmbrellas } from './city-ground.tsx';
import { mapPx, styleOnMap } from './map-px.ts';
import { usePauseWhileCovered } from './pause-while-covered.ts';
import css from './rain.module.css';

const PIECE = {
  '--width': mapPx(RAIN.width),
  '--height': mapPx(RAIN.height),
  '--drift': mapPx(-RAIN.drift),
  backgroundImage: `url(${rain})`,
} as CSSProperties;

interface Props {
  /** The town stands still, with people in it. */
  readonly isStill: boolean;
}

/**
 * Drops before the town, puddles and rings on them: they fall and spread until a popup covers it, and hang still for
 * whoever asked for less motion.
 */
export function Rain({ isStill }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  usePauseWhileCovered(place);
  return (
    <span ref={place}>
      <Puddles />
      {RING_PHASES.map((phase) => (
        <img
          key={phase}
          className={css.rings}
          style={styleOnMap(WET_BOX)}
          src={rings[phase]}
          alt=""
          draggable={false}
        />
      ))}
      {isStill && <StillUmbrellas />}
      <span className={css.weather}>
        <span className={css.rain} style={PIECE} />
      </span>
    </span>
  );
}
