/** What a dream is made of (STYLE section 9). Box -150 to 150, ground at y = 104. */
import type { Colour } from '../../core/colour.ts';
import type { Svg } from '../../core/svg.ts';
import type { FigureOptions } from '../../people/figure-options.ts';

export type { DreamId } from '@consorcio/rules/vocabulary';

/** The player in a dream, doing what is done there. */
export interface Dreamer {
  /** of the parts, those that are drawn behind the player and those before, by their places */
  readonly behind: readonly number[];
  readonly before?: readonly number[];
  /** where the middle of the parts is, and how large they are */
  readonly view: readonly [x: number, y: number, scale: number];
  /** of the player's feet, and the size of a unit of the player */
  readonly at: readonly [x: number, y: number, size: number];
  readonly doing: FigureOptions;
  /** what the player is seen through, in units of the parts */
  readonly window?: Svg;
  /** worn on the head */
  readonly hat?: Svg;
  /** between parts and player, and over everything */
  readonly ground?: Svg;
  readonly beside?: Svg;
  /** where grass begins under a dream whose own ground is narrower than the view */
  readonly grass?: number;
}

export interface Dream {
  /** ground of the finished picture */
  readonly bg: Colour;
  /** draws the parts in the order in which they are earned; a dream has at least as many as cycles */
  readonly parts: () => readonly Svg[];
  /** the parts fill the tile, so the plan of those to come is laid over the earned ones */
  readonly ghostOver?: boolean;
  readonly dreamer: Dreamer;
}
