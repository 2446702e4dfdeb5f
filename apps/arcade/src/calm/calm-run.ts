import { CALM_CODE, type Core, type CoreState, TICK_RATE } from '@consorcio/minigames';
import type { Input } from '@consorcio/minigames/input-log';
import { InputRecorder } from '../input/input-recorder.ts';
import { MOST_TICKS_A_FRAME } from '../loop/loop.ts';

export interface CalmRunParts<State> {
  readonly core: Core<State>;
  /** Does something move by itself? Then ticks go by; otherwise the game waits for the player, however long. */
  isMoving(state: State): boolean;
  /** Called after each tick, with the state it made. */
  onTick(state: State): void;
  /** 1, 0.75 or 0.5. */
  pace(): number;
}

/** A run in 'modo tranquilo': a tick goes by only while something moves, and one for each answer. GAMES 6.3. */
export class CalmRunPlayer<State extends CoreState> {
  readonly #playing: CalmRunParts<State>;
  readonly #recorder: InputRecorder;
  #state: State;
  #time: number | null = null;
  #left = 0;

  constructor(playing: CalmRunParts<State>, seed: string) {
    this.#playing = playing;
    this.#recorder = new InputRecorder(playing.core);
    this.#state = playing.core.start(seed);
  }

  get state(): State {
    return this.#state;
  }

  get isOver(): boolean {
    return this.#playing.core.isOver(this.#state);
  }

  /** Part of the next tick that has gone by, 0 to 1. */
  get alpha(): number {
    return Math.min(1, this.#left);
  }

  /** The inputs as they are sent: the head says which core they are for. */
  get inputs(): readonly Input[] {
    return [[0, CALM_CODE], ...this.#recorder.until(this.#state.tick)];
  }

  /** Goes on to a time in milliseconds, as long as something moves. */
  advance(time: number): void {
    const { isMoving, pace } = this.#playing;
    const since = this.#time === null ? 0 : time - this.#time;
    this.#time = time;
    if (this.isOver || !isMoving(this.#state)) {
      this.#left = 0;
      return;
    }
    this.#left = Math.min(MOST_TICKS_A_FRAME, this.#left + (since / 1000) * TICK_RATE * pace());
    for (; this.#left >= 1 && !this.isOver && isMoving(this.#state); this.#left -= 1) this.#step();
  }

  /** Time stands still until the next `advance`. */
  rest(): void {
    this.#time = null;
  }

  /** Takes an answer; refused while something moves, and when the run is over. */
  answer(code: number): boolean {
    if (this.isOver || this.#playing.isMoving(this.#state)) return false;
    const { tick } = this.#state;
    if (!this.#recorder.record(code, tick, tick)) return false;
    this.#step();
    return true;
  }

  #step(): void {
    const { core, onTick } = this.#playing;
    this.#state = core.step(this.#state, this.#recorder.takeFor(this.#state.tick));
    onTick(this.#state);
  }
}
