import { type Input, type LogLimits, mayRecord } from '@consorcio/minigames/input-log';

/** Writes the log of a run: what the core will be given, and what the server will replay. */
export class InputRecorder {
  readonly #inputs: Input[] = [];
  readonly #limits: LogLimits;
  #next = 0;

  constructor(limits: LogLimits) {
    this.#limits = limits;
  }

  get inputs(): readonly Input[] {
    return this.#inputs;
  }

  /**
   * Takes a press for the tick that holds the event's time, but never for one already stepped. What is over the log's
   * limits is dropped, so that an honest page never writes a log that is refused (GAMES section 1).
   */
  record(code: number, eventTick: number, nextTick: number): boolean {
    const latest = this.#inputs.at(-1)?.[0] ?? 0;
    const tick = Math.max(eventTick, nextTick, latest);
    if (this.#inputs.length >= this.#limits.maxInputs || !this.#limits.accepts(code)) return false;
    if (!mayRecord(this.#inputs, tick)) return false;
    this.#inputs.push([tick, code]);
    return true;
  }

  /** The codes that the step of this tick consumes, in order of arrival. */
  takeFor(tick: number): readonly number[] {
    const codes: number[] = [];
    for (let input = this.#inputs[this.#next]; input?.[0] === tick; input = this.#inputs[this.#next]) {
      codes.push(input[1]);
      this.#next += 1;
    }
    return codes;
  }

  /** The log of a run that ended at a tick: presses for later ticks are left out. */
  until(ticks: number): readonly Input[] {
    return this.#inputs.filter(([tick]) => tick < ticks);
  }
}
