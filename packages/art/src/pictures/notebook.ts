/** What the game teaches: the notebook's thirty-four ideas, and who asks the quiz. */
import { picture, type Svg } from '../core/svg.ts';
import { CONCEPTS, conceptDisc } from '../scenes/concepts.ts';
import { centred } from './frames.ts';

export { MODERATOR } from '../scenes/assembly.ts';
export { CHAPTER_COLOURS, INSTALMENT_COLOURS } from '../scenes/concepts.ts';

export const CONCEPT_NAMES: readonly string[] = CONCEPTS.map(({ name }) => name);
/** Disc of the i-th idea, from 0; unlearned ones are a lilac plan with a question mark. */
export const conceptPicture = (i: number, learned = true): Svg =>
  picture(`ideia-${i}-${learned ? 'sim' : 'nao'}`, centred(128, 134), conceptDisc(i, learned));
