import { creditLetter, luckyPicture, portrait, reactionPicture } from '@consorcio/art';
import { LIVE_REACTIONS, LUCKY_WORDS } from '@consorcio/rules/live-words';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';

/* Pictures of the live group: faces of seats, letters, and the pictures that seats choose. */

type Drawings = Readonly<Record<string, () => string>>;

/** Dreams that stand for the good of a live group: motorcycle and car (LIVE 3.1). */
const GOODS = [2, 5] as const;

export const livePictures: Drawings = {
  ...Object.fromEntries(PERSONA_IDS.map((id) => [`live-face/${id}`, () => portrait(id, 'slice')])),
  ...Object.fromEntries(GOODS.map((id) => [`live-letter/${id}`, () => creditLetter(id)])),
  ...Object.fromEntries(LIVE_REACTIONS.map((id) => [`reaction/${id}`, () => reactionPicture(id)])),
  ...Object.fromEntries(LUCKY_WORDS.map((word) => [`lucky/${word}`, () => luckyPicture(word)])),
};
