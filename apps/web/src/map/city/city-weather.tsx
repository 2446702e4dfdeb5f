import rain from 'picture:city-rain';
import lights from 'pictures:city-decor-light';
import rings from 'pictures:city-rings';
import { DECOR_BOX, type Decor, RAIN, RING_PHASES, WET_BOX } from '@consorcio/art/city-boxes';
import type { Hour } from '@consorcio/contract/wire';
import { type CSSProperties, useRef } from 'react';
import css from '../map-scenes.module.css';
import { Layer, Lights, Puddles, StillUmbrellas } from './city-ground.tsx';
import { mapPx } from './map-px.ts';
import { usePauseWhileCovered } from './pause-while-covered.ts';

/* The dawn of a new month (SPEC section 4: six seconds), in two parts: behind the hills, and over the town. */

/** Night and stars in the sky, and the sun that comes up behind the hills. */
export const DawnSky = () => (
  <>
    <span className={css.nightSky} />
    <span className={css.sun} />
  </>
);

/** Night on the town, its lights, and the first warm light; a slow device lays one colour over the town instead of blending. */
export const DawnLight = ({ isLean }: { isLean: boolean }) => (
  <>
    <span className={isLean ? css.plainNight : css.night} />
    <span className={css.glow} />
    <span className={css.lights}>
      <Lights />
    </span>
  </>
);

interface HourProps {
  readonly hour: Hour;
}
const LIT: readonly Hour[] = ['evening', 'rain'];

/* The light of a month (hourOf), in two parts: in the sky behind the hills, and on the town. */

export const HourSky = ({ hour }: HourProps) => hour !== 'day' && <span className={css.sky} data-hour={hour} />;

/** In the evening and in the rain windows are lit. */
export const HourLight = ({ hour }: HourProps) =>
  hour !== 'day' && (
    <>
      <span className={css.light} data-hour={hour} />
      {LIT.includes(hour) && (
        <span className={css.windows} data-hour={hour}>
          <Lights />
        </span>
      )}
    </>
  );

const PIECE = {
  '--width': mapPx(RAIN.width),
  '--height': mapPx(RAIN.height),
  '--drift': mapPx(-RAIN.drift),
  backgroundImage: `url(${rain})`,
} as CSSProperties;

interface RainProps {
  /** The town stands still, with people in it. */
  readonly isStill: boolean;
}

/**
 * Drops before the town, puddles and rings on them: they fall and spread until a popup covers it, and hang still for
 * whoever asked for less motion.
 */
export function Rain({ isStill }: RainProps) {
  const place = useRef<HTMLSpanElement>(null);
  usePauseWhileCovered(place);
  return (
    <span ref={place}>
      <Puddles />
      {RING_PHASES.map((phase) => (
        <Layer key={phase} className={css.rings} box={WET_BOX} src={rings[phase]} />
      ))}
      {isStill && <StillUmbrellas />}
      <span className={`${css.whole} ${css.weather}`}>
        <span className={css.rain} style={PIECE} />
      </span>
    </span>
  );
}

/** The fire of June leaps up and the lamps of December take turns, until a popup covers them. */
export function SeasonLight({ decor }: { readonly decor: Decor }) {
  const place = useRef<HTMLSpanElement>(null);
  usePauseWhileCovered(place);
  const src = lights[decor];
  return src === undefined ? null : (
    <span ref={place}>
      <Layer className={css.seasonLight} data-decor={decor} box={DECOR_BOX} src={src} />
    </span>
  );
}
