import { STUDY_PAIRS } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { classesOf, comparisonLines, drawnLine, readSeal, sealOf, sealStudy } from './draw-classes.ts';

const NUMBER = '12345678.9.0000.1234';
const SEAL = { committee: NUMBER, seed: '00'.repeat(32) };

describe('a study', () => {
  test.each(['', '0', '12345678900001234', '12345678.9.0000.12345', 'pending', `${NUMBER}\n`])(
    'is not sealed without a committee’s number: %j',
    (number) => expect(sealStudy(number)).toBeNull(),
  );
  test('is sealed by a seed of its own, and its file reads back', () => {
    const [one, other] = [sealStudy(NUMBER), sealStudy(NUMBER)];
    expect(one?.seed).not.toBe(other?.seed);
    expect(readSeal(JSON.stringify(one))).toEqual(one);
  });
  test.each(['', '{', 'null', '[]', '{"seed":"00"}', JSON.stringify({ ...SEAL, seed: 'zz'.repeat(32) })])(
    'is not drawn from %j',
    (text) => expect(readSeal(text)).toBeNull(),
  );
  test('is drawn from its seal alone, so that anybody can repeat it when the seed is opened', () => {
    expect(sealOf(SEAL)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
    const drawn = classesOf(SEAL);
    expect(classesOf(SEAL)).toEqual(drawn);
    expect(drawn).toHaveLength(2 * STUDY_PAIRS);
    expect(new Set(drawn.map(({ code }) => code)).size).toBe(2 * STUDY_PAIRS);
    expect(new Set(drawn.map(({ pairId }) => pairId)).size).toBe(STUDY_PAIRS);
    for (let pair = 1; pair <= STUDY_PAIRS; pair += 1)
      expect(
        drawn
          .filter((one) => one.pair === pair)
          .map(({ arm }) => arm)
          .sort(),
      ).toEqual(['PLAY', 'WAIT']);
    const first = drawn.filter(({ class: which, arm }) => which === 1 && arm === 'PLAY').length;
    expect(first).toBeGreaterThan(STUDY_PAIRS / 4);
    expect(first).toBeLessThan((3 * STUDY_PAIRS) / 4);
  });
  test('of another number of the committee is another draw', () => {
    const other = classesOf({ ...SEAL, committee: '12345678.9.0000.1235' });
    expect(other.map(({ code }) => code)).not.toEqual(classesOf(SEAL).map(({ code }) => code));
  });
});

describe('the comparison of classes in a terminal', () => {
  test('says nothing before the study is over', () => {
    const lines = comparisonLines({ drawn: 59, counted: 58, arms: [], difference: null, delayed: null });
    expect(lines).toEqual([
      '59 pairs are over, 58 of them counted. Nothing is told before all 60 of a study are over.',
    ]);
  });
  test('gives difference, interval, deviation, effect and bounds, at once and four weeks later', () => {
    const difference = { mean: 1.5, low: 0.4, high: 2.6, deviation: 1.05, effect: 0.7, bounds: { low: 1, high: 2 } };
    const lines = comparisonLines({
      drawn: 60,
      counted: 60,
      arms: [],
      difference,
      delayed: { ...difference, mean: 1 },
    });
    expect(lines[1]).toBe(
      'Second part, played less paper: 1.50 right answers of eight (95 % interval 0.40 to 2.60, SD between pairs 1.05, 0.70 SD of the first scores; bounds for who is missing 1.00 to 2.00).',
    );
    expect(lines[2]).toMatch(/^Four weeks later, played less paper: 1\.00/);
  });
  test('prints for each class its arm and the link to the quiz', () => {
    expect(drawnLine({ pair: 1, class: 2, arm: 'WAIT', code: 'BCDFGH', pairId: '' }, 'https://jogo.exemplo')).toEqual({
      pair: 1,
      class: 2,
      arm: 'paper first',
      address: 'https://jogo.exemplo/desafio?turma=BCDFGH',
    });
  });
});
