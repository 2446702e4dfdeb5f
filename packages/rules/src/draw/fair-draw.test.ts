import { describe, expect, test } from 'vitest';
import { SEEDS } from '../../test/support/a-campaign.ts';
import type { StageOrdinal } from '../vocabulary.ts';
import { commitmentOf, drawFrom, runSeedOf } from './fair-draw.ts';

const draw = drawFrom(SEEDS);

describe('a fair draw', () => {
  test.each([
    [30, 'cota', 27],
    [20, 'evento:1', 16],
    [19, 'evento:2', 12],
    [14, 'poupanca:0:2', 3],
    [2, 'poupanca:1:2', 0],
    [29, 'lance:1:1', 16],
    [28, 'lance:1:2', 9],
    [30, 'desempate:1', 15],
  ])('int(%i, "%s") of the worked vectors is %i', (n, label, value) => {
    expect(draw(n, label)).toBe(value);
  });

  test('a word above the limit is thrown away and a later one counts', () => {
    expect(draw(2147483649, 'rejeicao:1')).toBe(2092827273);
  });

  test('the word of the player changes the draws', () => {
    const lucky = drawFrom({ ...SEEDS, clientSeed: 'figa' });
    const labels = Array.from({ length: 20 }, (_, i) => `sorteio:${i}`);
    expect(labels.map((label) => lucky(30, label))).not.toEqual(labels.map((label) => draw(30, label)));
  });

  test('every number comes about equally often', () => {
    const seen = new Array<number>(7).fill(0);
    for (let i = 0; i < 7_000; i += 1) {
      const face = draw(7, `face:${i}`);
      seen[face] = (seen[face] ?? 0) + 1;
    }
    expect(Math.min(...seen)).toBeGreaterThan(880);
    expect(Math.max(...seen)).toBeLessThan(1_120);
  });

  test('a draw among nobody is a mistake of ours', () => {
    expect(() => draw(0, 'sorteio:1')).toThrow('UNKNOWN');
  });
});

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitmentOf(SEEDS.serverSeed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});

test('the seed of a run is the first half of the digest of its stage', () => {
  expect(runSeedOf(SEEDS, 1 as StageOrdinal)).toBe('e174cfa62c5ba4c815cbc5efcb4146d8');
  expect(runSeedOf(SEEDS, 2 as StageOrdinal)).not.toBe(runSeedOf(SEEDS, 1 as StageOrdinal));
});
