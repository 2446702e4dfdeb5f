/** The assembly and its raffle (STYLE section 10). Chance is shown as it is: one ball for every quota that waits. */
import { at, picture, rect, type Svg } from '../core/svg.ts';
import { SCREEN, SHADOW } from '../core/tokens.ts';
import { figure } from '../people/figure.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { type AssemblyOptions, assemblyBody } from '../scenes/assembly.ts';
import { assemblySideBody, HALL_SIDE_WIDTH, type HallSide } from '../scenes/assembly-side.ts';
import { ball as ballBody, bigBall as bigBallBody, type GlobeState, globeBody } from '../scenes/globe.ts';
import { confetti } from '../scenes/party.ts';
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
/** One numbered ball; the own one is yellow with a star. */
export const ball = (number: number, own = false): Svg =>
  picture(`bola-${number}${own ? '-sua' : ''}`, centred(80, 80), ballBody(number, { own, r: 34 }));

export interface RaffleScene extends GlobeState {
  readonly persona?: PersonRef;
}
const RAFFLE_TITLE = ['SORTEIO', 'cota por cota'] as const;
/**
 * The hall with the globe before it. With `drawn` and t from MIX + ROLL on, the drawn ball lies in front: with
 * confetti and a jump when it is the player's, calmly when it is somebody else's.
 */
export function raffleScene({ persona, ...state }: RaffleScene): Svg {
  const { drawn, own, t = 0 } = state;
  const mine = drawn !== undefined && drawn === own;
  const mood = mine ? 'festa' : 'atenta';
  const hall = assemblyBody({
    persona: drawn === undefined ? persona : undefined,
    mood,
    foreground: false,
    title: RAFFLE_TITLE,
  });
  const player = figure({
    persona: persona ?? 1,
    pose: mine ? 'pulo' : 'parado',
    expression: mine ? 'radiante' : 'pensativo',
  });
  const result =
    drawn === undefined || t <= 0
      ? ''
      : (mine ? confetti(SCREEN.width, 860, 60, 31, [120, 20, 528, 90]) : '') +
        at(96, 985, player.body, mine ? 0.72 : 0.66) +
        at(384, 704, bigBallBody(drawn, mine));
  return picture(
    'sorteio',
    SCREEN_FRAME,
    hall +
      rect(0, 0, SCREEN.width, SCREEN.height, 0, SHADOW, { opacity: 0.34 }) +
      at(384, 470, globeBody(state)) +
      result,
  );
}
