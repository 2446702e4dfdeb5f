import { shade, tint } from '../core/colour.ts';
import { at, circ, each, ell, g, line, path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { figure } from '../people/figure.ts';
import type { FigureOptions } from '../people/figure-options.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { type DreamTileOptions, dreamTile } from '../scenes/dreams/dreams.ts';
import { dog } from '../scenes/items.ts';
import { closedLetter } from '../scenes/letters.ts';
import { centred } from './frames.ts';

/* No connection: the router has gone dark, and the dog lies in wait beside the plug that came out. */

/** three arcs over an aerial, as a paper plan: nothing comes through */
const silentWaves = each([26, 50, 74], (r) =>
  line(`M${-r} ${-r * 0.55} A${r * 1.14} ${r * 1.14} 0 0 1 ${r} ${-r * 0.55}`, C.labio, 11),
);
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
  each([-40, -16, 8], (x) => circ(x, -116, 7, C.labio)) +
  circ(42, -116, 7, C.flamboyant);

/** plug on its cable, the pins to the right; the cable comes in at the left end */
const plug =
  rect(20, -13, 20, 7, 3, C.mel) +
  rect(20, 6, 20, 7, 3, C.mel) +
  rect(-14, -19, 38, 38, 12, C.carbono) +
  path('M-2 19 H12 A12 12 0 0 0 24 7 V-2 C20 12 12 17 -2 19Z', shade(C.carbono)) +
  rect(-24, -9, 14, 18, 5, shade(C.carbono));

/** 460 x 460 around 0,0; everybody stands on y = 196 */
function noSignal(persona: PersonRef = 4): Svg {
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

const stand = (x: number, y: number, scale: number, options: FigureOptions): Svg =>
  at(x, y, figure({ scale, ...options }).body, scale);
/** Picture slot of a popup, 516 x 244. */
const SLOT = centred(516, 244);
const cardOf = (id: DreamId, scale: number, half: number, lip: string, options: DreamTileOptions = {}): Svg =>
  rect(-half, -half * 0.925, half * 2, half * 2, half * 0.36, lip) +
  rect(-half, -half, half * 2, half * 2, half * 0.36, C.branco) +
  at(0, 0, dreamTile(id, options), scale);
/** Value chooser of the bid, 516 x 244: the player with the envelope, and the dream as far as it stands. */
export const bidPicture = (persona: PersonRef, dream: DreamId, n: number, total: number): Svg =>
  picture('lance', SLOT, [
    rect(-260, -124, 520, 250, 0, C.lilasVivo),
    stand(-120, 108, 0.52, {
      persona,
      pose: 'segurar',
      expression: 'determinado',
      props: { handB: at(-8, 10, closedLetter, 0.28) },
    }),
    at(112, 0, cardOf(dream, 0.54, 92, '#C9B8EE', { n, total })),
  ]);
/** No connection, 460 x 460: words and buttons stand below. */
export const noSignalPicture = (persona: PersonRef = 4): Svg =>
  picture('sem-conexao', centred(460, 460), noSignal(persona));
/** signpost at a crossing, foot at 0,0 */
const signpost = (): Svg =>
  rect(-7, -190, 14, 200, 6, C.terra) +
  path('M-120 -196 H84 L120 -160 L84 -124 H-120 Q-132 -124 -132 -136 V-184 Q-132 -196 -120 -196Z', C.mata) +
  text(-14, -148, 'Cidade', { size: 34, fill: C.branco }) +
  path('M112 -108 H-72 L-108 -74 L-72 -40 H112 Q124 -40 124 -52 V-96 Q124 -108 112 -108Z', C.jabuticaba) +
  text(14, -62, 'Sonho', { size: 34, fill: C.branco });
/** The signpost alone, 280 x 240. */
export const signpostPicture = (): Svg =>
  picture('placa-dos-caminhos', { width: 280, height: 240, viewBox: '-140 -206 280 240' }, [
    ell(6, 10, 70, 10, SHADOW, { opacity: 0.16 }),
    signpost(),
  ]);
