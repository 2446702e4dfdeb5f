import { raffleBalls, rafflePiece, raffleStar } from '@consorcio/art/raffle-pieces';
import { PIECE_NAMES } from '@consorcio/art/raffle-shot';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { type Drawings, family } from './family.ts';
import { CROWD } from './teaching.ts';

/* Pictures of the raffle's shot: the hall in pieces, each of the four who may play, each of the crowd who may be drawn. */
export const rafflePictures: Drawings = {
  'raffle-balls': raffleBalls,
  ...family('raffle-piece', PIECE_NAMES, rafflePiece),
  ...family('raffle-player', PERSONA_IDS, raffleStar),
  ...family('raffle-member', CROWD, (n) => raffleStar(`x${n}`)),
};
