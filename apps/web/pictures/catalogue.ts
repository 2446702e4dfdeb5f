import * as art from '@consorcio/art';
import { raffleBalls, rafflePiece, raffleStar } from '@consorcio/art/raffle-pieces';
import { PIECE_NAMES } from '@consorcio/art/raffle-shot';
import { LIVE_REACTIONS, LUCKY_WORDS } from '@consorcio/rules/live-words';
import { DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type Drawings, family, familyOfPairs } from './family.ts';
import { mapPictures } from './map.ts';
import { onboardingPictures } from './onboarding.ts';
import { CROWD, teachingPictures } from './teaching.ts';

/* Pictures of the live group: faces of seats, letters, and the pictures that seats choose. */

/** Dreams that stand for the good of a live group: motorcycle and car (LIVE 3.1). */
const GOODS = [2, 5] as const;

const livePictures: Drawings = {
  ...family('live-face', PERSONA_IDS, (id) => art.portrait(id, 'slice')),
  ...family('live-letter', GOODS, (id) => art.creditLetter(id, true)),
  ...family('reaction', LIVE_REACTIONS, art.reactionPicture),
  ...family('lucky', LUCKY_WORDS, art.luckyPicture),
};

/* Layers of the great moments (apps/web/src/map/popups/layouts/peak-scene.tsx). */

/** Detail of the people around in 'modo leve'. */
const LIGHT = 0.35;

const peakPictures: Drawings = {
  'peak-ground': art.peakGroundLayer,
  ...family('peak-friends', art.PEAK_CROWDS, (crowd) => art.peakFriendsLayer(crowd)),
  ...family('peak-friends-light', art.PEAK_CROWDS, (crowd) => art.peakFriendsLayer(crowd, LIGHT)),
  ...family('peak-onlookers', art.PEAK_CROWDS, (crowd) => art.peakOnlookersLayer(crowd)),
  ...family('peak-onlookers-light', art.PEAK_CROWDS, (crowd) => art.peakOnlookersLayer(crowd, LIGHT)),
  ...family('peak-dream', DREAM_IDS, art.peakDreamLayer),
  ...familyOfPairs('peak-hero', art.HERO_POSES, PERSONA_IDS, (does, persona) => art.peakHeroLayer(persona, does)),
  ...family('bid-table', art.CITY_SIDES, art.bidTableSide),
  ...family('bid-members', art.MEMBERS_MOODS, art.bidMembers),
};

/* Pictures of the raffle's shot: the hall in pieces, each of the four who may play, each of the crowd who may be drawn. */
const rafflePictures: Drawings = {
  'raffle-balls': raffleBalls,
  ...family('raffle-piece', PIECE_NAMES, rafflePiece),
  ...family('raffle-player', PERSONA_IDS, raffleStar),
  ...family('raffle-member', CROWD, (n) => raffleStar(`x${n}`)),
};

/** Name of a picture (a family is `family/member`) and the function that draws its SVG text. See picture-assets.ts. */
export type Catalogue = Drawings;

export const catalogue: Catalogue = {
  ...onboardingPictures,
  ...mapPictures,
  ...peakPictures,
  ...rafflePictures,
  ...teachingPictures,
  ...livePictures,
};
