/** Milliseconds of a picture beyond which the device is too slow for everything, over one second. GAMES 1.3. */
const SLOW = 22;
const WATCHED = 1000;

/** Particles alive at once, on any device and on a slow one. */
export const PARTICLES = { full: 40, light: 12 } as const;

/** How much is drawn: everything, or what a slow device bears. It goes down once and stays there. */
export class Detail {
  #isLight = false;
  #time = 0;
  #pictures = 0;

  get isLight(): boolean {
    return this.#isLight;
  }

  get particles(): number {
    return this.#isLight ? PARTICLES.light : PARTICLES.full;
  }

  /** Hears how long a picture took until the next; true when this one made the device a slow one. */
  see(milliseconds: number): boolean {
    if (this.#isLight) return false;
    this.#time += milliseconds;
    this.#pictures += 1;
    if (this.#time < WATCHED) return false;
    const mean = this.#time / this.#pictures;
    this.#time = 0;
    this.#pictures = 0;
    this.#isLight = mean > SLOW;
    return this.#isLight;
  }

  /** Forgets what it was watching: a pause is no slow picture. */
  rest(): void {
    this.#time = 0;
    this.#pictures = 0;
  }
}
