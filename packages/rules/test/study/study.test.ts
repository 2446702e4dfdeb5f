import { Dice } from '@consorcio/kernel';
import { expect, test } from 'vitest';
import { CLASS_SCENARIOS, isClassMet, recoverClasses } from './class-study.ts';
import { answerPart, normal, plantedGain, SCORE_DEVIATION } from './item-model.ts';
import { isMet, recover, SCENARIOS } from './study.ts';

/** Studies of every scenario: a check plays those of the tests by name alone, a drill thousands of each. */
const STUDIES = Number(process.env.STUDIES ?? 0);
const ofDrill = <Scenario>(scenarios: readonly Scenario[]) =>
  STUDIES > 0 ? scenarios.map((scenario, i) => ({ scenario, stream: i + 1 })) : [];
/** Prints the figures of a scenario: docs/model.md tells them. */
const told = <Figures>(figures: Figures): Figures => {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  return figures;
};

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

test('the deviation of the first scores is that of simulated players, by which an effect is planted', () => {
  const dice = Dice.of('00000000000000000000000000000002', 1);
  const scores = Array.from(
    { length: 20_000 },
    () =>
      answerPart(dice, normal(dice), 'BEFORE', dice.shuffled(['A', 'B', 'C'] as const)[0] ?? 'A').answers.replaceAll(
        /[^k]/g,
        '',
      ).length,
  );
  const mean = scores.reduce((a, b) => a + b) / scores.length;
  const deviation = Math.sqrt(scores.reduce((a, b) => a + (b - mean) ** 2, 0) / scores.length);
  expect(deviation).toBeCloseTo(SCORE_DEVIATION, 1);
});

test('the analysis finds what was planted, and a biased or too narrow one misses the line', () => {
  const [gain] = recover({ players: 200, learned: 0.8, kept: 0.6 }, 100, 1);
  if (gain === undefined) throw new Error('a gain');
  expect(gain.coverage).toBeGreaterThan(0.88);
  expect(Math.abs(gain.estimate - gain.planted)).toBeLessThan(0.1);
  expect(isMet({ ...gain, coverage: 0.95, estimate: gain.planted + 0.2 })).toBe(false);
  expect(isMet({ ...gain, coverage: 0.9, estimate: gain.planted })).toBe(false);
});

test('a study of classes that is looked at after every pair claims at its end alone, and finds what playing adds', () => {
  const [none, , planned] = CLASS_SCENARIOS.map((scenario) => ({ ...scenario }));
  if (none === undefined || planned === undefined) throw new Error('the scenarios');
  const nothing = recoverClasses(none, 40, 1);
  expect(nothing.claims).toBeLessThanOrEqual(0.15);
  expect(Math.abs(nothing.estimate - nothing.planted)).toBeLessThan(0.06);
  const found = recoverClasses(planned, 20, 2);
  expect(found.claims).toBeGreaterThan(0.6);
  expect(Math.abs(found.estimate - found.planted)).toBeLessThan(0.15);
});

test('more false claims than one in twenty, an effect outside its interval, or a power below four in five miss the line', () => {
  const [none, some, planned] = CLASS_SCENARIOS;
  if (none === undefined || some === undefined || planned === undefined) throw new Error('the scenarios');
  const of = { planted: 0, estimate: 0, coverage: 0.95, claims: 0.05 };
  expect(isClassMet({ ...of, scenario: none }, 1_000)).toBe(true);
  expect(isClassMet({ ...of, scenario: none, claims: 0.12 }, 1_000)).toBe(false);
  expect(isClassMet({ ...of, scenario: some, coverage: 0.8 }, 1_000)).toBe(false);
  expect(isClassMet({ ...of, scenario: planned, claims: 0.79 }, 1_000)).toBe(false);
});

test.each(ofDrill(SCENARIOS))(
  'the interval of the gains of $scenario holds what was planted',
  ({ scenario, stream }) => {
    for (const recovery of recover(scenario, STUDIES, stream)) expect(told(recovery)).toSatisfy(isMet);
  },
);

test.each(ofDrill(CLASS_SCENARIOS))('the study of classes $scenario claims what is there', ({ scenario, stream }) => {
  const recovery = told(recoverClasses(scenario, STUDIES, stream + 100));
  expect(isClassMet(recovery, STUDIES)).toBe(true);
});
