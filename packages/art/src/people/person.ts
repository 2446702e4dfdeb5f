/** Everything that distinguishes one person from another: only data. */
import type { Colour } from '../core/colour.ts';

/** Half widths and lengths of a body in units of the figure; `arm`, `leg`, `head` and `height` are shares of the usual. */
export interface Build {
  readonly height: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly belly: number;
  readonly arm: number;
  readonly leg: number;
  readonly head: number;
}
/** A face of its own, in units of the head: 0,0 is its middle, y runs down. */
export interface Face {
  /** half widths of cheekbone, jaw corner, chin and forehead, and the height of the chin */
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly chinY: number;
  readonly brow: number;
  readonly eye: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly tilt: number;
    readonly lash: number;
    readonly hood: number;
    readonly iris: Colour;
  };
  readonly brows: {
    readonly thick: number;
    readonly arch: number;
    readonly lift: number;
    readonly slope: number;
    readonly length: number;
    readonly colour: Colour;
    readonly isBushy?: boolean;
  };
  readonly nose: {
    readonly y: number;
    readonly len: number;
    readonly w: number;
    readonly ball: number;
    readonly bridge: number;
    readonly bump?: number;
  };
  readonly mouth: {
    readonly y: number;
    readonly w: number;
    readonly full: number;
    readonly lip: Colour;
    /** how far a smile opens, as a share of the usual: 0 keeps the lips together */
    readonly grin?: number;
  };
  readonly ear: number;
  readonly freckles?: boolean | undefined;
  readonly mole?: readonly [x: number, y: number];
  readonly dimples?: boolean | undefined;
  /** gap between the front teeth */
  readonly gap?: boolean;
  readonly wrinkles?: boolean | undefined;
  readonly moustache?: 'broad' | 'thin' | undefined;
  /** shadow of a shaved beard, and a grown one */
  readonly stubble?: Colour;
  readonly beard?: Colour | undefined;
  readonly glasses?: Colour | undefined;
}
export const HAIR_STYLES = [
  'black',
  'longo',
  'ondulado',
  'boina',
  'topete',
  'curto',
  'cacheado',
  'chanel',
  'rabo',
  'trancas',
  'coque',
  'careca',
  'raspado',
  'lenco',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

export interface Top {
  readonly kind: 'tee' | 'shirt' | 'hoodie' | 'jacket' | 'blazer' | 'polo' | 'dress' | 'blouse';
  readonly colour: Colour;
  readonly inner?: Colour | undefined;
  readonly stripes?: Colour | undefined;
  readonly flowers?: Colour;
  readonly apron?: Colour | undefined;
}
export interface Bottom {
  readonly kind: 'pants' | 'dungaree' | 'shorts' | 'skirt';
  readonly colour: Colour;
  /** width of the trouser legs, 1 is usual */
  readonly cut?: number;
  readonly braces?: Colour;
  readonly cuff?: Colour;
}
export interface Shoe {
  readonly kind: 'sneaker' | 'shoe' | 'sandal';
  readonly colour: Colour;
  readonly sock?: Colour;
}
export interface Person {
  readonly name?: string;
  /** colour of the portrait window */
  readonly bg?: Colour;
  readonly skin: Colour;
  readonly hair: Colour;
  readonly hairStyle: HairStyle;
  readonly build: Build;
  readonly face: Face;
  /** how the head is carried, whatever the pose: degrees turned further aside and tilted; a portrait may look left */
  readonly carriage?: { readonly turn: number; readonly tilt: number; readonly looksLeft: boolean };
  readonly top: Top;
  readonly bottom: Bottom;
  readonly shoe: Shoe;
  /** hair band, turban or hair tie */
  readonly band?: Colour;
  readonly cap?: Colour;
  readonly phones?: Colour;
  readonly earring?: Colour | undefined;
  readonly watch?: Colour;
  readonly nails?: Colour | undefined;
  /** right leg with a running blade */
  readonly hasBlade?: boolean;
}
export const hasLongSleeves = ({ kind }: Top): boolean => kind === 'hoodie' || kind === 'jacket' || kind === 'blazer';
/** A usual body with what is different about this one. */
export const build = (own: Partial<Build> = {}): Build => ({
  height: 1,
  shoulder: 48,
  chest: 37,
  waist: 31,
  hip: 36,
  belly: 0,
  arm: 1,
  leg: 1,
  head: 1,
  ...own,
});
