import { Dice } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import * as bots from '../src/bots/index.ts';
import { dancer, dancerConfig, TICK_RATE } from '../src/index.ts';

/** Milliseconds by which the sound comes late: wired, a good headset, a slow one. */
const LATE = [0, 80, 150];
const ticksOf = (milliseconds: number): number => Math.round((milliseconds * TICK_RATE) / 1_000);
const SEEDS = ['000102030405060708090a0b0c0d0e0f', 'ffeeddccbbaa99887766554433221100', '0123456789abcdef'.repeat(2)];

/** The same hands in each dance: an average person's, with its misses, slips and strays. */
const hands = (seed: string): bots.Agent<ReturnType<typeof dancer.start>> =>
  bots.dancerHuman(bots.PEOPLE.average, Dice.of(seed, 77));

const danced = (seed: string, late: number, isTold: boolean) =>
  bots.drive(dancer, seed, bots.late(hands(seed), ticksOf(late), isTold));

describe.each(LATE)('who hears the track %i ms late', (late) => {
  test('and is calibrated is judged, note by note, as without delay', () => {
    for (const seed of SEEDS) {
      const [punctual, told] = [danced(seed, 0, false), danced(seed, late, true)];
      expect(told.state.judged).toEqual(punctual.state.judged);
      expect(told.points).toBe(punctual.points);
    }
  });
});

test.each(LATE.slice(1))('a delay of %i ms without calibration costs points', (late) => {
  for (const seed of SEEDS) expect(danced(seed, late, false).points).toBeLessThan(danced(seed, 0, false).points);
});

test('a wrong calibration only costs points', () => {
  for (const seed of SEEDS) {
    const agent = hands(seed);
    const liar: typeof agent = (s) =>
      s.tick === 0 ? [dancerConfig.calibrationCode(ticksOf(150)), ...agent(s)] : agent(s);
    expect(bots.drive(dancer, seed, liar).points).toBeLessThan(danced(seed, 0, false).points);
  }
});
