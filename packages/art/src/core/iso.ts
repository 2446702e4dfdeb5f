/**
 * 2:1 city drawing. World axes: x goes down-right, y goes down-left, z goes up.
 * Light comes from the upper left: top = lightest, left face = base, right face = shade.
 * onLeft / onRight / onTop return a transform in which 40 local units = 1 world unit, so that
 * windows, doors and letters are drawn flat and land on the wall in perspective.
 */
import { type Colour, shade, tint } from './colour.ts';
import { type IsoView, makeProjection } from './projection.ts';
import { type Attributes, ell, g, type Parts, type Point, poly, type Svg } from './svg.ts';
import { SHADOW } from './tokens.ts';

export type Corner = readonly [x: number, y: number, z: number];
export interface BoxFaces {
  readonly top?: Colour;
  readonly left?: Colour;
  readonly right?: Colour;
}
export type Iso = ReturnType<typeof makeIso>;

/** A board that lies along x: its corners from one edge, a place [y, z], to the other. */
export const alongX = (x0: number, x1: number, [y0, z0]: Point, [y1, z1]: Point): readonly Corner[] => [
  [x0, y0, z0],
  [x1, y0, z0],
  [x1, y1, z1],
  [x0, y1, z1],
];
/** A board that lies along y: its corners from one edge, a place [x, z], to the other. */
export const alongY = (y0: number, y1: number, [x0, z0]: Point, [x1, z1]: Point): readonly Corner[] => [
  [x0, y0, z0],
  [x0, y1, z0],
  [x1, y1, z1],
  [x1, y0, z1],
];

/** local units of a wall drawing in one world unit */
const U = 40;

/** Drawing functions of one view of the town; all take world units. */
export function makeIso(view: IsoView = {}) {
  const { S, Z, P } = makeProjection(view);
  const m = (a: number, b: number, c: number, d: number, [e, f]: Point) => ({
    transform: `matrix(${[a, b, c, d, e, f].map((v) => +v.toFixed(3)).join(' ')})`,
  });
  const I = {
    S,
    Z,
    P,
    face: (fill: Colour, pts: readonly Corner[], o?: Attributes) =>
      poly(
        pts.map((corner) => P(...corner)),
        fill,
        o,
      ),
    /** rectangle that lies at height z, with its far corner at x,y */
    flat: (x: number, y: number, w: number, d: number, z: number, fill: Colour, o?: Attributes): Svg =>
      I.face(fill, alongX(x, x + w, [y, z], [y + d, z]), o),
    onLeft: (x: number, y: number, zTop: number, body: Parts) => g(body, m(S / U, S / 2 / U, 0, Z / U, P(x, y, zTop))),
    onRight: (x: number, y: number, zTop: number, body: Parts) =>
      g(body, m(S / U, -S / 2 / U, 0, Z / U, P(x, y, zTop))),
    onTop: (x: number, y: number, z: number, body: Parts) =>
      g(body, m(S / U, S / 2 / U, -S / U, S / 2 / U, P(x, y, z))),
    at: (x: number, y: number, z: number, body: Parts, s = 1) => {
      const [a, b] = P(x, y, z);
      return g(body, { transform: `translate(${a.toFixed(1)} ${b.toFixed(1)}) scale(${s})` });
    },
    /** box with corner x,y,z, sizes w (along x), d (along y), h (up) */
    box: (x: number, y: number, z: number, w: number, d: number, h: number, c: Colour, o: BoxFaces = {}) => {
      const top = o.top ?? tint(c, 0.34),
        left = o.left ?? c,
        right = o.right ?? shade(c, 0.2);
      return (
        I.face(left, alongX(x, x + w, [y + d, z], [y + d, z + h])) +
        I.face(right, alongY(y + d, y, [x + w, z], [x + w, z + h])) +
        I.face(top, alongX(x, x + w, [y, z + h], [y + d, z + h]))
      );
    },
    /** flat parapet roof: rim and sunken floor */
    roof: (x: number, y: number, z: number, w: number, d: number, c: Colour, t = 0.16) =>
      I.face(tint(c, 0.45), alongX(x, x + w, [y, z], [y + d, z])) +
      I.face(shade(c, 0.22), alongX(x + t, x + w - t, [y + t, z], [y + d - t, z])) +
      I.face(shade(c, 0.08), alongX(x + t, x + w - t - 0.3, [y + t + 0.3, z], [y + d - t, z])),
    /** gable roof, ridge along x */
    gable: (x: number, y: number, z: number, w: number, d: number, h: number, c: Colour, wall: Colour, e = 0.18) =>
      I.face(tint(c, 0.12), alongX(x - e, x + w + e, [y + 0.05, z + 0.12], [y + d / 2, z + h])) +
      I.face(shade(wall, 0.2), [
        [x + w, y + d, z],
        [x + w, y, z],
        [x + w, y + d / 2, z + h * 0.92],
      ]) +
      I.face(c, alongX(x - e, x + w + e, [y + d + e, z - 0.08], [y + d / 2, z + h])) +
      // the barge board runs down both slopes, so that the far eave ends blunt
      I.face(shade(c, 0.34), [
        [x + w + e, y + d + e, z - 0.08],
        [x + w + e, y + d / 2, z + h],
        [x + w + e, y + 0.05, z + 0.12],
        [x + w + e, y + 0.05, z - 0.06],
        [x + w + e, y + d / 2, z + h - 0.16],
        [x + w + e, y + d + e, z - 0.24],
      ]),
    shadow: (x: number, y: number, w: number, d: number, h: number) => {
      const k = h * 0.55;
      return I.face(
        SHADOW,
        [
          [x, y + d, 0],
          [x + w, y + d, 0],
          [x + w + k, y + d - k, 0],
          [x + w + k, y - k, 0],
          [x + k, y - k, 0],
          [x, y, 0],
        ],
        { opacity: 0.17 },
      );
    },
    blob: (x: number, y: number, r: number) => {
      const [a, b] = P(x, y, 0);
      return ell(a + r * S * 0.35, b, r * S, r * S * 0.5, SHADOW, { opacity: 0.17 });
    },
  };
  return I;
}
