import type { Map2, Point } from '../../core/geometry.ts';
import type { Person } from '../person.ts';
import type { Leg } from './leg.ts';
import type { Spine } from './spine.ts';

/** What every part of a body needs to know. */
export interface BodyFrame {
  readonly m: Map2;
  readonly person: Person;
  readonly spine: Spine;
  /** turn, 0 front to 1 side */
  readonly q: number;
  readonly near: Leg;
  readonly far: Leg;
  readonly isSeated: boolean;
  readonly isBack: boolean;
  readonly sway: Point;
  readonly bladeLeg: Leg | undefined;
}
