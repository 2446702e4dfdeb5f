/** Four 32-bit words: the whole state of the dice. */
export type DiceState = readonly [number, number, number, number];

const GOLDEN_RATIO = 0x9e3779b9;
/** Words thrown away at the start, so that seeds which differ in one bit part ways. */
const WARM_UP = 20;

/**
 * sfc32: a small generator of additions, shifts and xor, the same on every engine (GAMES section 1).
 * Not for draws: those come from the sealed seed (RULES section 8).
 */
export class Dice {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor([a, b, c, d]: DiceState) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  /** Dice of one stream of a seed. `seed`: 32 hex digits; streams of one seed are independent. */
  static of(seed: string, stream: number): Dice {
    const word = (i: number): number => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0;
    const dice = new Dice([word(0) ^ Math.imul(stream, GOLDEN_RATIO), word(1), word(2), word(3)]);
    for (let i = 0; i < WARM_UP; i += 1) dice.word();
    return dice;
  }

  get state(): DiceState {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  /** The next word, 0 to 2^32 - 1. */
  word(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** 0 to n - 1 without bias: words at or above the largest multiple of n are thrown away. */
  below(n: number): number {
    const limit = Math.floor(0x100000000 / n) * n;
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  /** A shuffled copy: Fisher-Yates from the end, one `below` a place. */
  shuffled<T>(items: readonly T[]): T[] {
    const out = [...items];
    for (let i = out.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      const held = out[i] as T;
      out[i] = out[j] as T;
      out[j] = held;
    }
    return out;
  }
}

/** Deals every item of a bag once before any comes again. */
export function dealer<T>(dice: Dice, bag: readonly T[]): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = dice.shuffled(bag);
    return left.pop() as T;
  };
}
