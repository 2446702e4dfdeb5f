import { Dice } from '@consorcio/kernel';
import { rulebookOf } from '@consorcio/rules';
import { expect, test } from 'vitest';
import { fastDraw, seedOf } from './fast-draw.ts';
import { playCampaign } from './play-campaign.ts';
import { average, careless, planner, strategies } from './players.ts';
import { scoresOf } from './scores.ts';
import { isMet } from './table.ts';
import { mean, ratio, share } from './tally.ts';
import { campaignsToPlay, linesOf } from './targets.ts';

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

test.each([
  ['average', average],
  ['careless', careless],
  ['planner', planner],
])('the %s player always comes to an end, the same one for the same seed', (_, player) => {
  for (const dream of [1, 4, 7] as const) {
    const play = (): unknown => playCampaign({ player, score: scoresOf(0.6), dream, rulebook: 1 }, SEED);
    expect(play()).toEqual(play());
  }
});

test('a share has its interval round it, and a line is met inside its target, ends included', () => {
  const outcome = { context: 'PAID', stages: 30, cycles: 6, netEffort: 72 } as const;
  const outcomes = [outcome, outcome, outcome, { ...outcome, context: 'DEFAULT' as const }];
  const figure = share(outcomes, ({ context }) => context === 'PAID');
  expect(figure.value).toBe(0.75);
  expect(figure.low).toBeLessThan(0.75);
  expect(figure.high).toBeGreaterThan(0.75);
  const line = { player: '', claim: '', unit: 'percent', figure } as const;
  expect(isMet({ ...line, target: { least: 0.75, most: 0.75 } })).toBe(true);
  expect(isMet({ ...line, target: { least: 0.8, most: 1 } })).toBe(false);
  const stages = mean(outcomes, ({ stages: n }) => n);
  expect(ratio(stages, stages).value).toBe(1);
});

test('the progress bar knows how many campaigns the table plays', () => {
  const played = new Set<string>();
  let campaigns = 0;
  const count = 100;
  for (const _ of linesOf((cell, part = 1) => {
    const key = `${cell.name} ${cell.skill} ${cell.dream}`;
    if (!played.has(key)) campaigns += Math.ceil(count * part);
    played.add(key);
    return [{ context: 'PAID', stages: 30, cycles: 6, netEffort: 72 }];
  }, rulebookOf(1))) {
    expect(strategies.length).toBeGreaterThan(0);
  }
  expect(campaigns).toBe(campaignsToPlay(count, rulebookOf(1)));
});
