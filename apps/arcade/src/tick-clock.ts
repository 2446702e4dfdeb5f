import { TICK_RATE } from '@consorcio/minigames/input-log';

/** Says at which tick the game is; whole ticks behind that have to be stepped. */
export interface TickClock {
  /** The tick, with its fraction, at a time in milliseconds of the page's clock. */
  positionAt(time: number): number;
  /** Goes on from a tick. */
  start(tick: number, time: number): void;
  stop(): void;
  /** Too slow a device: the tick that was reached is the tick of now, and the run takes longer. */
  moveBack(tick: number, time: number): void;
  /** Called before each picture, to follow another clock. */
  follow(time: number): void;
}

/** Ticks of the page's own clock. `pace` is 1, 0.75 or 0.5 (GAMES section 6.2). */
export class PlainClock implements TickClock {
  #tick = 0;
  #time = 0;
  readonly #pace: () => number;

  constructor(pace: () => number) {
    this.#pace = pace;
  }

  positionAt(time: number): number {
    return this.#tick + ((time - this.#time) / 1000) * TICK_RATE * this.#pace();
  }

  start(tick: number, time: number): void {
    this.#tick = tick;
    this.#time = time;
  }

  moveBack(tick: number, time: number): void {
    this.start(tick, time);
  }

  /** Shifts this clock by a part of a tick. */
  nudge(ticks: number): void {
    this.#tick += ticks;
  }

  stop(): void {}
  follow(_time: number): void {}
}
