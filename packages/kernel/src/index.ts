export { Dice, type DiceState, dealer } from './dice.ts';

/** The answer of an operation that may be refused: a value, or a word from a closed list. Never an exception. */
export type Result<T, E> = Ok<T> | Refused<E>;
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}
export interface Refused<E> {
  readonly ok: false;
  readonly refusal: E;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

/** Refuses with a word from the caller's closed list. */
export const refuse = <const E>(refusal: E): Refused<E> => ({ ok: false, refusal });

/** Thrown only on our own mistakes, never for what a player does. `code` is a code of CONTRACT section 3. */
export class BrokenInvariant extends Error {
  readonly code: string;
  constructor(code: string, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'BrokenInvariant';
    this.code = code;
  }
}

/** What keeps the game's state can't be reached, or says nothing yet: the caller gets UNAVAILABLE and may try again. */
export class Unavailable extends Error {
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number = 2;
}

/** The value, or a broken invariant: for what the surrounding code has already made sure of. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new BrokenInvariant('UNKNOWN', `missing ${what}`);
  return value;
}

declare const brand: unique symbol;

/** A string or number that can't be mistaken for another of the same shape: a stage id is not a campaign id. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
