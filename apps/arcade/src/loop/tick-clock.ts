import { TICK_RATE } from '@consorcio/minigames/input-log';

/** Says at which tick the game is; whole ticks behind that have to be stepped. */
export interface TickClock {
  /** The tick, with its fraction, at a time in milliseconds of the page's clock. */
  positionAt(time: number): number;
  start(tick: number, time: number): void;
  stop(): void;
  /** Too slow a device: the tick that was reached is the tick of now, and the run takes longer. */
  moveBack(tick: number, time: number): void;
  /** Called before each picture, to follow another clock. */
  follow(time: number): void;
}

/**
 * Part of a tick that has gone by when a picture is made: little, so that the tick of a touch before it is as a rule over
 * and shows in it, and enough for pictures that come a little early.
 */
const LEAD = 0.25;
/** Share of what a picture is off that the ticks move towards it; a screen that shows a fraction more than 60 is kept up with. */
const PULL = 0.05;

/** Ticks of the page's own clock, in step with the screen's pictures. `pace` is 1, 0.75 or 0.5 (GAMES section 6.2). */
export class PageTickClock implements TickClock {
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

  follow(time: number): void {
    const off = LEAD - this.positionAt(time);
    this.nudge((off - Math.round(off)) * PULL);
  }
}
