/**
 * What the scenes of the badges are made of. A scene is drawn around 0,0 inside a circle of radius 90; whatever is farther out
 * is cut off. Its front alone is the outline of a badge that is not earned yet.
 */
import { type Colour, shade, tint } from '../../core/colour.ts';
import { at, circ, clip, each, ell, g, line, nth, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C, HALL } from '../../core/tokens.ts';
import { figure } from '../../people/figure.ts';
import type { FigureOptions } from '../../people/figure-options.ts';
import type { AnglePose } from '../../people/pose-places.ts';
import type { PersonRef } from '../../people/vocabulary.ts';
import { ICON } from '../../ui/icons.ts';
import { cloud } from '../props.ts';

/** the place behind, and who or what is there */
export interface BadgeScene {
  readonly back: Svg;
  readonly front: Svg;
}
/** The scenes of bronze, silver and gold; drawn when asked for. */
export type SceneOfGrades = readonly [bronze: () => BadgeScene, silver: () => BadgeScene, gold: () => BadgeScene];

/** px of a large screen to a unit of a medal */
const PX = 1.1;
/** Somebody whose feet are at x, y; `size` is units of the scene to a unit of the figure. */
export const who = (persona: PersonRef, x: number, y: number, size: number, options: FigureOptions = {}): Svg =>
  at(x, y, figure({ persona, shadow: false, expression: 'feliz', scale: size * PX, ...options }).body, size);

/** Stands with the arms as given in degrees: 0 hangs down, 90 points right. */
export const arms = (A: AnglePose['A'], B: AnglePose['B'], more: Partial<AnglePose> = {}): AnglePose => ({
  turn: 0.2,
  legA: [-6, 0],
  legB: [8, 0],
  head: 3,
  front: 'AB',
  A,
  B,
  ...more,
});

/** A wall down to `floor`, and the ground below it. */
export const wall = (colour: Colour, ground: Colour, floor = 52): Svg =>
  rect(-100, -100, 200, 200, 0, colour) +
  rect(-100, floor, 200, 100, 0, ground) +
  rect(-100, floor - 5, 200, 5, 0, tint(colour, 0.6));

/** Sky with a cloud over hills and a meadow. */
export const hills = (sky: Colour = C.nevoa, grass: Colour = C.broto, sun: Colour = C.lampada): Svg =>
  rect(-100, -100, 200, 200, 0, sky) +
  circ(52, -52, 17, sun) +
  at(-48, -46, cloud(0.5)) +
  path('M-100 34 C-66 2 -30 4 -4 22 C24 -6 66 -2 100 24 V100 H-100Z', tint(C.folha, 0.24)) +
  path('M-100 58 C-40 34 40 40 100 54 V100 H-100Z', grass);

/** The assembly's hall with a string of flags. */
export const hall = (floor = 50): Svg =>
  wall(HALL.wall, HALL.floor, floor) +
  rect(-100, floor - 36, 200, 32, 0, HALL.wainscot) +
  rect(-100, floor - 40, 200, 5, 0, C.papel) +
  line('M-100 -66 Q0 -38 100 -66', HALL.floorNear, 2.4) +
  each(FLAGS, (colour, i) => {
    const x = -72 + i * 24;
    return path(`M${x - 8} ${flagY(x)} H${x + 8} L${x} ${flagY(x) + 16}Z`, colour);
  });
const FLAGS: readonly Colour[] = [C.flamboyant, C.ipe, C.folha, C.lagoa, C.jabuticaba, C.ipeRosa, C.flamboyant];
const flagY = (x: number): number => -52 - (x * x) / 500;

