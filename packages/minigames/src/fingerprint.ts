/** FNV-1a, 32 bits. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Hash over every number of a state, to compare two engines or two versions of the code (GAMES section 9): each number
 * as four bytes little endian, booleans 0 or 1, arrays with their length first, keys in alphabetical order; `events` and
 * words are left out. Eight hex digits.
 */
export function fingerprint(state: unknown): string {
  return (walk(OFFSET | 0, state) >>> 0).toString(16).padStart(8, '0');
}

function walk(hash: number, value: unknown): number {
  if (typeof value === 'number') return eat(hash, value | 0);
  if (typeof value === 'boolean') return eat(hash, value ? 1 : 0);
  if (Array.isArray(value)) return value.reduce(walk, eat(hash, value.length));
  if (typeof value !== 'object' || value === null) return hash;
  const fields = value as Record<string, unknown>;
  return Object.keys(fields)
    .filter((key) => key !== 'events')
    .sort()
    .reduce((before, key) => walk(before, fields[key]), hash);
}

function eat(hash: number, number: number): number {
  let eaten = hash;
  for (let byte = 0; byte < 4; byte += 1) eaten = Math.imul(eaten ^ ((number >> (8 * byte)) & 255), PRIME);
  return eaten;
}
