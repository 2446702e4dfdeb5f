/** Symbols of a lost connection, and the person who restores it. */
import { shade } from '../core/colour.ts';
import { at, circ, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { cloud } from './props.ts';

/** A cloud from which a plug hangs, its pins to the left at -38,0; about 220 wide. */
export const cloudPlug = (): Svg =>
  line('M92 -62 C96 -34 94 -4 64 -2', C.carbono, 7) +
  at(
    58,
    0,
    rect(-26, -14, 30, 28, 9, C.jabuticaba) +
      rect(-26, 2, 30, 12, 6, shade(C.jabuticaba)) +
      line('M-28 -6 H-40 M-28 7 H-40', '#8C86B4', 6),
    1,
    -4,
  ) +
  at(88, -52, cloud(1.2, 1));

/** Between a plug and its socket: it has not clicked yet. */
export const sparks: Svg = line('M-9 -20 L-14 -34 M0 -24 V-40 M9 -20 L14 -34', C.ipe, 5);

/** A socket on its cord, held at 0,0, open to the right; the cord falls to the floor, 96 below. */
export const heldSocket: Svg =
  line('M-12 2 C-30 16 -8 50 -10 72 C-12 92 14 96 52 95', C.carbono, 7) +
  rect(-14, -17, 34, 34, 11, C.papel) +
  path('M8 -17 H9 Q20 -17 20 -6 V6 Q20 17 9 17 H8Z', C.labio) +
  circ(12, -6, 3.4, C.carbono) +
  circ(12, 6, 3.4, C.carbono);
