/** Things to sit on. Figures are drawn with shadow: false; the seat is at the hip of the seated poses. */
import { type Colour, shade, tint } from '../core/colour.ts';
import { each, ell, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { type Posed, posed } from '../people/posed.ts';
import type { PersonRef } from '../people/vocabulary.ts';

/** folding chair, back part behind the person and front part before the legs; c = seat colour */
export const chairBack = (c = C.madeira, dir = 1) =>
  g(
    ell(6, 2, 62, 10, SHADOW, { opacity: 0.16 }) +
      line('M-30 -70 L-36 0 M34 -66 L30 0', shade(c, 0.42), 8) +
      rect(-46, -178, 26, 112, 12, shade(c, 0.24)) +
      rect(-46, -178, 18, 112, 9, c) +
      path('M-44 -80 H44 C52 -80 52 -62 44 -62 H-44Z', shade(c, 0.12)),
    { transform: `scale(${dir} 1)` },
  );
/** chair seen from behind */
export const chairRear = (c = C.madeira) =>
  line('M-34 -40 L-38 0 M34 -40 L38 0', shade(c, 0.4), 8) +
  rect(-50, -150, 100, 78, 20, shade(c, 0.28)) +
  rect(-50, -156, 100, 78, 20, c) +
  rect(-40, -146, 80, 10, 5, tint(c, 0.3)) +
  rect(-44, -72, 88, 16, 8, shade(c, 0.2));

export interface SeatedOptions extends Posed {
  readonly persona: PersonRef;
  /** 1 looks right, -1 left */
  readonly dir?: 1 | -1;
  readonly chair?: Colour;
}
/** seated person on a chair, feet near 0,0 */
export function seated({
  persona,
  dir = 1,
  pose = 'sentado',
  expression = 'feliz',
  chair = C.madeira,
  ...o
}: SeatedOptions): Svg {
  const body = posed({ persona, pose, expression, flip: dir < 0, shadow: false, ...o });
  return chairBack(chair, dir) + g(body, { transform: `translate(${-22 * dir} 0)` });
}
/** Somebody on a sofa: the body of a seated figure, foot of the sofa at 0,0. */
export function sofa(body: Svg, c = C.flamboyant) {
  const legs = each([-104, 92], (x) => rect(x, -22, 14, 22, 4, C.terra));
  return (
    ell(6, 2, 150, 14, SHADOW, { opacity: 0.17 }) +
    legs +
    rect(-118, -176, 236, 130, 34, c) +
    rect(30, -176, 88, 130, 34, shade(c, 0.14)) +
    rect(-100, -86, 200, 66, 18, tint(c, 0.16)) +
    g(body, { transform: 'translate(-26 0)' }) +
    rect(-138, -120, 44, 106, 20, tint(c, 0.08)) +
    rect(94, -120, 44, 106, 20, shade(c, 0.22))
  );
}
