import type { Bounds } from '@consorcio/art/city-boxes';
import type { CSSProperties } from 'react';

/** px of the map as a length; `--c` is one of them on the screen. */
export const mapPx = (value: number): string => `calc(${value} * var(--c))`;

/** Where something lies that has its bounds in px of the map. */
export const styleOnMap = ({ x, y, width, height }: Bounds): CSSProperties => ({
  left: mapPx(x),
  top: mapPx(y),
  width: mapPx(width),
  height: mapPx(height),
});
