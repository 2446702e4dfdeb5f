import type { Game } from '@consorcio/minigames';

/** What the symbols of one game look and sound like. */
export interface MemoryAppearance {
  /** The matches have a calm page of their own. */
  readonly game: Exclude<Game, 'matches'>;
  /** Sprites, in order of their codes; what is shown and what is answered. */
  readonly pictures: readonly string[];
  /** The persona while it waits for the row, and while the player answers. */
  readonly waiting: string;
  readonly asking: string;
  /** Keys beside 1 to 4. */
  readonly keys?: Readonly<Record<string, number>>;
}
