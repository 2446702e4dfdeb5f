import rain from 'picture:city-rain';
import { RAIN } from '@consorcio/art/city-boxes';
import type { Hour } from '@consorcio/contract/wire';
import { type CSSProperties, useRef } from 'react';
import { Lights } from './city-ground.tsx';
import css from './hour-light.module.css';
import { mapPx } from './map-px.ts';
import { usePauseWhileCovered } from './pause-while-covered.ts';

interface Props {
  readonly hour: Hour;
}
/** Months in which windows are lit. */
const LIT: readonly Hour[] = ['evening', 'rain'];

/* The light of a month (hourOf), in two parts: in the sky behind the hills, and on the town. */

export const HourSky = ({ hour }: Props) => hour !== 'day' && <span className={css.sky} data-hour={hour} />;

/** In the evening and in the rain windows are lit. */
export const HourLight = ({ hour }: Props) =>
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

/** Drops before the town: they fall until a popup covers it, and hang still for whoever asked for less motion. */
export function Rain() {
  const place = useRef<HTMLSpanElement>(null);
  usePauseWhileCovered(place);
  return (
    <span ref={place} className={css.weather}>
      <span className={css.rain} style={PIECE} />
    </span>
  );
}
