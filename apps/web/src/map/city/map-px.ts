import type { Bounds } from '@consorcio/art/city-boxes';
import type { CSSProperties } from 'react';

/** px of the map as a length; `--c` is one of them on the screen. */
export const mapPx = (value: number): string => `calc(${value} * var(--c))`;

/** A part of a whole as CSS says it. */
export const percentOf = (part: number, whole: number): string =>
  `${(whole === 0 ? 0 : (part / whole) * 100).toFixed(3)}%`;

/** Where bounds lie in a whole, as shares of it. */
export const placeIn = (whole: Pick<Bounds, 'width' | 'height'>, { x, y, width, height }: Bounds): CSSProperties => ({
  left: percentOf(x, whole.width),
  top: percentOf(y, whole.height),
  width: percentOf(width, whole.width),
  height: percentOf(height, whole.height),
});

/** Where something lies that has its bounds in px of the map. */
export const styleOnMap = ({ x, y, width, height }: Bounds): CSSProperties => ({
  left: mapPx(x),
  top: mapPx(y),
  width: mapPx(width),
  height: mapPx(height),
});
