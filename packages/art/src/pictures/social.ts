/** Share buttons: our own simple drawings (a speech bubble, a hash sign, two people), nobody's mark. */
import { type Colour, shade } from '../core/colour.ts';
import { circ, line, path, picture, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { centred } from './frames.ts';

export const SHARE_TARGETS = ['whatsapp', 'twitter', 'facebook'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

const disc = (colour: Colour, body: Svg): Svg => circ(0, 3, 29, shade(colour, 0.34)) + circ(0, -1, 29, colour) + body;
const BODIES: Readonly<Record<ShareTarget, Svg>> = {
  whatsapp: disc(
    C.mata,
    path('M-15 14 L-12 5 C-18 -8 -8 -18 2 -17 C14 -16 19 -4 13 4 C9 10 0 13 -6 10Z', C.branco) +
      circ(-7, -3, 3, C.mata) +
      circ(1, -3, 3, C.mata) +
      circ(9, -3, 3, C.mata),
  ),
  twitter: disc(C.tinta, line('M-5 -15 L-9 13 M9 -15 L5 13 M-15 -6 H15 M-16 5 H14', C.branco, 5)),
  facebook: disc(
    C.mar,
    circ(8, -8, 7, C.vidro) +
      path('M-3 14 C-3 3 3 2 8 2 C13 2 19 3 19 14Z', C.vidro) +
      circ(-6, -5, 8.5, C.branco) +
      path('M-20 16 C-20 6 -13 5 -6 5 C1 5 8 6 8 16Z', C.branco),
  ),
};
/** Round button of 64 for one way of sharing. */
export const shareIcon = (target: ShareTarget): Svg => picture(`partilha-${target}`, centred(64, 64), BODIES[target]);
