/** The assembly and its raffle (STYLE section 10). Chance is shown as it is: one ball for every quota that waits. */
import { picture, type Svg } from '../core/svg.ts';
import { SCREEN } from '../core/tokens.ts';
import { type AssemblyOptions, assemblyBody } from '../scenes/assembly.ts';
import { assemblySideBody, HALL_SIDE_WIDTH, type HallSide } from '../scenes/assembly-side.ts';
import { bigBall as bigBallBody, type GlobeState, globeBody } from '../scenes/globe.ts';
import { centred, SCREEN_FRAME } from './frames.ts';

export type { AssemblyMood, AssemblyOptions } from '../scenes/assembly.ts';
export type { HallSide } from '../scenes/assembly-side.ts';
export { type GlobeState, MIX, ROLL } from '../scenes/globe.ts';

/** The hall behind bid, raffle and credit letter. */
export const assembly = (options: AssemblyOptions = {}): Svg =>
  picture('assembleia', SCREEN_FRAME, assemblyBody(options));

/** a side reaches this far under the hall, so that no hairline shows where the two meet at odd scales */
const OVERLAP = 2;
/** boxes of the two sides in px of the hall; lay them under it */
export const ASSEMBLY_SIDE_BOX = {
  left: { x: -HALL_SIDE_WIDTH, y: 0, width: HALL_SIDE_WIDTH + OVERLAP, height: SCREEN.height },
  right: { x: SCREEN.width - OVERLAP, y: 0, width: HALL_SIDE_WIDTH + OVERLAP, height: SCREEN.height },
} as const;
/** The hall beside the assembly, as large as its ASSEMBLY_SIDE_BOX. Give mood, t and foreground as to the assembly. */
export function assemblySide(side: HallSide, options: AssemblyOptions = {}): Svg {
  const { x, y, width, height } = ASSEMBLY_SIDE_BOX[side];
  const name = `assembleia-${side === 'left' ? 'esquerda' : 'direita'}`;
  return picture(name, { width, height, viewBox: `${x} ${y} ${width} ${height}` }, assemblySideBody(side, options));
}

/** The globe alone, 580 x 640. */
export const globe = (state: GlobeState): Svg =>
  picture('globo', { width: 580, height: 640, viewBox: '-290 -270 580 640' }, globeBody(state));

/** A drawn ball, big; only the player's own shines. */
export const bigBall = (number: number, own: boolean): Svg =>
  picture(`bola-grande-${number}`, centred(350, 350), bigBallBody(number, own));
