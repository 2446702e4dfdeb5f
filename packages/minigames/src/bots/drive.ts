import type { Core } from '../core.ts';
import { type Input, mayRecord, type Run } from '../input-log.ts';

/** A model player: looks at a state, says what it presses in this tick. */
export type Agent<State> = (state: State) => readonly number[];

export interface Played<State> {
  readonly run: Run;
  readonly state: State;
  readonly points: number;
}

/** Plays a core from seed to end; inputs over the pace are dropped as the page's recorder drops them. */
export function drive<State>(game: Core<State>, seed: string, agent: Agent<State>): Played<State> {
  let state = game.start(seed);
  const inputs: Input[] = [];
  let tick = 0;
  for (; !game.isOver(state); tick += 1) {
    const codes: number[] = [];
    for (const code of agent(state)) {
      if (inputs.length >= game.maxInputs || !mayRecord(inputs, tick)) continue;
      inputs.push([tick, code]);
      codes.push(code);
    }
    state = game.step(state, codes);
  }
  return { run: { seed, ticks: tick, inputs }, state, points: game.points(state) };
}
