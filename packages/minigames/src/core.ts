import type { LogLimits } from './input-log.ts';

/**
 * What happened in the last tick: `[what, where, how much]`. The only source of sounds and particles; no core reads
 * it and it is not part of the fingerprint (GAMES section 1).
 */
export type TickEvent = readonly [what: string, where: number, value: number];

/** What every core's state has, so that loop, recorder and HUD need not know the game. */
export interface CoreState {
  readonly tick: number;
  readonly points: number;
  readonly events: readonly TickEvent[];
}

/**
 * One deterministic game: a function of (version, seed, inputs). It knows no clock, no screen and no worth of its
 * points. `step` takes the codes stamped with the state's tick, in log order, and gives the next state.
 */
export interface Core<State> extends LogLimits {
  readonly name: string;
  readonly version: number;
  /** Points worth 10 000 basis points (RULES 4.5). */
  readonly par: number;
  /** `seed`: 32 hex digits. */
  start(seed: string): State;
  /** The next state; the one given stays as it is. */
  step(state: State, codes: readonly number[]): State;
  /** The same step written into the state itself, for a replay, which keeps no other and has given it to nobody. */
  advance(state: State, codes: readonly number[]): void;
  isOver(state: State): boolean;
  points(state: State): number;
}

/** The two ways to play one game: against the clock, or 'modo tranquilo', turn by turn. Each is a core with its par. */
export interface CorePair<Normal, Calm> {
  readonly normal: Core<Normal>;
  readonly calm: Core<Calm>;
}

/** A state that a step may still write to, before it is handed out. */
export type Draft<State> = { -readonly [Key in keyof State]: State[Key] } & { events: TickEvent[] };

/** RULES 4.5: basis points of a score, a whole number of 0 to 10 000. */
export const scoreBp = (points: number, par: number): number => Math.min(10_000, Math.floor((10_000 * points) / par));

/** Basis points at which a star is reached: praise alone (GAMES 1.1). */
export const STARS = [3000, 6000, 8500] as const;

/** Stars of a score in basis points: 0 to 3. */
export const starsOf = (scoreBp: number): number => STARS.filter((mark) => scoreBp >= mark).length;
