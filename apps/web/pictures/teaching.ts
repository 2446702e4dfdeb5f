import { CONCEPT_NAMES, conceptPicture, MODERATOR, portrait } from '@consorcio/art';
import { paperTown } from './paper-town.ts';

/* Pictures of what the player takes home: the notebook's ideas and the people of the three ways. */

/** Members of the group: the first people of the crowd, who all differ. */
const CROWD = Array.from({ length: 48 }, (_, n) => n);

type Drawings = Readonly<Record<string, () => string>>;

export const teachingPictures: Drawings = {
  ...Object.fromEntries(CONCEPT_NAMES.map((_, i) => [`idea/${i + 1}`, () => conceptPicture(i)])),
  'idea-unknown': () => conceptPicture(0, false),
  'teaching-face/consortium': () => portrait(1, 'plain'),
  'teaching-face/financing': () => portrait('x7', 'plain'),
  'teaching-face/saving': () => portrait('x12', 'plain'),
  ...Object.fromEntries(CROWD.map((n) => [`member/${n}`, () => portrait(`x${n}`, 'plain')])),
  'paper-town': paperTown,
  moderator: () => portrait(MODERATOR, 'frame'),
};
