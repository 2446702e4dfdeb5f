import { kept } from '@consorcio/contract/kept';
import { PIXEL_RATIOS, type PixelRatio } from './pixel-ratio.ts';

/** Milliseconds of a picture beyond which the device is too slow for everything, over one second. GAMES 1.3. */
const SLOW = 22;
const WATCHED = 1000;
/** Milliseconds of a picture that is felt, and the share of such pictures that is too much; twice in a row. */
const FELT = 25;
const TOO_MANY = 0.1;
const IN_A_ROW = 2;
/** The pixels that this device was found to bear, until its window is closed. */
export const PIXELS = kept('arcade-pixels', (text) => PIXEL_RATIOS.find((ratio) => String(ratio) === text) ?? null);

/** Particles alive at once, on any device and on a slow one. */
export const PARTICLES = { full: 40, light: 12 } as const;

/** How much is drawn: everything, or what a slow device bears. It goes down and stays there. */
export class DetailLevel {
  #isLight = false;
  #ratio: PixelRatio;
  #time = 0;
  #pictures = 0;
  #felt = 0;
  #badWindows = 0;

  /** `found`: what was found out in an earlier game. */
  constructor(found: PixelRatio = PIXEL_RATIOS[0]) {
    this.#ratio = found;
  }

  /** As it was found out in an earlier game of this window. */
  static remembered(): DetailLevel {
    return new DetailLevel(PIXELS.read() ?? undefined);
  }

  get isLight(): boolean {
    return this.#isLight;
  }

  get particles(): number {
    return this.#isLight ? PARTICLES.light : PARTICLES.full;
  }

  /** Most pixels a unit of the screen. */
  get pixelRatio(): PixelRatio {
    return this.#ratio;
  }

  /** Hears how long a picture took until the next; true when there is less to draw from now on. */
  recordFrame(milliseconds: number): boolean {
    this.#time += milliseconds;
    this.#pictures += 1;
    if (milliseconds > FELT) this.#felt += 1;
    if (this.#time < WATCHED) return false;
    const isSlow = this.#time / this.#pictures > SLOW;
    this.#badWindows = this.#felt / this.#pictures > TOO_MANY ? this.#badWindows + 1 : 0;
    this.reset();
    if (isSlow && !this.#isLight) {
      this.#isLight = true;
      this.#ratio = 1;
      return true;
    }
    if (this.#badWindows < IN_A_ROW || this.#ratio === 1) return false;
    this.#badWindows = 0;
    this.#ratio = this.#ratio === 2 ? 1.5 : 1;
    return true;
  }

  remember(): void {
    PIXELS.write(this.#ratio);
  }

  /** Forgets what it was watching: a pause is no slow picture. */
  reset(): void {
    this.#time = 0;
    this.#pictures = 0;
    this.#felt = 0;
  }
}
