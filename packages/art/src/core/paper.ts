/**
 * Cut paper. Light falls from the upper left: a thing has a lit cut edge there and casts the shadow of its layer to the
 * lower right; what is printed on it has neither. Points are mapped first, so light never turns with a mirrored figure.
 */
import { type Colour, shade, tint } from './colour.ts';
import { apply, applyAll, type Knot, type Map2, type Point, scaleOf } from './geometry.ts';
import { curve, shape, tube } from './outline.ts';
import { clip, line, path, type Svg } from './svg.ts';
import { SHADOW } from './tokens.ts';

/** offset of the lit edge and of a shadow one layer deep, in units of the drawing */
const EDGE: Point = [-1.1, -1.3];
const CAST: Point = [2.9, 4.2];
const EDGE_LIGHT = 0.5;
export const CAST_OPACITY = 0.18;

const move = ([x, y]: Point): string => `translate(${+x.toFixed(1)} ${+y.toFixed(1)})`;
/** how the lit edge of every sheet is moved */
export const EDGE_MOVE = move(EDGE);
const opacityOf = (opacity: number): { opacity: number } | undefined => (opacity === 1 ? undefined : { opacity });

/** A printed shape. */
export const print = (m: Map2, list: readonly Knot[], fill: Colour, opacity = 1): Svg =>
  path(shape(applyAll(m, list)), fill, opacityOf(opacity));
/** A printed line; width in units of the map. */
export const ink = (m: Map2, list: readonly Point[], colour: Colour, width: number, opacity = 1): Svg =>
  line(curve(list.map((p) => apply(m, p))), colour, +(width * scaleOf(m)).toFixed(2), opacityOf(opacity));
/** A printed stroke with a width of its own at each point. */
export const brush = (m: Map2, list: readonly Point[], radii: readonly number[], colour: Colour): Svg =>
  print(m, tube(list, radii), colour);
/** What is inside an outline, given as path data. */
export const inside = (d: string, body: Svg): Svg => (body === '' ? '' : clip(path(d, '#fff'), body));

export interface Sheet {
  /** height above what lies below, in layers: 0 is glued on and casts no shadow, 1 is a sheet */
  readonly lift?: number;
  /** outline that casts the shadow, when it is not the whole one (a limb casts none at its root) */
  readonly cast?: string;
  /** outline of the lit edge, when it is not the whole one; false for none */
  readonly rim?: string | false;
  /** printed on the sheet and cut off at its edge */
  readonly printed?: Svg;
}
/** A sheet of paper from path data: shadow, lit edge, face, and what is printed on it. */
export function paper(d: string, fill: Colour, { lift = 1, cast = d, rim = d, printed = '' }: Sheet = {}): Svg {
  const shadow =
    lift > 0 ? path(cast, SHADOW, { transform: move([CAST[0] * lift, CAST[1] * lift]), opacity: CAST_OPACITY }) : '';
  const edge = rim === false ? '' : path(rim, tint(fill, EDGE_LIGHT), { transform: EDGE_MOVE });
  return shadow + edge + path(d, fill) + inside(d, printed);
}
/** A sheet of paper from points. */
export const sheet = (m: Map2, list: readonly Knot[], fill: Colour, options?: Sheet): Svg =>
  paper(shape(applyAll(m, list)), fill, options);
/** Several outlines as one sheet. */
export const united = (m: Map2, lists: readonly (readonly Knot[])[]): string =>
  lists.map((list) => shape(applyAll(m, list))).join('');
/** The colour of a limb on the far side. */
export const dimmed = (colour: Colour, dim: number): Colour => (dim === 0 ? colour : shade(colour, dim));
