import { Dice } from '@consorcio/kernel';
import { expect, test } from 'vitest';
import { CLASS_SCENARIOS, recoverClasses } from './class-study.ts';
import { answerPart, normal, plantedGain } from './item-model.ts';
import { isMet, recover } from './study.ts';

test('nothing is planted where nothing is learned, and more where more is', () => {
  expect(plantedGain(0)).toBe(0);
  expect(plantedGain(0.8)).toBeGreaterThan(plantedGain(0.3));
});

test('abilities are standard normal, and the able are right more often', () => {
  const dice = Dice.of('00000000000000000000000000000001', 1);
  const values = Array.from({ length: 20_000 }, () => normal(dice));
  expect(values.reduce((a, b) => a + b) / values.length).toBeCloseTo(0, 1);
  expect(values.reduce((a, b) => a + b * b, 0) / values.length).toBeCloseTo(1, 1);
  const rightOf = (ability: number) =>
    Array.from({ length: 500 }, () => answerPart(dice, ability, 'BEFORE', 'A').answers)
      .join('')
      .replaceAll(/[^k]/g, '').length;
  expect(rightOf(1)).toBeGreaterThan(rightOf(-1));
});

test('the analysis finds what was planted, and a biased or too narrow one misses the line', () => {
  const [gain] = recover({ players: 200, learned: 0.8, kept: 0.6 }, 100, 1);
  if (gain === undefined) throw new Error('a gain');
  expect(gain.coverage).toBeGreaterThan(0.88);
  expect(Math.abs(gain.estimate - gain.planted)).toBeLessThan(0.1);
  expect(isMet({ ...gain, coverage: 0.95, estimate: gain.planted + 0.2 })).toBe(false);
  expect(isMet({ ...gain, coverage: 0.9, estimate: gain.planted })).toBe(false);
});

test('the comparison of classes finds what playing adds to answering twice, and only that', () => {
  const few = CLASS_SCENARIOS.filter(({ players }) => players === 300);
  expect(few.map(({ learned }) => learned)).toEqual([0, 0.3, 0.8]);
  for (const scenario of few) {
    const { coverage, estimate, planted } = recoverClasses(scenario, 100, 1);
    expect(coverage).toBeGreaterThan(0.88);
    expect(Math.abs(estimate - planted)).toBeLessThan(0.15);
  }
});
