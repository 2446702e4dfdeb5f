/** The exercises beside the game: what is read, looked up and counted. */
import { picture, type Svg } from '../core/svg.ts';
import { EXERCISE_NAMES, type ExerciseName, exerciseBody, SENDER_SIGNS, type SenderSign } from '../scenes/exercises.ts';
import { centred } from './frames.ts';

export { EXERCISE_NAMES, type ExerciseName, type SenderSign };
export const SENDER_SIGN_NAMES = Object.keys(SENDER_SIGNS) as readonly SenderSign[];

/** Picture of a exercise, 280 x 260; the magnifying glass alone is 140 x 140. */
export const exercisePicture = (name: ExerciseName): Svg =>
  picture(`treino-${name}`, name === 'magnifier' ? centred(140, 140) : centred(280, 260), exerciseBody(name));

/** Square sign of a sender of messages. */
export const senderSign = (name: SenderSign): Svg =>
  picture(`remetente-${name}`, centred(120, 120), SENDER_SIGNS[name]);
