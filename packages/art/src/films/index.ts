/** The seventeen films of SPEC section 7, as pictures in time. */
import type { PersonaId } from '../rig/vocabulary.ts';
import { drawFilm } from './draw-film.ts';
import { envelopeFilm, randomEnvelopeFilm } from './envelope-film.ts';
import type { Film } from './film.ts';
import { tutorialFilm } from './tutorial-film.ts';

export { type Caption, FILM_SIZE, type Film } from './film.ts';

const IDS: readonly PersonaId[] = [1, 2, 3, 4];
/** Every film, in the order in which a player meets them. */
export const FILMS: readonly Film[] = [
  ...IDS.map(tutorialFilm),
  ...IDS.map(envelopeFilm),
  randomEnvelopeFilm(),
  ...IDS.flatMap((id) => [drawFilm(id, true), drawFilm(id, false)]),
];
