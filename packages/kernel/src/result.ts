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

/** Wraps a value as a success. */
export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

/** Refuses with a word from the caller's closed list. */
export const refuse = <const E>(refusal: E): Refused<E> => ({ ok: false, refusal });
