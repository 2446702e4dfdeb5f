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
