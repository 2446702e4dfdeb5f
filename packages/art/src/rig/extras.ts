/**
 * The crowd: extra(n) is always the same person for the same n. Lists of different lengths are walked with different
 * strides, so neighbours differ in skin, hair and clothes, and no two of the first 48 look alike.
 */

import type { Colour } from '../core/colour.ts';
import { nth } from '../core/nth.ts';
import { sequence } from '../core/random.ts';
import { PALETTE as C } from '../core/tokens.ts';
import type { HairStyle, Person, Top } from './vocabulary.ts';

type Colours = readonly [Colour, ...Colour[]];
type TopKind = Top['kind'];
/** l: lashes and earrings, m: beard possible */
type StyleEntry = readonly [HairStyle, 'l' | 'm'];

const SKINS: Colours = [
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
const DARK_HAIR: Colours = ['#241726', '#33202F', '#2A1B33', '#3B2A4A'],
  WARM_HAIR: Colours = ['#5A3A33', '#7A4A32', '#B5502F', '#D9A24E'],
  GREY_HAIR: Colours = ['#D9D3E0', '#B9B0C6', '#EDE7F2'];
const CLOTH: Colours = [
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
const LEGS: Colours = ['#44527F', '#7A5A48', C.noite, C.carbono, C.barro, '#3F6C7A'];
const STYLES: readonly [StyleEntry, ...StyleEntry[]] = [
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
const TOPS: readonly [TopKind, ...TopKind[]] = ['tee', 'shirt', 'tee', 'hoodie', 'shirt', 'jacket', 'tee'];
const WIDTHS = [0.94, 1.1, 0.98, 1.04, 1.16, 0.92] as const;
const GROUNDS: Colours = [C.ceu, C.ipe, C.ipeRosa, C.broto, '#9C86E0'];

/** Somebody of the crowd; n is 0 or more, and the first 48 all differ. */
export function extra(n: number): Person {
  const chance = sequence(n * 97 + 13);
  const [hairStyle, looks] = nth(STYLES, n);
  const old = hairStyle === 'careca' || hairStyle === 'boina' ? chance() < 0.8 : chance() < 0.22;
  const skin = nth(SKINS, n * 4);
  const pale = SKINS.indexOf(skin) % 2 === 1;
  const hair = old ? nth(GREY_HAIR, n) : pale && chance() < 0.6 ? nth(WARM_HAIR, n) : nth(DARK_HAIR, n);
  const color = nth(CLOTH, n * 5);
  const other = nth(CLOTH, n * 5 + 3);
  const beard = looks === 'm' && chance() < 0.4;
  return {
    skin,
    hair,
    hairStyle,
    brow: old ? '#9B90AC' : hair,
    old,
    top: { kind: nth(TOPS, n * 3), color, inner: other, stripes: n % 7 === 3 ? other : undefined },
    bottom: { kind: looks === 'l' && n % 3 === 1 ? 'skirt' : 'pants', color: nth(LEGS, n) },
    shoes: n % 2 ? '#F7F1FF' : '#5B3A34',
    band: other,
    cap: other,
    scarf: other,
    w: nth(WIDTHS, n),
    belly: n % 6 === 4 ? 8 : old ? 4 : 0,
    bg: nth(GROUNDS, n),
    lashes: looks === 'l',
    earring: looks === 'l' && n % 2 ? C.ipe : undefined,
    beard,
    moustache: looks === 'm' && !beard && old,
    glasses: chance() < 0.3,
  };
}
