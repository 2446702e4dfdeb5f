/** What the game teaches: the notebook with its thirty-four ideas, the three ways, and who asks the quiz. */
import { picture, type Svg } from '../core/svg.ts';
import { portrait } from '../people/portrait.ts';
import type { Expression } from '../people/vocabulary.ts';
import { MODERATOR } from '../scenes/assembly.ts';
import { CONCEPTS, conceptDisc } from '../scenes/concepts.ts';
import { deskBody, notebookBody, type WayName, wayBody } from '../scenes/notebook-sheet.ts';
import { centred, SCREEN_FRAME } from './frames.ts';

export { MODERATOR } from '../scenes/assembly.ts';
export { CHAPTER_COLOURS, CHAPTERS, INSTALMENT_COLOURS } from '../scenes/concepts.ts';
export { NOTEBOOK_PAGE, NOTEBOOK_TABS, WAY_NAMES, type WayName } from '../scenes/notebook-sheet.ts';

/** names of the ideas, in the notebook's order */
export const CONCEPT_NAMES: readonly string[] = CONCEPTS.map(({ name }) => name);
/** Disc of the i-th idea, from 0; unlearned ones are a lilac plan with a question mark. */
export const conceptPicture = (i: number, learned = true): Svg =>
  picture(`ideia-${i}-${learned ? 'sim' : 'nao'}`, centred(128, 134), conceptDisc(i, learned));

/** The desk under the notebook, 768 x 1024; repeat it sideways for wide windows. */
export const notebookDesk = (): Svg => picture('mesa', SCREEN_FRAME, deskBody());
/** The open notebook without words, 768 x 1024 on transparent ground; chapters count from 0 in the order of CHAPTERS. */
export const notebookSheet = (chapter: number): Svg =>
  picture(`caderno-${chapter}`, SCREEN_FRAME, notebookBody(chapter));

/** Icon of one of the three ways: consórcio, financing, saving. */
export const wayIcon = (name: WayName): Svg => picture(`caminho-${name}`, centred(64, 64), wayBody(name));

/** The woman of the administrator, who asks the quiz and smiles whatever the answer. */
export const moderatorPortrait = (expression: Expression = 'feliz', size = 240): Svg =>
  portrait('retrato-moderadora', { persona: MODERATOR, kind: 'frame', expression, size });
