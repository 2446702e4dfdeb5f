/** HUD shared by the four minigames: timer, score, progress to the reward. */

import { shade } from '../core/colour.ts';
import { TEXT } from '../core/faces/text.ts';
import { circ, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { icon } from './icons.ts';
/** A life, full or lost. */
export const heart = (x: number, y: number, s = 1, on = true) =>
  path(
    'M0 18 C-26 0 -22 -20 -9 -20 C-3 -20 0 -15 0 -12 C0 -15 3 -20 9 -20 C22 -20 26 0 0 18Z',
    on ? C.flamboyant : C.labio,
    {
      transform: `translate(${x} ${y}) scale(${s})`,
    },
  ) +
  (on
    ? path('M-13 -12 C-16 -8 -15 -4 -13 -1', 'none', {
        stroke: '#FFC3B2',
        'stroke-width': 4,
        'stroke-linecap': 'round',
        transform: `translate(${x} ${y}) scale(${s})`,
      })
    : '');
export interface HudState {
  readonly time: string;
  /** share of the time that is left */
  readonly frac: number;
  readonly score: string;
  readonly reward: 'energia' | 'esforco';
  /** share of the reward bar that is full */
  readonly got: number;
  readonly lives?: number;
}
/** Time ring, points, reward bar with three marks, pause; hearts when lives are given. */
export function hud({ time, frac, score, reward, got, lives }: HudState): Svg {
  const L = 2 * Math.PI * 33;
  return (
    circ(62, 66, 44, C.labio) +
    circ(62, 60, 44, C.papel) +
    circ(62, 60, 33, 'none', { stroke: '#EBDFF8', 'stroke-width': 9 }) +
    circ(62, 60, 33, 'none', {
      stroke: C.mata,
      'stroke-width': 9,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${L * frac} ${L}`,
      transform: 'rotate(-90 62 60)',
    }) +
    text(62, 68, time, { size: 23 }) +
    rect(122, 34, 138, 62, 31, C.labio) +
    rect(122, 28, 138, 62, 31, C.papel) +
    text(191, 63, score, { size: 32 }) +
    text(191, 81, 'PONTOS', { size: 13, face: TEXT, fill: C.tintaSuave }) +
    rect(276, 34, 358, 62, 31, C.labio) +
    rect(276, 28, 358, 62, 31, C.papel) +
    rect(340, 50, 272, 20, 10, C.areia) +
    rect(340, 50, 272 * got, 20, 10, reward === 'energia' ? C.ipe : C.flamboyant) +
    rect(346, 53, 272 * got - 14, 5, 2.5, C.branco, { opacity: 0.45 }) +
    icon(reward, 310, 59, 0.74) +
    [1, 2, 3].map((i) => circ(340 + 68 * i, 60, 4, C.branco, { opacity: 0.8 })).join('') +
    rect(676, 34, 70, 62, 22, shade(C.jabuticaba, 0.34)) +
    rect(676, 28, 70, 62, 22, C.jabuticaba) +
    rect(700, 46, 8, 26, 3, C.branco) +
    rect(715, 46, 8, 26, 3, C.branco) +
    (lives !== undefined
      ? rect(18, 112, 152, 46, 23, C.labio) +
        rect(18, 107, 152, 46, 23, C.papel) +
        [0, 1, 2].map((i) => heart(50 + i * 44, 131, 0.84, i < lives)).join('')
      : '')
  );
}
