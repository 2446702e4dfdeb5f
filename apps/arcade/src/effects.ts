import { C } from './palette.ts';
import type { Pen } from './pen.ts';

/** Ticks that a number floats up, and how far. GAMES 1.3: 48 px in 500 ms. */
const FLOAT = 30;
const RISE = 48;
/** Ticks that a word stays. */
const STAY = 60;
const MOST = 24;

export interface Float {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly fill?: string;
  readonly size?: number;
}

interface Living extends Float {
  readonly born: number;
  readonly life: number;
}

/** Numbers and words that tell what just happened. They come from a core's facts and change nothing. */
export class Effects {
  #living: readonly Living[] = [];

  /** Lets a number float up. */
  float(tick: number, float: Float): void {
    this.#add({ ...float, born: tick, life: FLOAT });
  }

  /** Shows a word for a second. */
  word(tick: number, float: Float): void {
    this.#add({ size: 38, ...float, born: tick, life: STAY });
  }

  #add(living: Living): void {
    this.#living = [...this.#living.slice(-MOST + 1), living];
  }

  /** `time` in ticks, with its fraction. */
  draw(pen: Pen, time: number, isMotionReduced: boolean): void {
    this.#living = this.#living.filter(({ born, life }) => time - born < life);
    for (const { x, y, words, fill, size, born, life } of this.#living) {
      const age = Math.max(0, (time - born) / life);
      const rise = isMotionReduced ? RISE / 2 : RISE * (1 - (1 - age) ** 2);
      const pop = isMotionReduced ? 1 : Math.min(1, 0.6 + age * 4);
      pen.fade(Math.min(1, (1 - age) * 3), (p) =>
        p.at(
          x,
          y - rise,
          (q) => q.text(0, 0, words, { size: size ?? 30, fill: fill ?? C.branco, outline: C.tinta }),
          pop,
        ),
      );
    }
  }
}
