/** Pictures for what is printed: outlines that any printer can print and any pupil can colour in. */
import { dashed, inked } from '../core/ink.ts';
import { at, circ, clip, nth, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { CONCEPTS } from '../scenes/concepts.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { DREAMS, partsAt } from '../scenes/dreams/dreams.ts';
import { centred } from './frames.ts';

const TILE = 300;
/** width of an outline, in units of a dream and of an idea */
const WIDTH = { dream: 2, idea: 1.6 } as const;

/** The dream after n of its cycles: what is reached is drawn out, the rest is a plan of dashes. */
export function dreamOnPaper(id: DreamId, n: number, total: number): Svg {
  const parts = DREAMS[id].parts();
  const reached = partsAt(parts.length, n, total);
  return picture(
    `sonho-papel-${id}-${n}-${total}`,
    centred(TILE, TILE),
    clip(
      rect(-150, -150, TILE, TILE, 40, C.branco),
      at(0, 14, [
        inked(parts.slice(0, reached).join(''), WIDTH.dream),
        dashed(parts.slice(reached).join(''), WIDTH.dream),
      ]),
    ),
  );
}

/** The i-th idea of the notebook in a thin ring. */
export const ideaOnPaper = (i: number): Svg =>
  picture(`ideia-papel-${i}`, centred(128, 128), [
    circ(0, 0, 62, C.branco, { stroke: C.tinta, 'stroke-width': WIDTH.idea }),
    at(0, 0, inked(nth(CONCEPTS, i).art, WIDTH.idea), 52 / 66),
  ]);
