/** Poses as data: by angles, or by places of hips, neck, palms and ankles. */
import type { Point } from '../core/geometry.ts';
import type { HandShape } from './vocabulary.ts';

/** Joint angles of a limb in degrees: 0 hangs straight down, positive turns to the picture's right. */
export type Bend = readonly [upper: number, bend: number];
/** A pose by angles; limb A is on the left of the picture, B on its right. Gaits and dances are written so. */
export interface AnglePose {
  /** -1 looks left, 1 right */
  readonly turn?: number;
  readonly lean?: number;
  /** tilt of the head, and how far it sinks */
  readonly head?: number;
  readonly headY?: number;
  readonly x?: number;
  /** height over the ground */
  readonly air?: number;
  /** how far the spine bows to the side that the person looks to */
  readonly bow?: number;
  readonly hipTilt?: number;
  readonly shoulderTilt?: number;
  readonly A: Bend;
  readonly B: Bend;
  readonly legA: Bend;
  readonly legB: Bend;
  /** arms that lie before the body: 'A', 'B' or 'AB' */
  readonly front?: string;
  readonly handA?: HandShape | undefined;
  readonly handB?: HandShape | undefined;
  readonly sit?: boolean;
  /** feet roll with the shins */
  readonly run?: boolean;
}
export interface ArmPlace {
  /** where the palm is, in units of the figure */
  readonly to: Point;
  /** side of the elbow */
  readonly bend?: number;
  readonly hand?: HandShape | undefined;
  /** direction of the hand in degrees, 0 right and 90 down; the forearm's own when left out */
  readonly dir?: number | undefined;
  /** lies before the body */
  readonly front?: boolean;
  /** lies over the head */
  readonly over?: boolean;
}
export interface LegPlace {
  /** where the ankle is; one that stands is 15 over the ground */
  readonly to: Point;
  /** side of the knee; -1 is forwards */
  readonly bend?: number;
  /** turn of the foot in degrees, positive with the toes down */
  readonly foot?: number;
}
/**
 * A pose by places: where hips, neck, palms and ankles are, for somebody who looks right. Units of the figure: a grown
 * person is 430 high, feet at y = 0. `near` is the limb on the left of the picture.
 */
export interface PlacePose {
  readonly hip: Point;
  readonly neck: Point;
  readonly bow: number;
  readonly hipTilt: number;
  readonly shoulderTilt: number;
  /** 0 front to 1 side */
  readonly turn: number;
  readonly head: { readonly tilt: number; readonly turn: number; readonly nod?: number };
  readonly near: ArmPlace;
  readonly far: ArmPlace;
  readonly nearLeg: LegPlace;
  readonly farLeg: LegPlace;
  /** how far loose hair lags */
  readonly sway?: Point;
  readonly sit?: boolean;
}
export type Pose = AnglePose | PlacePose;
