/** Pictures of the popups and of the tutorial: one function for each moment of the game, 516 x 244; and a bill. */
import { picture, type Svg } from '../core/svg.ts';
import { bill } from '../scenes/moment-parts.ts';
import { MOMENT_SIZE, type MomentFacts, type MomentName, momentBody } from '../scenes/moments.ts';
import { centred } from './frames.ts';

export { MOMENT_NAMES, MOMENT_SIZE, type MomentFacts, type MomentName } from '../scenes/moments.ts';

/** One moment; facts that are left out take the persona 1, the dream 7, no cycle paid, quota 1. */
export const moment = (name: MomentName, facts: Partial<MomentFacts> = {}): Svg =>
  picture(`momento-${name}`, centred(MOMENT_SIZE.width, MOMENT_SIZE.height), momentBody(name, facts));

/** The bill of an instalment, on which a page writes the sum. */
export const billPicture = (): Svg => picture('conta', centred(120, 156), bill(''));
