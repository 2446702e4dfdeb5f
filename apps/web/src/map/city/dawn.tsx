import { Lights } from './city-ground.tsx';
import css from './dawn.module.css';

/* The dawn of a new month (SPEC section 4: six seconds), in two parts: behind the hills, and over the town. */

/** Night and stars in the sky, and the sun that comes up behind the hills. */
export const DawnSky = () => (
  <>
    <span className={css.nightSky} />
    <span className={css.sun} />
  </>
);

/** Night on the town, its lights, and the first warm light. */
export const DawnLight = () => (
  <>
    <span className={css.night} />
    <span className={css.glow} />
    <span className={css.lights}>
      <Lights />
    </span>
  </>
);
