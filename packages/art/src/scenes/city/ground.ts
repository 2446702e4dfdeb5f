/** The ground: grass, streets with their marks, zebra crossings, and the trees along the far edge. */
import { mix } from '../../core/colour.ts';
import { points } from '../../core/geometry.ts';
import { graded } from '../../core/grade.ts';
import { sequence } from '../../core/random.ts';
import { at, clip, each, linear, nth, type Point, path, rect, type Svg, stamp } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { BLOCK as B, PITCH } from '../../plans/plan.ts';
import { ipe, tree } from '../props.ts';
import { FAR, groundAir, pool } from './depth.ts';
import { TOWN as I } from './town-iso.ts';

/** left and right edge of what is drawn, in px of the map */
export type Span = readonly [from: number, to: number];
export const MAP_SPAN: Span = [-10, 778];

/** The edge where the ground meets the hills, closed below, in px of the map; the middle is the same in every span. */
export const landShape = ([from, to]: Span): string =>
  `M${from} ${from < -10 ? 300 : 306}${from < -10 ? ` C${from + 300} 284 -300 300 -10 306` : ''}` +
  ' C120 262 260 268 384 262 C520 256 660 268 778 300' +
  `${to > 778 ? ` C1060 310 ${to - 300} 288 ${to} 302` : ''} V1030 H${from}Z`;

/** Strips of one colour on the ground, each from x, y in world units and as large as w, d, as one path. */
const strips = (list: readonly (readonly [x: number, y: number, w: number, d: number])[], fill: string): Svg =>
  path(
    each(list, ([x, y, w, d]) => {
      const corners = [I.P(x, y), I.P(x + w, y), I.P(x + w, y + d), I.P(x, y + d)];
      return `M${corners.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}Z`;
    }),
    fill,
  );

/** Is a point of the world in the picture? A margin holds what is drawn around it. */
function isInSight(x: number, y: number, [from, to]: Span): boolean {
  const [a, b] = I.P(x, y);
  return a > from - 30 && a < to + 30 && b > 240 && b < 1050;
}

/** Grass and streets. */
export function ground(span: Span = MAP_SPAN): Svg {
  const [fill, definition] = linear([0, '#BCE59A'], [1, '#8ED184']);
  const [from, to] = span;
  const roads: [number, number, number, number][] = [];
  const marks: [number, number, number, number][] = [];
  for (let k = -4; k < 7; k++) {
    const p = k * PITCH + B;
    const lane = p + 0.65;
    roads.push([p, -24, PITCH - B, 70], [-24, p, 70, PITCH - B]);
    for (let q = -24.5; q < 46; q += 1.05) {
      const m = ((q % PITCH) + PITCH) % PITCH;
      if (m <= 0.9 || m >= 4.4) continue;
      if (isInSight(q, lane, span)) marks.push([q, lane - 0.035, 0.5, 0.07]);
      if (isInSight(lane, q, span)) marks.push([lane - 0.035, q, 0.07, 0.5]);
    }
  }
  // zebra crossings around the lot, and where the same streets cross beside it
  const crossings: readonly Point[] = points`0,0 1,0 0,1 1,1 2,1 1,2 -1,2 0,3 -2,3 2,-1 3,0 3,-2`;
  const zebras = crossings.flatMap(([i, j]) =>
    Array.from({ length: 5 }, (_, s) => s).flatMap((s): [number, number, number, number][] => {
      const X = i * PITCH + B;
      const Y = j * PITCH + B;
      if (!isInSight(X, Y, span)) return [];
      return [
        [X + 0.12 + s * 0.24, Y - 0.62, 0.13, 0.45],
        [X - 0.62, Y + 0.12 + s * 0.24, 0.45, 0.13],
      ];
    }),
  );
  return (
    definition +
    clip(path(landShape(span)), [
      rect(from, 240, to - from, 800, 0, fill),
      strips(roads, C.asfalto),
      strips(marks, '#FFF1CF'),
      strips(zebras, '#F6F0FF'),
      groundAir(from, to - from),
      span === MAP_SPAN ? pool() : '',
    ])
  );
}

/** the belt stands before the hills, deep in the air */
const BELT = { ...FAR, haze: 0.4 };
function beltOfTheMap() {
  const r = sequence(7);
  return Array.from({ length: 34 }, (_, i) => {
    const x = -10 + i * 24 + r() * 8;
    const dx = Math.abs(x - 384) / 384;
    const y = 286 - 16 * Math.cos(dx * 1.5) + r() * 8 + dx * 18;
    const body =
      i % 9 === 4
        ? ipe(r() > 0.5 ? C.ipe : C.ipeRosa, 0.5)
        : tree(mix(C.folha, '#7CC0B4', 0.3 + r() * 0.3), 0.46 + r() * 0.16);
    return { x, y, body: graded(body, BELT) };
  });
}
/** Trees that hide the far edge of the ground. */
export const treeBelt = (): Svg => beltOfTheMap().reduce((belt, { x, y, body }) => belt + at(x, y, body), '');

const FAR_TREES = [0.3, 0.42, 0.54, 0.6].map((share, i) => tree(mix(C.folha, '#7CC0B4', share), 0.48 + i * 0.04));
const FAR_IPES = [ipe(C.ipe, 0.5), ipe(C.ipeRosa, 0.5)] as const;
/** The belt goes on beside the map; the last trees of the map stand in it too, where they reach over its edge. */
export function sideBelt([from, to]: Span): Svg {
  const r = sequence(from < 0 ? 17 : 29);
  const isLeft = from < 0;
  const own: Svg[] = [];
  for (let x = isLeft ? -34 : 806; isLeft ? x > from - 20 : x < to + 20; x += isLeft ? -24 : 24) {
    const i = own.length;
    const body = i % 8 === 5 ? nth(FAR_IPES, i >> 3) : (FAR_TREES[Math.floor(r() * 4)] ?? '');
    own.push(stamp(x + (r() - 0.5) * 10, 301 + r() * 9, graded(body, BELT)));
  }
  const shared = beltOfTheMap().filter(({ x }) => (isLeft ? x < 24 : x > 744));
  return own.join('') + each(shared, ({ x, y, body }) => at(x, y, body));
}
