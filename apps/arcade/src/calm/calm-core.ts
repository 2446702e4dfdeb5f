import { type Calm, type Core, corePairOf, type Game } from '@consorcio/minigames';

/** The order of memory of a game, by version. */
export const calmCoreOf =
  (game: Exclude<Game, 'matches'>) =>
  (version: number): Core<Calm> | null =>
    // The registry knows the calm cores of all games by one type; only the shelves' is another.
    (corePairOf(game, version)?.calm ?? null) as Core<Calm> | null;
