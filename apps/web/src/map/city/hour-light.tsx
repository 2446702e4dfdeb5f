import type { Hour } from '@consorcio/contract/wire';
import { Lights } from './city-ground.tsx';
import css from './hour-light.module.css';

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
