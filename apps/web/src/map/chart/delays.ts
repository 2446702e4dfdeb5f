import { DRAW_LENGTH, ENVELOPE_LENGTH } from '../../ui/motion/film-lengths.ts';

/** Milliseconds. SPEC section 9, cycle transition animation. */
export const CYCLE_TRANSITION = 6_000;
/** Milliseconds. SPEC section 9, empty-resource check after the state has settled. */
export const EMPTY_CHECK = 2_000;
/** Milliseconds. The scene of a turn without a game. */
export const SHIFT_SCENE = 2_000;
/** Milliseconds. SPEC section 9, popups close after payment. */
export const POPUP_CLOSE = 150;
/** Milliseconds. How long the opened envelope stays in sight before the popup. */
export const BID_RESULT = 1_600;
/** Milliseconds. How long the film's last picture stays, so that the bids of a won assembly can be compared. */
export const BID_COMPARED = 1_200;
/** Milliseconds. The envelope film, the bids compared, then how it ended. */
export const BID_FILM = ENVELOPE_LENGTH + BID_COMPARED + BID_RESULT;
/** Milliseconds. The globe at rest before it turns, so that the caption can be read. */
export const RAFFLE_REST = 1_600;
/** Milliseconds. STYLE section 10: mixing and rolling of the globe. */
export const RAFFLE_TURN = 4_200;
/** Milliseconds. How long the drawn ball stays in sight before the popup. */
const RAFFLE_RESULT = 2_600;
export const RAFFLE_FILM = RAFFLE_REST + RAFFLE_TURN + RAFFLE_RESULT;
/** Milliseconds. The film's own end, from the drawn ball on: the last beat of the live raffle. */
export const RAFFLE_LAST_BEAT = DRAW_LENGTH - RAFFLE_REST - RAFFLE_TURN;
/** Milliseconds past its length after which a film is given up and the game goes on. */
export const FILM_GRACE = 2_000;
/** Milliseconds after which the pieces of the live raffle are given up and the film is shown. */
export const SHOT_LOADING = 1_500;
