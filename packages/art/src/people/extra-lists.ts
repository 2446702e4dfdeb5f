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
