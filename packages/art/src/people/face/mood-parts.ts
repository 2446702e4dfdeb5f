/** What an expression is made of: lids, brows, mouth, gaze and the tilt of the head. */
import type { Point } from '../../core/geometry.ts';

export interface Mouth {
  /** -1 corners down to 1 corners up */
  readonly smile: number;
  readonly open: number;
  /** share by which it is wider or narrower than at rest */
  readonly wide: number;
  readonly teeth: boolean;
  readonly skew: number;
  readonly drop: number;
}
export interface Mood {
  /** upper lids, 0 shut */
  readonly open: readonly [near: number, far: number];
  /** lower lid pushed up by the cheek */
  readonly squeeze: number;
  /** lift of the brows' ends */
  readonly brow: readonly [innerNear: number, outerNear: number, innerFar: number, outerFar: number];
  readonly mouth: Mouth;
  readonly gaze: Point;
  /** what the head adds to the pose: degrees, and units downwards */
  readonly tilt: number;
  readonly nod: number;
  readonly warm: number;
  readonly hasTears: boolean;
  readonly sweats: boolean;
}
type Own = Partial<Omit<Mood, 'mouth'>> & { readonly mouth: Partial<Mouth> };
export const mood = ({ mouth, ...own }: Own): Mood => ({
  open: [0.92, 0.92],
  squeeze: 0.1,
  brow: [0, 0, 0, 1],
  gaze: [0, 0],
  tilt: 0,
  nod: 0,
  warm: 0,
  hasTears: false,
  sweats: false,
  ...own,
  mouth: { smile: 0, open: 0, wide: 0, teeth: true, skew: 0, drop: 0, ...mouth },
});
