/** The lessons beside the game: what is read, looked up and counted. */
import { picture, type Svg } from '../core/svg.ts';
import { LESSON_NAMES, type LessonName, lessonBody, SENDER_SIGNS, type SenderSign } from '../scenes/lessons.ts';
import { centred } from './frames.ts';

export { LESSON_NAMES, type LessonName, type SenderSign };
export const SENDER_SIGN_NAMES = Object.keys(SENDER_SIGNS) as readonly SenderSign[];

/** Picture of a lesson, 280 x 260; the magnifying glass alone is 140 x 140. */
export const lessonPicture = (name: LessonName): Svg =>
  picture(`licao-${name}`, name === 'magnifier' ? centred(140, 140) : centred(280, 260), lessonBody(name));

/** Square sign of a sender of messages. */
export const senderSign = (name: SenderSign): Svg =>
  picture(`remetente-${name}`, centred(120, 120), SENDER_SIGNS[name]);