/** The neighbourhood's street, with roofs of several colours. */
export const street = (sky: Colour = C.nevoa, road: Colour = C.asfalto): Svg =>
  rect(-100, -100, 200, 200, 0, sky) +
  each(ROW, ([x, top, colour, roof]) => [
    rect(x, top, 46, 90, 0, colour),
    path(`M${x - 5} ${top} H${x + 51} L${x + 42} ${top - 15} H${x + 4}Z`, roof),
    rect(x + 8, top + 14, 11, 15, 2, C.vidro),
    rect(x + 27, top + 14, 11, 15, 2, C.vidro),
  ]) +
  rect(-100, 42, 200, 16, 0, C.calcada) +
  rect(-100, 54, 200, 60, 0, road) +
  line('M-88 78 H-56 M-28 78 H4 M32 78 H64', tint(road, 0.55), 4);
const ROW: readonly (readonly [x: number, top: number, colour: Colour, roof: Colour])[] = [
  [-104, -18, '#FFD98F', C.tijolo],
  [-54, -38, '#A9DCD3', C.barro],
  [-4, -8, '#F7B9A8', C.jabuticaba],
  [46, -28, '#D9C6F5', C.tijolo],
];

/** A dark hall with beams of coloured light from above. */
export const club = (colours: readonly Colour[] = [C.ipeRosa, C.lagoa, C.ipe]): Svg =>
  rect(-100, -100, 200, 200, 0, C.noite) +
  each(colours, (colour, i) => {
    const foot = -70 + (140 * (i + 0.5)) / colours.length;
    return path(`M${foot * 0.3 - 5} -100 H${foot * 0.3 + 5} L${foot + 34} 70 H${foot - 34}Z`, colour, {
      opacity: 0.34,
    });
  }) +
  times(6, (i) =>
    path(`M${-108 + i * 36} 100 L${-72 + i * 24} 56 H${-48 + i * 24} L${-72 + i * 36} 100Z`, nth(TILES, i)),
  ) +
  ell(0, 78, 60, 16, C.branco, { opacity: 0.22 });
const TILES: readonly [Colour, ...Colour[]] = [C.jabuticaba, C.ipeRosa, C.lagoa, C.mel, C.ipeRosa, C.jabuticaba];

/** Rays of light from a point. */
export const rays = (x: number, y: number, colour: Colour, opacity = 0.5): Svg =>
  at(
    x,
    y,
    g(
      times(14, (i) => path('M0 0 L-14 -210 H14Z', colour, { transform: `rotate(${i * (360 / 14) + 6})` })),
      { opacity },
    ),
  );

/** Bits of paper in the air, away from the middle. */
export const papers: Svg = each(
  [
    [-62, -48, C.flamboyant],
    [-40, -68, C.folha],
    [-74, -8, C.jabuticaba],
    [44, -66, C.lagoa],
    [66, -40, C.flamboyant],
    [76, -4, C.folha],
    [-20, -80, C.ipeRosa],
    [22, -80, C.branco],
  ],
  ([x, y, colour], i) => rect(-4, -2.6, 8, 5.2, 1.5, colour, { transform: `translate(${x} ${y}) rotate(${i * 47})` }),
);

/** The top of a table or counter across the whole scene, with its front below. */
export const counter = (y: number, top: Colour, front: Colour): Svg =>
  rect(-100, y, 200, 100, 0, front) + rect(-100, y, 200, 5, 0, shade(front, 0.16)) + rect(-100, y - 9, 200, 11, 0, top);

/** A crown 52 wide, its foot at 0,0. */
export const crown: Svg =
  path('M-24 0 L-28 -26 L-12 -13 L0 -32 L12 -13 L28 -26 L24 0Z', C.ipe, {
    stroke: C.ipe,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  }) +
  path('M6 0 L12 -13 L28 -26 L24 0Z', C.mel) +
  rect(-26, -5, 52, 9, 4, C.mel) +
  circ(0, -1, 3.4, C.flamboyant);

/** A tick in a green disc of radius 10. */
export const tick: Svg = circ(0, 0, 10, C.mata) + at(0, 0, ICON.check, 0.36);

/** Only what is inside a rectangle with round corners. */
export const within = (x: number, y: number, width: number, height: number, radius: number, body: Svg): Svg =>
  clip(rect(x, y, width, height, radius, C.branco), body);
