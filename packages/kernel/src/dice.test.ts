import { expect, test } from 'vitest';
import { Dice, dealer } from './dice.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';

test('the same seed and stream give the same dice', () => {
  const roll = (): number[] =>
    Array.from(
      { length: 5 },
      (
        (d) => () =>
          d.word()
      )(Dice.of(SEED, 1)),
    );
  expect(roll()).toEqual(roll());
});

test('two streams of one seed differ', () => {
  expect(Dice.of(SEED, 1).word()).not.toBe(Dice.of(SEED, 2).word());
});

test('a bag deals every item before any comes again', () => {
  const deal = dealer(Dice.of(SEED, 3), ['a', 'b', 'c', 'd']);
  for (let round = 0; round < 4; round += 1) {
    expect([deal(), deal(), deal(), deal()].sort()).toEqual(['a', 'b', 'c', 'd']);
  }
});

test('a number below n is never n or more, and each comes about equally often', () => {
  const dice = Dice.of(SEED, 4);
  const seen = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 7_000; i += 1) {
    const face = dice.below(7);
    seen[face] = (seen[face] as number) + 1;
  }
  expect(seen).toHaveLength(7);
  expect(Math.min(...seen)).toBeGreaterThan(850);
});
