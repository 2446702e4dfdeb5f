/** The new month (STYLE section 12): a calendar leaf on the hills, with the person who runs into it. */
import { shade } from '../core/colour.ts';
import { at, circ, ell, path, picture, rect, type Svg, text } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { figure } from '../people/figure.ts';
import type { PersonRef, PoseName } from '../people/vocabulary.ts';
import { ipe, tree } from '../scenes/props.ts';
import { hillsBody } from '../scenes/street.ts';
import { ICON } from '../ui/icons.ts';
import { SCREEN_FRAME } from './frames.ts';

/** Where the meadow begins on which the calendar stands: `hills(CYCLE_MEADOW)` goes on beside the screen. */
export const CYCLE_MEADOW = 760;
const landscape = (): Svg =>
  hillsBody(CYCLE_MEADOW) +
  at(60, 780, tree(C.folha, 2)) +
  at(706, 790, ipe(C.ipe, 2.1)) +
  at(640, 720, ipe(C.ipeRosa, 1.2)) +
  at(150, 730, tree(C.folha, 1.1));

/** one dot for each cycle: done, now, to come */
const dots = (cycle: number, total: number): Svg =>
  Array.from({ length: total }, (_, i) => {
    const x = 384 + (i - (total - 1) / 2) * Math.min(52, 360 / total);
    const isDone = i < cycle - 1;
    const fill = isDone ? C.mata : i === cycle - 1 ? C.ipe : C.areia;
    const r = total > 7 ? 17 : 19;
    return circ(x, 690, r, fill) + (isDone ? at(x, 690, ICON.check, r / 31) : '');
  }).join('');

function calendar(cycle: number, total: number | undefined): Svg {
  const ring = (x: number): Svg =>
    rect(x - 12, 214, 24, 76, 12, shade(C.jabuticaba, 0.3)) + rect(x - 12, 210, 20, 74, 10, C.jabuticaba);
  return (
    ell(384, 762, 210, 24, SHADOW, { opacity: 0.18 }) +
    rect(184, 262, 400, 500, 44, C.labioPapel) +
    rect(184, 250, 400, 500, 44, C.papel) +
    path('M184 400 V294 Q184 250 228 250 H540 Q584 250 584 294 V400Z', C.flamboyant) +
    path('M500 250 H540 Q584 250 584 294 V400 H470Z', shade(C.flamboyant, 0.16)) +
    ring(268) +
    ring(500) +
    text(384, 360, 'CICLO', { size: 84, weight: 800, fill: C.branco }) +
    text(384, total === undefined ? 636 : 606, String(cycle).padStart(2, '0'), { size: 230, weight: 800 }) +
    (total === undefined ? '' : dots(cycle, total))
  );
}
export interface CycleScene {
  /** cycle that begins, from 1 */
  readonly cycle: number;
  /** cycles of the dream; with it, one dot each stands on the leaf */
  readonly total?: number;
  /** runs through at the lower left */
  readonly persona?: PersonRef;
  readonly pose?: PoseName;
}
/** The whole screen; /cycles/cycle_{n}.png is this without total and persona. */
export const cycleScene = ({ cycle, total, persona, pose = 'corre3' }: CycleScene): Svg =>
  picture(
    `ciclo-${cycle}`,
    SCREEN_FRAME,
    landscape() +
      calendar(cycle, total) +
      (persona === undefined ? '' : at(146, 950, figure({ persona, pose, expression: 'radiante' }).body, 0.8)),
  );
