import type { Input } from './input-log.ts';

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
const LOW = 0x7f;
const MORE = 0x80;
const BITS = 7;

function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  while (rest > LOW) {
    bytes.push((rest & LOW) | MORE);
    rest >>>= BITS;
  }
  bytes.push(rest);
}

/** A replayed log as it is kept: for each input the ticks since the one before and the code, two bytes as a rule. */
export function packInputs(inputs: readonly Input[]): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const [tick, code] of inputs) {
    pushNumber(bytes, tick - before);
    pushNumber(bytes, code);
    before = tick;
  }
  return Uint8Array.from(bytes);
}

export function unpackInputs(bytes: Uint8Array): readonly Input[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (const byte of bytes) {
    number |= (byte & LOW) << shift;
    shift += BITS;
    if (byte >= MORE) continue;
    numbers.push(number);
    [number, shift] = [0, 0];
  }
  let tick = 0;
  return Array.from({ length: numbers.length / 2 }, (_, i) => {
    tick += numbers[2 * i] ?? 0;
    return [tick, numbers[2 * i + 1] ?? 0] as const;
  });
}
