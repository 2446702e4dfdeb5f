import {
  CONCEPT_NAMES,
  conceptPicture,
  dreamOnPaper,
  EXERCISE_NAMES,
  exercisePicture,
  ideaOnPaper,
  MODERATOR,
  portrait,
  SENDER_SIGN_NAMES,
  senderSign,
} from '@consorcio/art';
import { dreamCycles } from '@consorcio/rules/queries';
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

/** Ideas that stand beside what teachers print, as the notebook counts them. */
const IDEAS_ON_PAPER = [6, 8, 10, 16, 18, 27, 32, 33];
/** The dream of the worksheet: the trip to the beach. */
const LESSON_DREAM = 1;
const LESSON_CYCLES = dreamCycles(LESSON_DREAM);

export const teachingPictures: Drawings = {
  ...Object.fromEntries(CONCEPT_NAMES.map((_, i) => [`idea/${i + 1}`, () => conceptPicture(i)])),
  ...family('idea-paper', IDEAS_ON_PAPER, (idea) => ideaOnPaper(idea - 1)),
  ...family(
    'dream-paper',
    Array.from({ length: LESSON_CYCLES }, (_, i) => i + 1),
    (n) => dreamOnPaper(LESSON_DREAM, n, LESSON_CYCLES),
  ),
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
