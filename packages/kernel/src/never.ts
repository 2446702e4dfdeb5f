/** Ends a switch over a closed vocabulary: a word that was forgotten does not compile. */
export function unreachable(word: never): never {
  throw new Error(`unreachable: ${JSON.stringify(word)}`);
}

/** Thrown only on our own mistakes, never for what a player does. `code` is a code of CONTRACT section 3. */
export class BrokenInvariant extends Error {
  readonly code: string;
  constructor(code: string, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'BrokenInvariant';
    this.code = code;
  }
}

/** The value, or a broken invariant: for what the surrounding code has already made sure of. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new BrokenInvariant('UNKNOWN', `missing ${what}`);
  return value;
}
