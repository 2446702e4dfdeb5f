/** What seats of a live group show of themselves (LIVE 6.2.1), by the reaction's number: each around its middle, about 90 wide and high. */
import type { LiveReaction } from '@consorcio/rules/live-words';
import { shade } from '../core/colour.ts';
import { at, circ, each, line, path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { centred } from './frames.ts';

const SKIN = '#B37148';
const OTHER_SKIN = '#F0BE90';
const ROUND = { 'stroke-linejoin': 'round' };

/** An open hand upright, its thumb at the right. */
const openHand = (skin: string, sleeve: string): Svg =>
  rect(-14, 14, 28, 26, 6, sleeve) +
  each([-13, -5, 3, 11], (x, i) => rect(x - 4, i === 0 || i === 3 ? -28 : -35, 8, 40, 4, skin)) +
  rect(-17, -10, 34, 32, 13, skin) +
  line('M15 8 L25 -5', skin, 9) +
  line('M-9 -12 V-22 M-1 -13 V-27 M7 -12 V-25', shade(skin, 0.25), 2);

/** A fist seen from its fingers. */
const fist = (skin: string): Svg =>
  rect(-25, -18, 50, 40, 14, skin) +
  line('M-10 -14 V6 M2 -14 V6 M14 -14 V6', shade(skin, 0.25), 3) +
  line('M-20 10 Q0 18 16 8', shade(skin, 0.12), 9);

const PICTURES: Readonly<Record<LiveReaction, Svg>> = {
  1:
    at(16, 4, openHand(OTHER_SKIN, C.mar), 1, 22) +
    at(-14, 6, openHand(SKIN, C.flamboyant), 1, -18) +
    line('M-2 -46 V-38 M-34 -42 L-29 -35 M32 -44 L28 -36', C.mel, 5),
  2:
    rect(-17, 12, 34, 34, 7, C.mata) +
    at(0, -4, fist(SKIN)) +
    line('M0 -46 V-36 M-34 -34 L-27 -27 M34 -34 L27 -27', C.mel, 6),
  3:
    circ(0, 0, 42, C.ipe, { stroke: C.mel, 'stroke-width': 5 }) +
    circ(-15, -10, 10, C.branco) +
    circ(15, -10, 10, C.branco) +
    circ(-15, -9, 5, C.tinta) +
    circ(15, -9, 5, C.tinta) +
    line('M-26 -28 Q-16 -34 -8 -28 M26 -28 Q16 -34 8 -28', C.tinta, 4) +
    path('M0 6 C12 6 14 18 12 24 C9 32 -9 32 -12 24 C-14 18 -12 6 0 6Z', C.brasa),
  4:
    rect(-42, -6, 20, 44, 6, C.jabuticaba) +
    path('M-22 -4 L-4 -40 Q10 -42 8 -26 L4 -8 H34 Q40 34 20 36 H-22Z', OTHER_SKIN, {
      stroke: OTHER_SKIN,
      'stroke-width': 6,
      ...ROUND,
    }) +
    line('M14 4 H34 M12 15 H33 M10 26 H29', shade(OTHER_SKIN, 0.25), 3),
  5:
    circ(-4, 4, 40, C.flamboyant) +
    circ(-4, 4, 28, C.branco) +
    circ(-4, 4, 16, C.flamboyant) +
    circ(-4, 4, 6, C.branco) +
    line('M14 -10 L40 -38', C.tinta, 5) +
    path('M34 -32 L36 -46 L46 -48 L44 -36Z', C.mar) +
    circ(14, -10, 4, C.tinta),
  6:
    path('M0 40 C-58 2 -42 -38 -18 -36 C-8 -36 -2 -28 0 -22 C2 -28 8 -36 18 -36 C42 -38 58 2 0 40Z', C.ipeRosa) +
    path('M0 40 C58 2 42 -38 18 -36 C34 -22 32 6 0 40Z', shade(C.ipeRosa, 0.16)) +
    line('M-30 -10 Q-30 -22 -20 -25', C.branco, 6),
};

/** One reaction, 104 square. */
export const reactionPicture = (reaction: LiveReaction): Svg =>
  picture(`reacao-${reaction}`, centred(104, 104), PICTURES[reaction]);
