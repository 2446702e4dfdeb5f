/** The words of the rig: what a person may look like, how a person may stand and what a face may say. */
import type { PersonaId } from '@consorcio/rules/vocabulary';
import type { Colour } from '../core/colour.ts';
import type { Point, Svg } from '../core/svg.ts';

export type { PersonaId } from '@consorcio/rules/vocabulary';

export const EXPRESSION_NAMES = [
  'neutro',
  'feliz',
  'radiante',
  'triste',
  'determinado',
  'surpreso',
  'pensativo',
  'sono',
] as const;
export type Expression = (typeof EXPRESSION_NAMES)[number];

export const POSE_NAMES = [
  'parado',
  'acenar',
  'cintura',
  'triste',
  'vitoria',
  'pulo',
  'celebra',
  'garcom',
  'servir',
  'segurar',
  'mostrar',
  'palestra',
  'pensar',
  'sentado',
  'sentadoPalmas',
  'sentadoMao',
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

export type HandShape = 'solta' | 'punho' | 'aberta' | 'aponta' | 'pinca' | 'cabo' | 'bandeja';
export type HairStyle =
  | 'black'
  | 'longo'
  | 'ondulado'
  | 'boina'
  | 'topete'
  | 'curto'
  | 'cacheado'
  | 'chanel'
  | 'rabo'
  | 'trancas'
  | 'coque'
  | 'careca'
  | 'raspado'
  | 'lenco';
export type MouthShape = 'leve' | 'aberta' | 'triste' | 'lado' | 'oh' | 'falaA' | 'falaE' | 'falaO' | 'falaM';
/** limb on the left of the picture (A) or on its right (B) */
export type Side = 'A' | 'B';

export interface Top {
  readonly kind: 'tee' | 'shirt' | 'hoodie' | 'jacket' | 'blazer';
  readonly color: Colour;
  readonly inner?: Colour | undefined;
  readonly stripes?: Colour | undefined;
}
export interface Bottom {
  readonly kind: 'pants' | 'dungaree' | 'shorts' | 'skirt';
  readonly color: Colour;
  readonly suspenders?: Colour | undefined;
}
/** Everything that tells one person from another: only data. */
export interface Person {
  readonly name?: string;
  /** colour of the portrait window */
  readonly bg?: Colour;
  readonly skin: Colour;
  readonly hair: Colour;
  readonly hairStyle: HairStyle;
  readonly brow: Colour;
  readonly top: Top;
  readonly bottom: Bottom;
  readonly shoes: Colour;
  /** width of the body, 0.92 to 1.16 */
  readonly w: number;
  /** how round the belly is, in units of the figure */
  readonly belly?: number;
  readonly old?: boolean;
  readonly lashes?: boolean;
  readonly beard?: boolean;
  readonly moustache?: boolean;
  readonly glasses?: boolean;
  readonly band?: Colour;
  readonly cap?: Colour;
  readonly scarf?: Colour;
  readonly earring?: Colour | undefined;
  readonly phones?: Colour;
  /** leg with a running blade */
  readonly prosthesis?: Side;
}
/** a persona, one of the named extras, somebody of the crowd by number, or a person's data */
export type PersonRef = PersonaId | 'a' | 'b' | 'c' | 'd' | 'e' | `x${number}` | Person;

export type Bend = readonly [upper: number, bend: number];
/** Joint angles in degrees; the head of poses.ts tells what each means. */
export interface Pose {
  readonly turn?: number;
  readonly lean?: number;
  readonly head?: number;
  readonly headY?: number;
  readonly x?: number;
  readonly air?: number;
  readonly A: Bend;
  readonly B: Bend;
  readonly legA: Bend;
  readonly legB: Bend;
  readonly front?: string;
  readonly handA?: HandShape | undefined;
  readonly handB?: HandShape | undefined;
  readonly flexA?: number | undefined;
  readonly flexB?: number | undefined;
  readonly sit?: boolean;
  readonly run?: boolean;
}

export interface SolvedLeg {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** direction of the shin in degrees */
  readonly ang: number;
  readonly foot: number;
  readonly toe: number;
  readonly low: number;
  readonly isBlade: boolean;
  readonly flex: number;
}
export interface SolvedArm {
  readonly sh: Point;
  readonly elbow: Point;
  readonly hand: Point;
  readonly palm: Point;
  readonly ang: number;
  readonly side: number;
}
/** All joints of a person in a pose. */
export interface Joints {
  readonly root: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly legA: SolvedLeg;
  readonly legB: SolvedLeg;
  readonly armA: SolvedArm;
  readonly armB: SolvedArm;
  /** turn, -1 to 1, and its size */
  readonly t: number;
  readonly k: number;
  readonly lean: number;
  readonly hipW: number;
  readonly shW: number;
  readonly torso: number;
  readonly profile: boolean;
  readonly sit: boolean;
}
/** What is drawn on a person at a moment. */
export interface Look {
  readonly expression: Expression;
  /** 0 open to 1 shut */
  readonly blink: number;
  readonly mouth?: MouthShape | undefined;
  readonly apron?: boolean | undefined;
  readonly helmet?: boolean | undefined;
  /** seen from behind */
  readonly back?: boolean | undefined;
  readonly sit?: boolean | undefined;
}
/** Hair around a head. */
export interface Hair {
  readonly back?: Svg;
  readonly front: Svg;
  /** hats; left out under a helmet */
  readonly over?: Svg;
  readonly coversEars?: boolean;
  readonly coversRings?: boolean;
}
