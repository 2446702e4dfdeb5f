/** What the crowd is made of: skins, hair, clothes, builds. */
import type { Colour } from '../core/colour.ts';
import { PALETTE as C } from '../core/tokens.ts';
import type { HairStyle, Top } from './person.ts';

type Colours = readonly [Colour, ...Colour[]];
type TopKind = Top['kind'];
/** l: lashes and earrings, m: beard possible */
type StyleEntry = readonly [HairStyle, 'l' | 'm'];
export const SKINS: Colours = [
  '#5F3828',
  '#F3C49E',
  '#8A5236',
  '#E3A877',
  '#7B482F',
  '#F5CBA8',
  '#B37148',
  '#F0BE90',
  '#C98557',
];
export const DARK_HAIR: Colours = ['#241726', '#33202F', '#2A1B33', '#3B2A4A'];
export const WARM_HAIR: Colours = ['#5A3A33', '#7A4A32', '#B5502F', '#D9A24E'];
export const GREY_HAIR: Colours = ['#D9D3E0', '#B9B0C6', '#EDE7F2'];
export const CLOTH: Colours = [
  C.ipe,
  C.lagoa,
  C.flamboyant,
  C.folha,
  C.jabuticaba,
  C.ipeRosa,
  C.mar,
  '#FFF1DC',
  C.mel,
  '#BFE4F5',
  C.mata,
  '#CDEBD0',
];
export const LEGS: Colours = ['#44527F', '#7A5A48', C.noite, C.carbono, C.barro, '#3F6C7A'];
export const STYLES: readonly [StyleEntry, ...StyleEntry[]] = [
  ['curto', 'm'],
  ['longo', 'l'],
  ['cacheado', 'm'],
  ['coque', 'l'],
  ['careca', 'm'],
  ['black', 'l'],
  ['lenco', 'l'],
  ['topete', 'm'],
  ['chanel', 'l'],
  ['raspado', 'm'],
  ['trancas', 'l'],
  ['boina', 'm'],
  ['rabo', 'l'],
  ['ondulado', 'l'],
];
export const TOPS: readonly [TopKind, ...TopKind[]] = ['tee', 'shirt', 'tee', 'hoodie', 'shirt', 'jacket', 'tee'];
export const WIDTHS = [0.94, 1.1, 0.98, 1.04, 1.16, 0.92] as const;
export const GROUNDS: Colours = [C.ceu, C.ipe, C.ipeRosa, C.broto, '#9C86E0'];
export const IRISES: Colours = ['#3B1F23', '#2C1A20', '#5A3A22', '#4F6B4A', '#24141A'];
export const LIPS: Colours = ['#A9473F', '#B4483F', '#9C4038', '#C4655A'];
export const RIMS: Colours = ['#4A3A6E', C.brasa, '#2C1A20', C.mar];

/* Kinds of faces, in units of the head (person.ts). */

type Kinds<Measures> = readonly [Measures, ...Measures[]];
/** cheekbone, jaw, chin, its height: round, long, square, heart, oval, broad */
export const OUTLINES: Kinds<readonly [number, number, number, number]> = [
  [50, 43, 20, 51],
  [42, 35, 13, 63],
  [46, 45, 24, 56],
  [48, 32, 9, 57],
  [44, 37, 15, 59],
  [51, 45, 17, 56],
  [45, 33, 18, 61],
];
/** width, height, tilt, hood: round, narrow, almond, small, deep */
export const EYES: Kinds<readonly [number, number, number, number]> = [
  [11.8, 10.4, 0.6, 0],
  [10.8, 6, -1.4, 0.5],
  [12.4, 7.6, 3.8, 0.2],
  [8.6, 7.8, 0, 0.1],
  [10.6, 7.2, -2.6, 0.6],
  [11.2, 8.8, 2, 0],
];
/** height, length, width, tip, bump: button, broad, long, bulb, humped, small and flat */
export const NOSES: Kinds<readonly [number, number, number, number, number]> = [
  [13, 9, 6.2, 5, 0],
  [16, 14, 13.4, 8.6, 0],
  [18, 24, 7.2, 5.4, 0.6],
  [15, 15, 10, 9.6, 0.4],
  [18, 22, 9, 6.6, 3],
  [14, 11, 10.4, 5.4, 0],
  [16, 19, 11.8, 7, 1.4],
];
/** width, fullness, how far a smile opens: small and full, wide, narrow and shut, full and open, calm */
export const MOUTHS: Kinds<readonly [number, number, number]> = [
  [10.6, 0.9, 0],
  [18, 0.5, 1.5],
  [13.4, 0.2, 0],
  [15.6, 1, 1],
  [12.2, 0.6, 0.5],
];
/** how a head is carried: degrees turned further and tilted */
export const CARRIAGES: Kinds<readonly [number, number]> = [
  [-14, -4],
  [7, 0],
  [11, 3],
  [-7, 6],
  [9, -6],
  [0, 2],
  [12, -2],
  [-16, 0],
];
