import { Lights } from './city-ground.tsx';
import type { Hour } from './hour.ts';
import css from './hour-light.module.css';

interface Props {
  readonly hour: Hour;
}

/* The light of a month (hour.ts), in two parts: in the sky behind the hills, and on the town. */

export const HourSky = ({ hour }: Props) => hour !== 'day' && <span className={css.sky} data-hour={hour} />;

/** In the evening windows are lit. */
export const HourLight = ({ hour }: Props) =>
  hour !== 'day' && (
    <>
      <span className={css.light} data-hour={hour} />
      {hour === 'evening' && (
        <span className={css.windows}>
          <Lights />
        </span>
      )}
    </>
  );
