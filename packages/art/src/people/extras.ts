/**
 * The crowd: extra(n) is always the same person for the same n. Lists of different lengths are walked with different
 * strides, so neighbours differ in skin, hair and clothes, and no two of the first 48 look alike.
 */
import type { Colour } from '../core/colour.ts';
import { nth } from '../core/nth.ts';
import { sequence } from '../core/random.ts';
import { PALETTE as C } from '../core/tokens.ts';
import {
  CLOTH,
  DARK_HAIR,
  GREY_HAIR,
  GROUNDS,
  IRISES,
  LEGS,
  LIPS,
  SKINS,
  STYLES,
  TOPS,
  WARM_HAIR,
  WIDTHS,
} from './extra-lists.ts';
import { build, type Face, type Person } from './person.ts';

/** Somebody's own face: every measure is drawn, so that no two are alike. */
function face(chance: () => number, { hasLashes, isOld, brow, beard, moustache, glasses }: Looks, n: number): Face {
  const from = (low: number, high: number): number => +(low + (high - low) * chance()).toFixed(1);
  return {
    cheek: from(43, 49),
    jaw: hasLashes ? from(32, 41) : from(34, 43),
    chin: hasLashes ? from(10, 16) : from(12, 21),
    chinY: from(51, 60),
    brow: from(42, 45),
    eye: {
      x: from(18.2, 20.5),
      y: from(-5, -2),
      w: from(9.2, 11.6),
      h: from(7, 9.4),
      tilt: from(-1.4, 2.6),
      lash: hasLashes ? 2 : 0,
      hood: isOld ? 0.7 : from(0, 0.5),
      iris: nth(IRISES, n * 3),
    },
    brows: {
      thick: hasLashes ? from(2.2, 3.2) : from(3.2, 4.6),
      arch: from(1, 6),
      lift: from(-1, 3),
      slope: from(-2, 2),
      length: from(10.5, 12.5),
      colour: brow,
    },
    nose: {
      y: from(13, 18),
      len: from(9, 21),
      w: from(6.6, 11.4),
      ball: from(4.8, 8),
      bridge: from(2.2, 3.4),
      bump: from(0, 2),
    },
    mouth: { y: from(30, 35), w: from(13, 16), full: hasLashes ? from(0.5, 1) : from(0, 0.6), lip: nth(LIPS, n * 3) },
    ear: from(0.9, 1.2),
    wrinkles: isOld,
    dimples: chance() < 0.3,
    freckles: chance() < 0.18,
    beard,
    moustache,
    glasses,
  };
}
interface Looks {
  readonly hasLashes: boolean;
  readonly isOld: boolean;
  readonly brow: Colour;
  readonly beard: Colour | undefined;
  readonly moustache: 'broad' | 'thin' | undefined;
  readonly glasses: Colour | undefined;
}
/** Somebody of the crowd; n is 0 or more, and the first 48 all differ. */
export function extra(n: number): Person {
  const chance = sequence(n * 97 + 13);
  const [hairStyle, looks] = nth(STYLES, n);
  const isOld = hairStyle === 'careca' || hairStyle === 'boina' ? chance() < 0.8 : chance() < 0.22;
  const skin = nth(SKINS, n * 4);
  const isPale = SKINS.indexOf(skin) % 2 === 1;
  const hair = isOld ? nth(GREY_HAIR, n) : isPale && chance() < 0.6 ? nth(WARM_HAIR, n) : nth(DARK_HAIR, n);
  const colour = nth(CLOTH, n * 5);
  const other = nth(CLOTH, n * 5 + 3);
  const hasLashes = looks === 'l';
  const hasBeard = !hasLashes && chance() < 0.4;
  const width = nth(WIDTHS, n);
  const own: Looks = {
    hasLashes,
    isOld,
    brow: isOld ? '#9B90AC' : hair,
    beard: hasBeard ? hair : undefined,
    moustache: !hasLashes && !hasBeard && isOld ? 'broad' : undefined,
    glasses: chance() < 0.3 ? '#4A3A6E' : undefined,
  };
  const isSkirt = hasLashes && n % 3 === 1;
  return {
    skin,
    hair,
    hairStyle,
    isOld,
    build: build({
      height: 0.92 + 0.13 * chance(),
      shoulder: 47 * width,
      chest: 37 * width,
      waist: 32 * width,
      hip: (hasLashes ? 39 : 35) * width,
      belly: n % 6 === 4 ? 11 : isOld ? 6 : 0,
      arm: 0.5 + 0.5 * width,
      leg: 0.5 + 0.5 * width,
    }),
    face: face(chance, own, n),
    top: { kind: nth(TOPS, n * 3), colour, inner: other, stripes: n % 7 === 3 ? other : undefined },
    bottom: { kind: isSkirt ? 'skirt' : 'pants', colour: nth(LEGS, n) },
    shoe: n % 2 ? { kind: 'sneaker', colour: '#F7F1FF' } : { kind: 'shoe', colour: '#5B3A34' },
    band: other,
    cap: other,
    bg: nth(GROUNDS, n),
    earring: hasLashes && n % 2 ? C.ipe : undefined,
  };
}
