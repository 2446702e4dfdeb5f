import { raffleBalls, rafflePiece, raffleStar } from '@consorcio/art/raffle-pieces';
import { PIECE_NAMES } from '@consorcio/art/raffle-shot';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { CROWD } from './teaching.ts';

/* Pictures of the raffle's shot: the hall in pieces, each of the four who may play, each of the crowd who may be drawn. */
export const rafflePictures: Readonly<Record<string, () => string>> = {
  'raffle-balls': raffleBalls,
  ...Object.fromEntries(PIECE_NAMES.map((name) => [`raffle-piece/${name}`, () => rafflePiece(name)])),
  ...Object.fromEntries(PERSONA_IDS.map((id) => [`raffle-player/${id}`, () => raffleStar(id)])),
  ...Object.fromEntries(CROWD.map((n) => [`raffle-member/${n}`, () => raffleStar(`x${n}`)])),
};
