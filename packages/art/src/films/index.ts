/** The seventeen films of SPEC section 7, as pictures in time. */
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { drawFilm } from './draw-film.ts';
import { envelopeFilm, randomEnvelopeFilm } from './envelope-film.ts';
import type { Film } from './film.ts';
import { tutorialFilm } from './tutorial-film.ts';

export { type Caption, FILM_SIZE, type Film } from './film.ts';
export { OPENING_BEATS, OPENING_PLACES, openingPicture, tutorialStill } from './tutorial-film.ts';

/** Every film, in the order in which a player meets them. */
export const FILMS: readonly Film[] = [
  ...PERSONA_IDS.map(tutorialFilm),
  ...PERSONA_IDS.map(envelopeFilm),
  randomEnvelopeFilm(),
  ...PERSONA_IDS.flatMap((id) => [drawFilm(id, true), drawFilm(id, false)]),
];
