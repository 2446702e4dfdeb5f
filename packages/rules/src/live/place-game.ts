import { must } from '@consorcio/kernel';
import { type Game, MINIGAMES } from '../vocabulary.ts';
import type { LivePlace } from './words.ts';

/** The minigame of a place. */
export const gameAt = (place: LivePlace): Game =>
  must(
    MINIGAMES.find(({ roomId }) => roomId === place),
    `minigame of place ${place}`,
  ).game;
