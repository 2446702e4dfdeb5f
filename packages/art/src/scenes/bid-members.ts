/** Members of the group behind the table while a bid is opened: they wait with envelopes of their own, or clap. */
import { at, clip, rect, type Svg } from '../core/svg.ts';
import { figure } from '../people/figure.ts';
import type { Expression, PersonRef, PoseName } from '../people/vocabulary.ts';
import { closedLetter } from './letters.ts';

/** In px of the film's screen, 768 x 1024: the table's edge is the lower end. */
export const MEMBERS_BOX = { x: -440, y: 330, width: 1_648, height: 400 } as const;
const EDGE = MEMBERS_BOX.y + MEMBERS_BOX.height;
export const MEMBERS_MOODS = ['waiting', 'cheering'] as const;
export type MembersMood = (typeof MEMBERS_MOODS)[number];

type Act = readonly [pose: PoseName, mood: Expression];
interface Member {
  readonly x: number;
  readonly who: PersonRef;
  readonly waiting: Act;
  readonly cheering: Act;
}
/** Those within 0 to 768 are seen on a phone, beside the envelope; the others on broad windows. */
const MEMBERS: readonly Member[] = [
  { x: -276, who: 'x13', waiting: ['segurar', 'neutro'], cheering: ['vitoria', 'radiante'] },
  { x: -96, who: 'x7', waiting: ['pensar', 'pensativo'], cheering: ['palmas', 'feliz'] },
  { x: 54, who: 'x21', waiting: ['segurar', 'pensativo'], cheering: ['palmas', 'radiante'] },
  { x: 716, who: 'x5', waiting: ['segurar', 'surpreso'], cheering: ['palmas', 'feliz'] },
  { x: 862, who: 'x16', waiting: ['cintura', 'neutro'], cheering: ['joia', 'radiante'] },
  { x: 1_040, who: 'x11', waiting: ['segurar', 'feliz'], cheering: ['palmas', 'feliz'] },
];
const SIZE = 0.9;
/** px to a unit that they are drawn for: phones show them at half of it */
const DETAIL = 0.45;

/** All of them look to the middle. */
export const bidMembersBody = (mood: MembersMood): Svg =>
  clip(
    rect(MEMBERS_BOX.x, MEMBERS_BOX.y, MEMBERS_BOX.width, MEMBERS_BOX.height, 0, '#fff'),
    MEMBERS.map(({ x, who, [mood]: [pose, expression] }, i) => {
      const flip = x > 384;
      const props = pose === 'segurar' ? { handB: at(0, 0, closedLetter, 0.3) } : {};
      const gaze = mood === 'waiting' ? { gaze: [0.9, 0.3] as const } : {};
      const drawn = figure({ persona: who, pose, expression, flip, props, ...gaze, bust: true, scale: DETAIL });
      return at(x, EDGE + 150 + (i % 2) * 14, drawn.body, SIZE);
    }).join(''),
  );
