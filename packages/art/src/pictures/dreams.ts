import { dreamCycles } from '@consorcio/rules/queries';
import { DREAM_IDS } from '@consorcio/rules/vocabulary';
import { at, clip, each, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { DREAMER_VIEW, dreamerView, dreamTile } from '../scenes/dreams/dreams.ts';
import { centred } from './frames.ts';

export type { DreamId } from '../scenes/dreams/dream.ts';
export { DREAMS } from '../scenes/dreams/dreams.ts';

const TILE = 300;

/** The finished dream in its tile of 300, corners round. */
export const dreamPicture = (id: DreamId): Svg => picture(`sonho-${id}`, centred(TILE, TILE), dreamTile(id));

/** The dream after n of its cycles: earned parts in colour, the others as a plan on lilac paper. */
export const dreamPart = (id: DreamId, n: number, total = dreamCycles(id)): Svg =>
  picture(`sonho-${id}-${n}-${total}`, centred(TILE, TILE), dreamTile(id, { n, total }));

/** The dream on a white card with a lower lip, 340 wide, for carousels and popups. */
export const dreamCard = (id: DreamId, n?: number, total = dreamCycles(id)): Svg =>
  picture(`sonho-cartao-${id}-${n ?? total}-${total}`, centred(344, 352), [
    rect(-168, -160, 336, 334, 52, C.labio),
    rect(-168, -172, 336, 336, 52, C.branco),
    at(0, -4, dreamTile(id, { n, total, r: 36 })),
  ]);

const { width, height } = DREAMER_VIEW;
/** px of the picture to a unit of a view on a phone, where it is smallest */
const DREAMER_SCALE = 0.35;
/** @param scale px of the picture to a unit of the view */
const dreamerTile = (persona: PersonaId, id: DreamId, scale: number): Svg =>
  clip(rect(-width / 2, -height / 2, width, height, 0, '#fff'), dreamerView(id, persona, scale));

/** A dream with the player in it, as large as the certificate shows it. */
export const dreamer = (persona: PersonaId, id: DreamId): Svg =>
  picture(`sonhador-${persona}-${id}`, centred(width, height), dreamerTile(persona, id, 1));

/** All dreams with the player in them, one below the other in the order of their ids: one file to load. */
export const dreamers = (persona: PersonaId): Svg =>
  picture(
    `sonhadores-${persona}`,
    { width, height: DREAM_IDS.length * height },
    each(DREAM_IDS, (id, place) => at(width / 2, (place + 0.5) * height, dreamerTile(persona, id, DREAMER_SCALE))),
  );
