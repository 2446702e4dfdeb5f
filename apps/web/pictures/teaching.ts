import {
  CONCEPT_NAMES,
  conceptPicture,
  EXERCISE_NAMES,
  exercisePicture,
  MODERATOR,
  portrait,
  SENDER_SIGN_NAMES,
  senderSign,
} from '@consorcio/art';
import { type Drawings, family } from './family.ts';
import { paperTown } from './paper-town.ts';

/* Pictures of what the player takes home: the notebook's ideas and the people of the three ways. */

/** Members of the group: the first people of the crowd, who all differ. */
export const CROWD = Array.from({ length: 48 }, (_, n) => n);
/** px to a unit of a member's face, which is shown about 60 px wide */
const MEMBER_SCALE = 0.4;

/** People who send messages of `/golpe`; companies have a sign. */
const SENDERS: Drawings = {
  'sender/estranho': () => portrait('x9', 'plain'),
  'sender/colega': () => portrait('x4', 'plain'),
  'sender/vendedor': () => portrait('x7', 'plain'),
  ...family('sender', SENDER_SIGN_NAMES, (name) => senderSign(name)),
};

export const teachingPictures: Drawings = {
  ...Object.fromEntries(CONCEPT_NAMES.map((_, i) => [`idea/${i + 1}`, () => conceptPicture(i)])),
  'idea-unknown': () => conceptPicture(0, false),
  'teaching-face/consortium': () => portrait(1, 'plain'),
  'teaching-face/financing': () => portrait('x7', 'plain'),
  'teaching-face/saving': () => portrait('x12', 'plain'),
  ...family('member', CROWD, (n) => portrait(`x${n}`, 'plain', { scale: MEMBER_SCALE })),
  'paper-town': paperTown,
  ...Object.fromEntries(EXERCISE_NAMES.map((name) => [name, () => exercisePicture(name)])),
  ...SENDERS,
  moderator: () => portrait(MODERATOR, 'frame'),
};
