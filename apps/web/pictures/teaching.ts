import { CONCEPT_NAMES, conceptPicture, MODERATOR, portrait } from '@consorcio/art';

/* Pictures of what the player takes home: the notebook's ideas and the people of the three ways. */

type Drawings = Readonly<Record<string, () => string>>;

export const teachingPictures: Drawings = {
  ...Object.fromEntries(CONCEPT_NAMES.map((_, i) => [`idea/${i + 1}`, () => conceptPicture(i)])),
  'idea-unknown': () => conceptPicture(0, false),
  'teaching-face/consortium': () => portrait(1, 'plain'),
  'teaching-face/financing': () => portrait('x7', 'plain'),
  'teaching-face/saving': () => portrait('x12', 'plain'),
  moderator: () => portrait(MODERATOR, 'frame'),
};
