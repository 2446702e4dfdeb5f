import css from '../layout/stage-frame.module.css';

interface Props {
  /** A screen of 768 x 1024, for windows that are not wider than it. */
  readonly narrow: string;
  /** The same going on to both sides (pictures/panorama.ts), for the others. */
  readonly wide: string;
}

/** A landscape behind a screen: as high as the window, its middle in the middle. */
export function Panorama({ narrow, wide }: Props) {
  return (
    <picture>
      <source media="(max-aspect-ratio: 3/4)" srcSet={narrow} width="768" height="1024" />
      <img className={css.panorama} src={wide} alt="" width="3840" height="1024" fetchPriority="high" />
    </picture>
  );
}
