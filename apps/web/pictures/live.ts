import { creditLetter, luckyPicture, portrait, reactionPicture } from '@consorcio/art';
import { LIVE_REACTIONS, LUCKY_WORDS } from '@consorcio/rules/live-words';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type Drawings, family } from './family.ts';

/* Pictures of the live group: faces of seats, letters, and the pictures that seats choose. */

/** Dreams that stand for the good of a live group: motorcycle and car (LIVE 3.1). */
const GOODS = [2, 5] as const;

export const livePictures: Drawings = {
  ...family('live-face', PERSONA_IDS, (id) => portrait(id, 'slice')),
  ...family('live-letter', GOODS, creditLetter),
  ...family('reaction', LIVE_REACTIONS, reactionPicture),
  ...family('lucky', LUCKY_WORDS, luckyPicture),
};
