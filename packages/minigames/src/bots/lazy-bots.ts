import type { Dice } from '@consorcio/kernel';
import type { Agent } from './drive.ts';

interface Clocked {
  readonly tick: number;
}

/** Presses nothing. */
export const nothing: Agent<unknown> = () => [];

/** One key, every so many ticks. */
export const held =
  (code: number, every: number): Agent<Clocked> =>
  (s) =>
    s.tick % every === 0 ? [code] : [];

/** The codes one after the other. */
export const cycling =
  (codes: readonly number[], every: number): Agent<Clocked> =>
  (s) => {
    const code = codes[Math.floor(s.tick / every) % codes.length];
    return s.tick % every === 0 && code !== undefined ? [code] : [];
  };

/** Any of the codes. */
export const mashing =
  (dice: Dice, codes: readonly number[], every: number): Agent<Clocked> =>
  (s) => {
    if (s.tick % every !== 0) return [];
    const code = codes[dice.below(codes.length)];
    return code === undefined ? [] : [code];
  };

/** One key on every half beat of an even tempo. */
export const onTheBeat =
  (code: number, offset: number, ticksABeat: number): Agent<Clocked> =>
  (s) => {
    const into = (s.tick - offset) % ticksABeat;
    return into === 0 || into === Math.floor(ticksABeat / 2) ? [code] : [];
  };
