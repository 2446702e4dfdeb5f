/** What a drawing of a person can be asked for. */
import type { Point } from '../core/geometry.ts';
import type { Svg } from '../core/svg.ts';
import type { Person } from './person.ts';
import type { Pose } from './pose-places.ts';
import type { Expression, HandShape, MouthShape, PersonRef, PoseName } from './vocabulary.ts';

export interface FigureOptions {
  readonly persona?: PersonRef | undefined;
  readonly pose?: PoseName | Pose | undefined;
  readonly expression?: Expression | undefined;
  /** looks left: the pose is mirrored, light and shadow stay */
  readonly flip?: boolean | undefined;
  readonly apron?: boolean | undefined;
  readonly helmet?: boolean | undefined;
  /** drawn behind the back, for somebody who faces right */
  readonly bag?: Svg | undefined;
  /** ellipse on the ground; on when left out */
  readonly shadow?: boolean | undefined;
  /** seen from behind */
  readonly back?: boolean | undefined;
  /** only what a bust shows: no legs, nothing on the ground */
  readonly bust?: boolean | undefined;
  /** px of the picture to a unit of the figure: people who are shown small have less to load; left out for a close picture */
  readonly scale?: number | undefined;
  /** things drawn at the palm, between fingers and thumb; A is the left hand of a picture that looks right */
  readonly props?: { readonly handA?: Svg; readonly handB?: Svg } | undefined;
  readonly hands?: { readonly A?: HandShape; readonly B?: HandShape } | undefined;
  /** where the eyes look: -1 to 1 each way */
  readonly gaze?: Point | undefined;
  /** seconds: makes the person breathe and blink; the same t gives the same picture */
  readonly t?: number | undefined;
  readonly talking?: boolean | undefined;
  /** keeps two people from blinking together */
  readonly seed?: number | undefined;
  readonly blink?: number | undefined;
  readonly mouth?: MouthShape | undefined;
}
/** A drawn person and the places that a scene needs, in units of the drawing. */
export interface Figure {
  readonly body: Svg;
  /** The eyes alone, to be laid over the same person with other eyes. */
  readonly eyes: Svg;
  readonly head: Point;
  readonly hands: { readonly A: Point; readonly B: Point };
  readonly persona: Person;
}
