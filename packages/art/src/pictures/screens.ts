import { at, ell, path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { figure } from '../people/figure.ts';
import type { FigureOptions } from '../people/figure-options.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { type DreamTileOptions, dreamTile } from '../scenes/dreams/dreams.ts';
import { closedLetter } from '../scenes/letters.ts';
import { noSignal } from '../scenes/no-signal.ts';
import { centred } from './frames.ts';

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
  picture(
    'lance',
    SLOT,
    rect(-260, -124, 520, 250, 0, C.lilasVivo) +
      stand(-120, 108, 0.52, {
        persona,
        pose: 'segurar',
        expression: 'determinado',
        props: { handB: at(-8, 10, closedLetter, 0.28) },
      }) +
      at(112, 0, cardOf(dream, 0.54, 92, '#C9B8EE', { n, total })),
  );
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
  picture(
    'placa-dos-caminhos',
    { width: 280, height: 240, viewBox: '-140 -206 280 240' },
    ell(6, 10, 70, 10, SHADOW, { opacity: 0.16 }) + signpost(),
  );
