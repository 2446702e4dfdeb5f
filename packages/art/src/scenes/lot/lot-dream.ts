/** What stands on the lot for a dream. */
import type { Svg } from '../../core/svg.ts';
import type { AtHome } from './at-home.ts';

export interface LotDream {
  /** what stands in the air in dashed lines as long as fewer instalments are paid than the step says */
  readonly toCome: readonly (readonly [step: number, draw: () => Svg])[];
  /** ground of the real thing; the model stands on its plan */
  readonly ground?: () => Svg;
  /**
   * The thing after n instalments of the rules' count; with `gift` each step changes its outline or a large colour. The same
   * drawing is the paper model before the letter and the real thing with it.
   */
  readonly raise: (n: number) => Svg;
  /** What the last step adds besides, and who lives with it has put away. */
  readonly gift: () => Svg;
  /** Where and how the player is at home with it. */
  readonly atHome: AtHome;
  /** What those who live with it have added. */
  readonly livedIn: () => Svg;
}
