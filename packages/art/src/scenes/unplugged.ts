/** What stands for a connection that is away. */
import { shade } from '../core/colour.ts';
import { at, circ, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { cloud } from './props.ts';

/** A cloud whose cord has come out of its socket, about 240 wide around 0,0; the cord from below begins at y = 104. */
export const unplugged = (): Svg =>
  line('M96 -30 C96 4 104 20 76 26', C.carbono, 7) +
  at(
    70,
    27,
    rect(-26, -14, 30, 28, 9, C.jabuticaba) +
      rect(-26, 2, 30, 12, 6, shade(C.jabuticaba)) +
      line('M-28 -6 H-38 M-28 7 H-38', '#8C86B4', 6),
    1,
    -14,
  ) +
  line('M-60 104 C-40 104 -44 58 -22 54', C.carbono, 7) +
  at(
    -14,
    52,
    rect(-16, -17, 32, 34, 11, C.papel) +
      path('M4 -17 H5 Q16 -17 16 -6 V6 Q16 17 5 17 H4Z', C.labio) +
      circ(-2, -6, 3.4, C.carbono) +
      circ(-2, 6, 3.4, C.carbono),
    1,
    -14,
  ) +
  line('M8 22 L2 10 M16 18 V4 M25 20 L31 8', C.ipe, 5) +
  at(96, -26, cloud(1.5, 1));
