/**
 * The crowd: extra(n) is always the same person for the same n. Lists of different lengths are walked with different
 * strides, so neighbours differ in skin, hair and clothes, and no two of the first 48 look alike.
 */
import type { Colour } from '../core/colour.ts';
import { sequence } from '../core/random.ts';
import { nth } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import * as lists from './extra-lists.ts';
import { build, type Face, type Person } from './person.ts';

/** Somebody's own face: outline, eyes, nose and mouth each of another kind than the neighbour's, then a little off it. */
function face(chance: () => number, { hasLashes, isOld, brow, beard, moustache, glasses }: Looks, n: number): Face {
  const about = (value: number, share = 0.05): number => +(value * (1 - share + 2 * share * chance())).toFixed(1);
  const from = (low: number, high: number): number => +(low + (high - low) * chance()).toFixed(1);
  const [cheek, jaw, chin, chinY] = nth(lists.OUTLINES, n * 3);
  const [eyeWidth, eyeHeight, tilt, hood] = nth(lists.EYES, n * 5 + 1);
  const [noseY, noseLength, noseWidth, ball, bump] = nth(lists.NOSES, n * 2 + 1);
  const [mouthWidth, full, grin] = nth(lists.MOUTHS, n * 3 + 2);
  const narrower = hasLashes ? 0.94 : 1;
  return {
    cheek: about(cheek, 0.02),
    jaw: about(jaw * narrower),
    chin: about(chin * narrower),
    chinY: about(chinY, 0.02),
    brow: from(41, 45),
    eye: {
      x: from(18.2, 20.5),
      y: from(-6, -1),
      w: about(eyeWidth),
      h: about(eyeHeight),
      tilt: about(tilt),
      lash: hasLashes ? 2 : 0,
      hood: isOld ? 0.7 : hood,
      iris: nth(lists.IRISES, n * 3),
    },
    brows: {
      thick: hasLashes ? from(2, 3.6) : from(3, 6.4),
      arch: from(0, 8),
      lift: from(-2, 5),
      slope: from(-4, 4),
      length: from(9.5, 13.5),
      colour: brow,
      isBushy: isOld && !hasLashes,
    },
    nose: {
      y: about(noseY),
      len: about(noseLength),
      w: about(noseWidth),
      ball: about(ball),
      bridge: from(2.2, 3.6),
      bump,
    },
    mouth: {
      y: from(29, 35),
      w: about(mouthWidth),
      full: hasLashes ? full : full * 0.6,
      lip: nth(lists.LIPS, n * 3),
      grin,
    },
    ear: from(0.8, 1.35),
    wrinkles: isOld,
    dimples: chance() < 0.3,
    freckles: chance() < 0.22,
    gap: n % 9 === 5,
    ...(n % 8 === 2 ? { mole: [22, 24] as const } : {}),
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
  const [hairStyle, looks] = nth(lists.STYLES, n);
  const isOld = hairStyle === 'careca' || hairStyle === 'boina' ? chance() < 0.8 : chance() < 0.22;
  const skin = nth(lists.SKINS, n * 4);
  const isPale = lists.SKINS.indexOf(skin) % 2 === 1;
  const hair = isOld
    ? nth(lists.GREY_HAIR, n)
    : isPale && chance() < 0.6
      ? nth(lists.WARM_HAIR, n)
      : nth(lists.DARK_HAIR, n);
  const colour = nth(lists.CLOTH, n * 5);
  const other = nth(lists.CLOTH, n * 5 + 3);
  const hasLashes = looks === 'l';
  const hasBeard = !hasLashes && chance() < 0.4;
  const width = nth(lists.WIDTHS, n);
  const own: Looks = {
    hasLashes,
    isOld,
    brow: isOld ? '#9B90AC' : hair,
    beard: hasBeard ? hair : undefined,
    moustache: hasLashes || hasBeard ? undefined : isOld ? 'broad' : n % 5 === 2 ? 'thin' : undefined,
    glasses: chance() < 0.26 ? nth(lists.RIMS, n) : undefined,
  };
  const [turn, tilt] = nth(lists.CARRIAGES, n * 3);
  const isSkirt = hasLashes && n % 3 === 1;
  return {
    skin,
    hair,
    hairStyle,
    build: build({
      height: 0.88 + 0.18 * chance(),
      shoulder: 47 * width,
      chest: 37 * width,
      waist: 32 * width,
      hip: (hasLashes ? 39 : 35) * width,
      belly: n % 6 === 4 ? 14 : isOld ? 6 : 0,
      arm: 0.5 + 0.5 * width,
      leg: 0.5 + 0.5 * width,
    }),
    face: face(chance, own, n),
    carriage: { turn, tilt, looksLeft: n % 3 === 1 },
    top: { kind: nth(lists.TOPS, n * 3), colour, inner: other, stripes: n % 7 === 3 ? other : undefined },
    bottom: { kind: isSkirt ? 'skirt' : 'pants', colour: nth(lists.LEGS, n) },
    shoe: n % 2 ? { kind: 'sneaker', colour: '#F7F1FF' } : { kind: 'shoe', colour: '#5B3A34' },
    band: other,
    cap: other,
    bg: nth(lists.GROUNDS, n),
    earring: hasLashes && n % 2 ? C.ipe : undefined,
  };
}
