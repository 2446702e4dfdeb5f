import { type Calm, type Game, type GameName, pairOf } from '@consorcio/minigames';

/** The order of memory of a game, by version. */
export const calmCoreOf =
  (game: Exclude<GameName, 'matches'>) =>
  (version: number): Game<Calm> | null =>
    // The registry knows the calm cores of all games by one type; only the shelves' is another.
    (pairOf(game, version)?.calm ?? null) as Game<Calm> | null;
