/** px of the map as a length; `--c` is one of them on the screen. */
export const mapPx = (value: number): string => `calc(${value} * var(--c))`;
