/** A head with its hair, from the front to three quarters, or from behind. */
import type { Map2, Point } from '../../core/geometry.ts';
import { paper } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { hairOf } from '../hair/hair.ts';
import { helmet } from '../hair/helmet.ts';
import type { Person } from '../person.ts';
import { faceFrame } from './ball.ts';
import { brow, eye, lidCover } from './eyes.ts';
import { drops, glasses, skinMarks } from './marks.ts';
import type { Mood } from './mood-parts.ts';
import { moustache } from './moustache.ts';
import { mouth } from './mouth.ts';
import { nose } from './nose.ts';
import { ear, earring, planes, skullPath } from './skull.ts';

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
