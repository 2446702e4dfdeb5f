/** The words of the people: how somebody may stand, what a face may say, what a hand may do. */
import type { PersonaId } from '@consorcio/rules/vocabulary';
import type { Point } from '../core/geometry.ts';
import type { Person } from './person.ts';

export type { PersonaId } from '@consorcio/rules/vocabulary';
export type { Person } from './person.ts';

export const EXPRESSION_NAMES = [
  'neutro',
  'feliz',
  'radiante',
  'emocionado',
  'surpreso',
  'determinado',
  'pensativo',
  'maroto',
  'preocupado',
  'triste',
  'sono',
  'aliviado',
] as const;
export type Expression = (typeof EXPRESSION_NAMES)[number];

export const POSE_NAMES = [
  'parado',
  'acenar',
  'cintura',
  'joia',
  'fone',
  'triste',
  'vitoria',
  'pulo',
  'celebra',
  'palmas',
  'garcom',
  'servir',
  'segurar',
  'mostrar',
  'palestra',
  'pensar',
  'sentado',
  'sentadoPalmas',
  'sentadoMao',
  'banco',
  'danca0',
  'dancaE',
  'dancaD',
  'dancaC',
  'dancaB',
  'corre0',
  'corre1',
  'corre2',
  'corre3',
  'corre4',
  'corre5',
  'anda0',
  'anda1',
  'anda2',
  'anda3',
  'anda4',
  'anda5',
] as const;
export type PoseName = (typeof POSE_NAMES)[number];

export const HAND_SHAPES = [
  'solta',
  'aberta',
  'punho',
  'palma',
  'aponta',
  'pinca',
  'segura',
  'concha',
  'joia',
] as const;
export type HandShape = (typeof HAND_SHAPES)[number];
/** mouths of somebody who speaks */
export type MouthShape = 'falaA' | 'falaE' | 'falaO' | 'falaM';

/** a persona, one of the cast, somebody of the crowd by number, or a person's data */
export type PersonRef = PersonaId | 'a' | 'b' | 'c' | 'd' | 'e' | `x${number}` | Person;

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
