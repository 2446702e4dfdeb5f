/** What a dream is made of (STYLE section 9). Box -150 to 150, ground at y = 104. */
import type { DreamId } from '@consorcio/rules/vocabulary';
import type { Colour } from '../../core/colour.ts';
import type { Svg } from '../../core/svg.ts';

export type { DreamId } from '@consorcio/rules/vocabulary';

export interface Dream {
  readonly id: DreamId;
  readonly name: string;
  /** ground of the finished picture */
  readonly bg: Colour;
  /** draws the parts in the order in which they are earned; a dream has at least as many as cycles */
  readonly parts: () => readonly Svg[];
  /** the parts fill the tile, so the plan of those to come is laid over the earned ones */
  readonly ghostOver?: boolean;
}
