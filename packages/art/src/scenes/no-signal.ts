/** No connection: the router has gone dark, and the dog lies in wait beside the plug that came out. */
import { shade, tint } from '../core/colour.ts';
import { at, circ, ell, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { figure } from '../people/figure.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { dog } from './items.ts';

/** three arcs over an aerial, as a paper plan: nothing comes through */
const silentWaves = [26, 50, 74]
  .map((r) => line(`M${-r} ${-r * 0.55} A${r * 1.14} ${r * 1.14} 0 0 1 ${r} ${-r * 0.55}`, C.labio, 11))
  .join('');
/** white cross on a disc: STYLE section 1, loss */
const crossDisc =
  circ(0, 3, 26, shade(C.brasa, 0.34)) + circ(0, 0, 26, C.brasa) + line('M-9 -9 L9 9 M9 -9 L-9 9', C.branco, 7);

/** router on a small table; feet of the table at y = 0 */
const router =
  ell(10, 2, 92, 13, SHADOW, { opacity: 0.16 }) +
  rect(-62, -84, 11, 84, 4, C.terra) +
  rect(51, -84, 11, 84, 4, shade(C.terra)) +
  rect(-82, -98, 164, 20, 8, C.madeira) +
  rect(30, -98, 52, 20, 8, shade(C.madeira)) +
  line('M-44 -140 L-56 -206', C.carbono, 9) +
  line('M44 -140 L56 -206', shade(C.carbono), 9) +
  rect(-66, -146, 132, 48, 14, C.jabuticaba) +
  path('M34 -146 H52 A14 14 0 0 1 66 -132 V-112 A14 14 0 0 1 52 -98 H34Z', shade(C.jabuticaba)) +
  rect(-54, -138, 40, 7, 3.5, tint(C.jabuticaba)) +
  [-40, -16, 8].map((x) => circ(x, -116, 7, C.labio)).join('') +
  circ(42, -116, 7, C.flamboyant);

/** plug on its cable, the pins to the right; the cable comes in at the left end */
const plug =
  rect(20, -13, 20, 7, 3, C.mel) +
  rect(20, 6, 20, 7, 3, C.mel) +
  rect(-14, -19, 38, 38, 12, C.carbono) +
  path('M-2 19 H12 A12 12 0 0 0 24 7 V-2 C20 12 12 17 -2 19Z', shade(C.carbono)) +
  rect(-24, -9, 14, 18, 5, shade(C.carbono));

/** 460 x 460 around 0,0; everybody stands on y = 196 */
export function noSignal(persona: PersonRef = 4): Svg {
  const ground = 196;
  return (
    ell(0, ground + 2, 214, 30, SHADOW, { opacity: 0.1 }) +
    at(86, ground - 20, router) +
    at(86, -66, silentWaves) +
    at(86, -58, crossDisc) +
    line('M146 60 C204 62 216 132 184 170 C156 200 100 194 66 204', C.carbono, 8) +
    at(44, 206, g(plug, { transform: 'scale(-1 1)' }), 0.9) +
    at(-128, ground, figure({ persona, pose: 'pensar', expression: 'surpreso' }).body, 0.88) +
    at(-34, 172, dog, 0.92)
  );
}
