import type { Svg } from './svg.ts';

/** Units of the layout that a ground reaches down: in a tall window a field is higher than 1024. */
export const TALLEST = 1324;

/** How much of a drawing is kept: 1 for any window, less where less is to be loaded. Factor on the scale that people are drawn for. */
export type Detail = number;

/** One drawing of a sheet: `box` in its own units around 0,0, where it is laid down; `scale` to units of the layout. */
export interface Sprite {
  readonly name: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly scale?: number;
  readonly body: Svg;
  /** It fills its box and has no holes: it is laid down faster. */
  readonly isOpaque?: boolean;
}
