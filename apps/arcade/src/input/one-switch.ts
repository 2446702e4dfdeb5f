/** Keys that lead elsewhere even when every other key means the same. */
const ELSEWHERE = ['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta', 'p', 'P'];

/** Any key but those that pause or move the focus. True when it was taken. GAMES 6.4. */
export function takeAnyKey({ key }: KeyboardEvent, act: () => void): boolean {
  if (ELSEWHERE.includes(key)) return false;
  act();
  return true;
}

/** A mark that moves by itself over a number of places; the switch selects the current one. */
export class ScanningMark {
  readonly #places: () => number;
  readonly #rest: () => number;
  #place = 0;
  #movedAt = 0;

  /** `rest`: milliseconds on each place. */
  constructor(places: () => number, rest: () => number) {
    this.#places = places;
    this.#rest = rest;
  }

  /** The place at a time in milliseconds. */
  at(time: number): number {
    const places = this.#places();
    if (places === 0) return 0;
    if (this.#movedAt === 0) this.#movedAt = time;
    const steps = Math.floor((time - this.#movedAt) / this.#rest());
    if (steps > 0) {
      // A pause is one step, not as many as would have fitted into it.
      this.#place += Math.min(1, steps);
      this.#movedAt = steps > 1 ? time : this.#movedAt + this.#rest();
    }
    this.#place %= places;
    return this.#place;
  }

  restart(time: number): void {
    this.#movedAt = time;
  }
}
