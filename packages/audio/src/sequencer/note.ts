/** A note as written, in cells from the start of the piece. */
export interface WrittenNote {
  readonly at: number;
  cells: number;
  /** Share of its cells that really sounds. */
  readonly length?: number;
  /** Pitch; percussion has none. */
  readonly midi?: number;
  /** Which hand or stick. */
  readonly stroke?: string;
  /** 0 to 1. */
  readonly strength: number;
  readonly slide?: boolean;
  /** Seconds after its cell: the strings of a strummed chord. */
  readonly late?: number;
  /** Place in the chord that it belongs to. */
  readonly voice?: number;
}

/** What an instrument is asked for: one stroke, pluck or breath. Duration in seconds; percussion ignores the pitch. */
export interface Stroke {
  readonly midi: number;
  readonly stroke: string;
  readonly slide: boolean;
  readonly duration: number;
  readonly strength: number;
}

/** A note as played: its place and duration in seconds. */
export interface PlayedNote {
  readonly part: string;
  readonly at: number;
  readonly cells: number;
  readonly seconds: number;
  readonly duration: number;
  readonly strength: number;
  readonly midi: number | undefined;
  readonly stroke: string;
  readonly slide: boolean;
  readonly voice: number | undefined;
}

/** Strength of a letter in a pattern; capitals are accents. */
const STRENGTH: Readonly<Record<string, number>> = { X: 1, x: 0.76, o: 0.58, g: 0.34 };
export const strengthOf = (letter: string): number | undefined => STRENGTH[letter];
