/**
 * The dreams, and the player in them. `dreamTile` draws one in its frame: earned parts in colour, the rest as a plan on lilac paper, made
 * from the same drawing. Every paid instalment colours something.
 */
import { dreamCycles } from '@consorcio/rules/queries';
import { at, circ, clip, each, filtered, line, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { figure } from '../../people/figure.ts';
import type { PersonaId } from '../../people/vocabulary.ts';
import { BEACH_TRIP, COLLEGE } from './away.ts';
import type { Dream, DreamId } from './dream.ts';
import { HOME_RENOVATION, OWN_HOME } from './homes.ts';
import { FOOD_TRUCK, MOTORBIKE, NEW_CAR } from './vehicles.ts';

/** by the ids of the rules */
export const DREAMS: Readonly<Record<DreamId, Dream>> = {
  1: BEACH_TRIP,
  2: MOTORBIKE,
  3: COLLEGE,
  4: HOME_RENOVATION,
  5: NEW_CAR,
  6: FOOD_TRUCK,
  7: OWN_HOME,
};

/** Draws every part in one lilac tone, as thin as alpha says. */
const plan = (body: Svg, alpha: number): Svg =>
  filtered(
    body,
    'color-interpolation-filters="sRGB"',
    `<feColorMatrix type="matrix" values="0 0 0 0 .55  0 0 0 0 .47  0 0 0 0 .76  0 0 0 ${alpha} 0"/>`,
  );
/** How many of a dream's parts are in colour after n of its cycles: 0 none, total all. */
export const partsAt = (count: number, n: number, total: number): number =>
  Math.round((count * Math.min(n, total)) / total);

const dreamBody = (id: DreamId): Svg => DREAMS[id].parts().join('');

function dreamPartBody(id: DreamId, n: number, total: number): Svg {
  const { ghostOver } = DREAMS[id];
  const parts = DREAMS[id].parts();
  const earned = partsAt(parts.length, n, total);
  const solid = parts.slice(0, earned).join('');
  const rest = parts.slice(earned);
  if (rest.length === 0) return solid;
  // scenes that fill the tile would melt into one lilac sheet, so there each part is laid on separately, walls thinly
  const thin = (part: Svg): number => (part.startsWith('<rect x="-150"') ? 0.05 : 0.36);
  const ghost = ghostOver ? each(rest, (part) => plan(part, thin(part))) : plan(rest.join(''), 0.34);
  return ghostOver && earned > 0 ? solid + ghost : ghost + solid;
}
export interface DreamTileOptions {
  /** cycles paid; left out, the dream is finished */
  readonly n?: number | undefined;
  /** cycles in all; the dream's own when left out */
  readonly total?: number | undefined;
  /** radius of the corners */
  readonly r?: number | undefined;
}
/** Tile of 300 around 0,0 with its own ground; squared paper until the dream is finished. */
export function dreamTile(id: DreamId, { n, total = dreamCycles(id), r = 40 }: DreamTileOptions = {}): Svg {
  const body = n === undefined ? dreamBody(id) : dreamPartBody(id, n, total);
  const done = n === undefined || n >= total;
  const squares = (): Svg =>
    times(11, (i) => line(`M${-150 + i * 30} -150 V150 M-150 ${-150 + i * 30} H150`, '#E3D7F5', 1.5));
  return clip(rect(-150, -150, 300, 300, r, '#fff'), [
    rect(-150, -150, 300, 300, 0, done ? DREAMS[id].bg : '#F2EBFB'),
    done ? circ(0, -10, 128, C.branco, { opacity: 0.45 }) : squares(),
    at(0, 14, body),
  ]);
}

/** Size of a view in units; a phone shows it 166 px wide. */
export const DREAMER_VIEW = { width: 400, height: 184 } as const;

/** The dream with the player in it, around 0,0. @param scale px of the picture to its units */
export function dreamerView(id: DreamId, persona: PersonaId, scale: number): Svg {
  const { bg, parts: draw, dreamer } = DREAMS[id];
  const { behind, before = [], view, at: feet, doing, window, hat = '', ground = '', beside = '', grass } = dreamer;
  const { width, height } = DREAMER_VIEW;
  const parts = draw();
  const [x, y, size] = view;
  const seen = (places: readonly number[]): Svg =>
    at(
      x,
      y,
      each(places, (place) => parts[place] ?? ''),
      size,
    );
  const [fx, fy, k] = feet;
  const { body, head } = figure({ persona, expression: 'radiante', ...doing, scale: k * scale });
  const person = at(fx, fy, body + (hat === '' ? '' : at(head[0], head[1] - 46, hat)), k);
  const inside =
    window === undefined ? person : at(x, y, clip(window, at(-x / size, -y / size, person, 1 / size)), size);
  return (
    rect(-width / 2, -height / 2, width, height, 0, bg) +
    (grass === undefined ? '' : rect(-width / 2, grass, width, height, 0, '#9BD58C')) +
    seen(behind) +
    ground +
    inside +
    seen(before) +
    beside
  );
}
