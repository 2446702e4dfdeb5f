/** The envelope of the bid, closed and open. */
import { shade, tint } from '../core/colour.ts';
import { at, circ, clip, ell, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { ICON } from '../ui/icons.ts';

/** small closed envelope to hold in a hand, 380 wide */
export const closedLetter =
  rect(-190, -110, 380, 230, 22, shade('#FFE3B0', 0.3)) +
  rect(-190, -118, 380, 230, 22, '#FFE3B0') +
  path('M-190 -96 Q-190 -118 -168 -118 H168 Q190 -118 190 -96 L16 24 Q0 34 -16 24Z', shade('#FFE3B0', 0.12)) +
  circ(0, 14, 40, shade(C.flamboyant, 0.3)) +
  circ(0, 9, 40, C.flamboyant) +
  at(0, 9, ICON.estrela, 0.75);

const PAPER = '#FFE3B0';
/** the flap, turned back */
export const flapBack = path('M-190 -20 L-18 -150 Q0 -163 18 -150 L190 -20Z', shade(PAPER, 0.26));
/** the flap, shut and sealed */
export const flapFront =
  path('M-190 -14 Q-190 -30 -170 -30 H170 Q190 -30 190 -14 L18 84 Q0 94 -18 84Z', shade(PAPER, 0.1)) +
  circ(0, 66, 34, shade(C.flamboyant, 0.3)) +
  circ(0, 62, 34, C.flamboyant) +
  at(0, 62, ICON.estrela, 0.6);
export const envelopeShadow = ell(0, 150, 210, 22, SHADOW, { opacity: 0.2 });
/** the inner side, behind the letter */
export const envelopeBack = rect(-190, -30, 380, 170, 20, shade(PAPER, 0.3));
/** the letter, only where it looks out */
export const tucked = (letter: Svg): Svg => clip(path('M-400 -600 H400 V60 L190 140 H-190 L-400 60Z', '#fff'), letter);
/** the pocket before the letter */
export const envelopeFront =
  path('M-190 -18 V120 Q-190 140 -170 140 H170 Q190 140 190 120 V-18 L16 76 Q0 84 -16 76Z', PAPER) +
  path('M190 -10 V120 Q190 140 170 140 H60 L150 20Z', shade(PAPER, 0.14)) +
  path('M-184 136 L-16 34 Q0 26 16 34 L184 136 Q178 140 170 140 H-170 Q-178 140 -184 136Z', tint(PAPER, 0.5)) +
  path('M0 30 Q8 30 16 34 L184 136 Q178 140 170 140 H60Z', shade(PAPER, 0.06));

/** envelope: open 0..1 */
export const envelope = ({ open = 1, letter = '' } = {}): Svg =>
  envelopeShadow +
  envelopeBack +
  (open > 0.5 ? flapBack : '') +
  (letter ? tucked(letter) : '') +
  envelopeFront +
  (open > 0.5 ? '' : flapFront);
