/**
 * A hand: palm, four fingers of three bones, thumb of two. Each finger is its own strip of paper, and the strip below it
 * shows as a thin darker seam, so fingers can be distinguished without outlines.
 */
import { type Colour, shade, tint } from '../../core/colour.ts';
import { apply, applyAll, type Knot, type Map2, type Point, points, scaleOf, step } from '../../core/geometry.ts';
import { shape, tube } from '../../core/outline.ts';
import { ink, paper, print, united } from '../../core/paper.ts';
import { each, path, type Svg } from '../../core/svg.ts';
import type { HandShape } from '../vocabulary.ts';
import type { Finger, Recipe } from './hand-parts.ts';
import { RECIPES } from './recipes.ts';

export interface HandOptions {
  readonly skin: Colour;
  readonly nails?: Colour | undefined;
  readonly lift?: number;
}
/** Where a hand of this shape touches things, in units of the hand. */
export const gripOf = (hand: HandShape): Point => RECIPES[hand].grip;

const FULL_FINGER = 15.5;
const strip = ([base, bones, length, r]: Finger): { outline: readonly Knot[]; tip: Point; dir: number } => {
  const first = step(base, bones[0], length * 0.42);
  const second = step(first, bones[1], length * 0.32);
  const tip = step(second, bones[2], length * 0.26);
  return { outline: tube([base, first, second, tip], [r, r * 1.02, r * 0.98, r * 0.82]), tip, dir: bones[2] };
};
const thumbStrip = ([base, bones, length, r]: Recipe['thumb']): { outline: readonly Knot[]; tip: Point } => {
  const first = step(base, bones[0], length * 0.55);
  const tip = step(first, bones[1], length * 0.45);
  return { outline: tube([step(base, bones[0], -5), base, first, tip], [r * 0.8, r * 1.1, r, r * 0.8]), tip };
};
/** lights on the bent joints of a closed hand */
const knuckles = (m: Map2, list: readonly Finger[], light: Colour): Svg =>
  each(
    list.filter(([, bones]) => Math.abs(bones[1] - bones[0]) > 80),
    ([base, bones]) => {
      const p = step(base, bones[0], 3);
      return ink(m, [step(p, bones[0] - 90, 1.2), step(p, bones[0] + 90, 1.2)], light, 1.5);
    },
  );

/** A hand on the map of its wrist: what lies behind a held thing, what lies over it, and where it is held. */
export function hand(m: Map2, kind: HandShape, { skin, nails, lift = 0.5 }: HandOptions) {
  const recipe = RECIPES[kind];
  const seam = shade(skin, 0.3);
  const px = scaleOf(m);
  const under = (list: readonly Knot[]): Svg =>
    path(shape(applyAll(m, list).map(([x, y, c = 0]): Knot => [x + 0.75 * px, y + 1.05 * px, c])), seam);
  const nail = (tip: Point, dir: number, r: number): Svg =>
    nails === undefined
      ? ''
      : print(m, tube([step(tip, dir, -2), step(tip, dir, 1.4)], [r * 0.52, r * 0.42], { per: 1 }), nails);
  const finger = (f: Finger): Svg => {
    const { outline, tip, dir } = strip(f);
    return under(outline) + print(m, outline, skin) + (f[2] > FULL_FINGER ? nail(tip, dir, f[3]) : '');
  };
  const thumbShape = thumbStrip(recipe.thumb);
  const thumb =
    (recipe.thumbLies === 'behind' ? '' : under(thumbShape.outline)) +
    print(m, thumbShape.outline, skin) +
    nail(thumbShape.tip, recipe.thumb[1][1], recipe.thumb[3]);
  const front = recipe.front ?? [];
  const whole = [
    ...recipe.fingers.map((f) => strip(f).outline),
    recipe.palm,
    ...(recipe.thumbLies === 'front' ? [] : [thumbShape.outline]),
  ];
  const back =
    paper(united(m, whole), skin, { lift }) +
    (recipe.thumbLies === 'behind' ? thumb : '') +
    each(recipe.fingers, finger) +
    print(m, recipe.palm, skin) +
    print(m, tube(points`-9,0 4,0`, [7.6, 8], { per: 1 }), skin) +
    each(recipe.lines ?? [], (l) => ink(m, l, shade(skin, 0.2), 1.3)) +
    (recipe.thumbLies === 'over' ? thumb : '');
  return {
    back,
    front: each(front, finger) + knuckles(m, front, tint(skin, 0.26)) + (recipe.thumbLies === 'front' ? thumb : ''),
    grip: apply(m, recipe.grip),
  };
}
