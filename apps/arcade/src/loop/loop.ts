import type { Core, CoreState } from '@consorcio/minigames';
import type { InputRecorder } from '../input/input-recorder.ts';
import type { TickClock } from './tick-clock.ts';

/** Ticks that one frame may catch up on; a slower device gets a longer run, and nothing is skipped (GAMES 1.2). */
export const MOST_TICKS_A_FRAME = 6;

/** What a run is made of while it plays. */
export interface LoopParts<State> {
  readonly core: Core<State>;
  readonly recorder: InputRecorder;
  readonly clock: TickClock;
  /** Called after each tick, with the state it made. */
  onTick(state: State): void;
}

/** Steps a core by its clock. All motion comes from the core: what is drawn is a function of `state` and `alpha`. */
export class Loop<State extends CoreState> {
  readonly #playing: LoopParts<State>;
  #state: State;
  #alpha = 0;

  constructor(playing: LoopParts<State>, seed: string) {
    this.#playing = playing;
    this.#state = playing.core.start(seed);
  }

  get state(): State {
    return this.#state;
  }

  /** Elapsed part of the next tick, 0 to 1. */
  get alpha(): number {
    return this.#alpha;
  }

  get isOver(): boolean {
    return this.#playing.core.isOver(this.#state);
  }

  /** Takes a press of an event that happened at a time of the page's clock. */
  press(code: number, time: number): boolean {
    const { recorder, clock } = this.#playing;
    return recorder.record(code, Math.floor(clock.positionAt(time)), this.#state.tick);
  }

  /** Steps the ticks that are due at a time, at most six. */
  advance(time: number): void {
    const { core, recorder, clock } = this.#playing;
    clock.follow(time);
    const due = Math.floor(clock.positionAt(time)) - this.#state.tick;
    for (let i = 0; i < Math.min(due, MOST_TICKS_A_FRAME) && !this.isOver; i += 1) {
      this.#state = core.step(this.#state, recorder.takeFor(this.#state.tick));
      this.#playing.onTick(this.#state);
    }
    if (due > MOST_TICKS_A_FRAME) clock.moveBack(this.#state.tick, time);
    this.#alpha = Math.min(1, Math.max(0, clock.positionAt(time) - this.#state.tick));
  }
}
