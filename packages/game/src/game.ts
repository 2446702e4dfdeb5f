import { afterLetter } from './after-letter.ts';
import { auction } from './auction.ts';
import { badge } from './badge.ts';
import { campaign } from './campaign/campaign.ts';
import { dream } from './dream.ts';
import { persona } from './persona.ts';
import { quiz } from './quiz.ts';
import { randomEvents } from './random-events.ts';
import { room, stage } from './stage/stage.ts';
import { teaching } from './teaching.ts';

/** Every call of one player's game: what is asked and what a home offers, in; the contract's answer, out. */
export const GAME = {
  ...persona,
  ...dream,
  ...stage,
  ...auction,
  ...room,
  ...campaign,
  ...afterLetter,
  ...randomEvents,
  ...badge,
  ...teaching,
  ...quiz,
};
export type GameCall = keyof typeof GAME;
