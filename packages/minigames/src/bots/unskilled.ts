import type { Dice } from '@consorcio/kernel';
import type { Core } from '../core.ts';
import type { Run } from '../input-log.ts';
import { type Agent, drive } from './drive.ts';

/** 32 hex digits. */
export const randomSeed = (dice: Dice): string =>
  Array.from({ length: 4 }, () => dice.word().toString(16).padStart(8, '0')).join('');

/** The codes that a core accepts, in order. */
export function codesOf(game: Pick<Core<unknown>, 'accepts'>): number[] {
  return Array.from({ length: 128 }, (_, code) => code).filter((code) => game.accepts(code));
}

/** A valid log of random presses at a random pace, sometimes given up early. */
export function randomRun(game: Core<unknown>, dice: Dice): Run {
  const seed = randomSeed(dice);
  const codes = codesOf(game);
  const pause = 1 + dice.below(60);
  const { run } = drive(game, seed, () => (dice.below(pause) === 0 ? [codes[dice.below(codes.length)] ?? 0] : []));
  return dice.below(4) === 0 ? givenUp(run, dice.below(run.ticks + 1)) : run;
}

/** The same run, given up at a tick. */
export const givenUp = (run: Run, ticks: number): Run => ({
  ...run,
  ticks,
  inputs: run.inputs.filter(([tick]) => tick < ticks),
});

interface Clocked {
  readonly tick: number;
}

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
