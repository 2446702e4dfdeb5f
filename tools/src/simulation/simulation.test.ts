import { Dice } from '@consorcio/kernel';
import { expect, test } from 'vitest';
import { fastDraw, seedOf } from './fast-draw.ts';
import { scoresOf } from './scores.ts';
import { isMet } from './table.ts';
import { share } from './tally.ts';

const SEED = seedOf('test', 1);

test('a label gives the same number every time, and labels differ', () => {
  const draw = fastDraw(SEED);
  expect(draw(1_000_000, 'sorteio:1')).toBe(draw(1_000_000, 'sorteio:1'));
  expect(draw(1_000_000, 'sorteio:1')).not.toBe(draw(1_000_000, 'sorteio:2'));
});

test.each([0.3, 0.6, 0.85])('scores of skill %s lie round it, between 0 and 9999', (skill) => {
  const score = scoresOf(skill);
  const dice = Dice.of(SEED, 2);
  const scores = Array.from({ length: 20_000 }, () => score(dice));
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...scores)).toBeLessThan(10_000);
  expect(scores.reduce((a, b) => a + b, 0) / scores.length / 10_000).toBeCloseTo(skill, 2);
});

test('a share has its interval round it, and a line is met inside its target, ends included', () => {
  const figure = share(['PAID', 'PAID', 'PAID', 'DEFAULT'], (context) => context === 'PAID');
  expect(figure.value).toBe(0.75);
  expect(figure.low).toBeLessThan(0.75);
  expect(figure.high).toBeGreaterThan(0.75);
  const line = { player: '', claim: '', unit: 'percent', figure } as const;
  expect(isMet({ ...line, target: { least: 0.75, most: 0.75 } })).toBe(true);
  expect(isMet({ ...line, target: { least: 0.8, most: 1 } })).toBe(false);
});
