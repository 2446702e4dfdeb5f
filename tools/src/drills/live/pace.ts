import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '@consorcio/kernel';

/** Seconds that people of a class take, from the least to the most. */
export const HUMAN = {
  /** Until the code is typed or the picture taken. */
  join: [5, 110],
  word: [5, 30],
  /** Card, payday, place. */
  begin: [15, 50],
  /** Pace, instalment, bid. */
  seal: [10, 35],
  /** After which a browser opens a stream again that broke off. */
  reopen: [3, 3],
  /** Between two tries while there is no connection. */
  retry: [1, 2],
  /** The host reads a step aloud, a page of the debrief. */
  step: [10, 18],
  page: [15, 25],
  /** Without connection: a cut. */
  cut: [30, 30],
  /** The host waits for those who have not sealed. */
  patience: [210, 210],
} as const satisfies Record<string, readonly [number, number]>;
export type HumanAct = keyof typeof HUMAN;

/** How fast a class plays: human seconds become `1 / factor` of them. */
export class Pace {
  readonly factor: number;

  constructor(factor: number) {
    this.factor = factor;
  }

  /** Milliseconds here for seconds of a person. */
  of(seconds: number): number {
    return (seconds * 1_000) / this.factor;
  }

  /** Seconds of a person for milliseconds here. */
  human(milliseconds: number): number {
    return (milliseconds * this.factor) / 1_000;
  }

  wait(act: HumanAct, dice: Dice): Promise<void> {
    const [least, most] = HUMAN[act];
    return pause(this.of(least + ((most - least) * dice.below(1_000)) / 1_000));
  }

  waitFor(seconds: number): Promise<void> {
    return pause(this.of(seconds));
  }
}
