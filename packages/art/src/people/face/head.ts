/** A head with its hair, from the front to three quarters, or from behind. */
import type { Map2, Point } from '../../core/geometry.ts';
import { paper } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { flatCap, helmet, turban } from '../hair/headwear.ts';
import { bob, curlyHair, longHair, wavyHair } from '../hair/long-hair.ts';
import type { Hair, HairFrame } from '../hair/parts.ts';
import { bald, buzzCut, combed } from '../hair/short-hair.ts';
import { blackPower, quiff } from '../hair/tall-hair.ts';
import { braids, bun, ponytail } from '../hair/tied-hair.ts';
import type { HairStyle, Person } from '../person.ts';
import { faceFrame } from './ball.ts';
import { brow, eye, lidCover } from './eyes.ts';
import { drops, glasses, skinMarks } from './marks.ts';
import type { Mood } from './mood-parts.ts';
import { moustache, mouth } from './mouth.ts';
import { ear, earring, nose, planes, skullPath } from './skull.ts';

/* All hair styles by name. */

const STYLES: Readonly<Record<HairStyle, (frame: HairFrame) => Hair>> = {
  black: blackPower,
  longo: longHair,
  ondulado: wavyHair,
  boina: flatCap,
  topete: quiff,
  curto: combed,
  cacheado: curlyHair,
  chanel: bob,
  rabo: ponytail,
  trancas: braids,
  coque: bun,
  careca: bald,
  raspado: buzzCut,
  lenco: turban,
};
/** Hair around a head, with what is worn on it. */
const hairOf = (frame: HairFrame): Hair => STYLES[frame.person.hairStyle](frame);

export interface HeadOptions {
  readonly mood: Mood;
  /** degrees to the right, 0 to 45 */
  readonly turn: number;
  readonly nod?: number;
  /** how far loose hair lags, in units */
  readonly sway?: Point;
  readonly isBack?: boolean;
  readonly hasHelmet?: boolean;
}
/** hair that falls behind the body, and the head itself */
export interface Head {
  readonly behind: Svg;
  readonly front: Svg;
  /** The eyes alone, to be laid over the same head with other eyes. */
  readonly eyes: Svg;
}
/** from this turn on the far ear is hidden */
const FAR_EAR_HIDDEN = 0.35;

export function head(m: Map2, person: Person, options: HeadOptions): Head {
  const { mood, turn, nod = 0, sway = [0, 0], isBack = false, hasHelmet = false } = options;
  const frame = faceFrame(m, person, mood, isBack ? 0 : turn, nod);
  const hair = hairOf({ m, person, q: frame.q, sway, isBack });
  const over = hasHelmet ? helmet(m, frame.q, isBack) : hair.over;
  if (isBack) {
    const skull = paper(skullPath(frame, 0), person.skin, { lift: 0 });
    return { behind: '', front: ear(frame, -1) + ear(frame, 1) + skull + hair.front + over, eyes: '' };
  }
  const nearEar = (hair.coversEars ? '' : ear(frame, -1)) + earring(frame, -1, sway[0]);
  const eyes = eye(frame, -1) + eye(frame, 1);
  const front =
    (frame.q < FAR_EAR_HIDDEN ? ear(frame, 1) + earring(frame, 1, sway[0]) : '') +
    hair.middle +
    paper(skullPath(frame, turn), person.skin, { lift: 0, printed: planes(frame) + skinMarks(frame) }) +
    mouth(frame) +
    eyes +
    nose(frame) +
    moustache(frame) +
    hair.front +
    brow(frame, -1) +
    brow(frame, 1) +
    glasses(frame) +
    drops(frame) +
    nearEar +
    over;
  return { behind: hair.behind, front, eyes: lidCover(frame, -1) + lidCover(frame, 1) + eyes };
}
