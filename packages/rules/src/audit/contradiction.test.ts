import { describe, expect, test } from 'vitest';
import { aCampaign, fairDraw, RICH, type World } from '../../test/support/a-campaign.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { contradictionIn } from './contradiction.ts';

const inDebt = aCampaign({ dream: 5 }).missed();
const WHOLE: Readonly<Record<string, World>> = {
  'on its first day': aCampaign(),
  'at its event': aCampaign().atEvent(),
  'with its assembly open': aCampaign().paid(),
  'after a lost bid': aCampaign().paid().bid(1),
  'in its second month': aCampaign().nextMonth(),
  'in recovery': inDebt,
};

const of = ({ campaign }: World, change: Partial<Campaign> = {}) =>
  contradictionIn({ ...campaign, ...change }, fairDraw);

describe('a campaign that follows from its seed and its decisions', () => {
  test.each(Object.entries(WHOLE))('has no contradiction %s', (_, world) => {
    expect(of(world)).toBeNull();
  });
  test.each([
    ['was won by a bid', 1, 30],
    ['was paid to the end', 1, 0],
  ])('has none when it %s', (_, dream, effort) => {
    const world = play(aCampaign({ dream }), effort);
    expect(world.campaign.status).toBe('SUCCESS');
    expect(of(world)).toBeNull();
  });
});

/** Plays honestly to the end. */
function play(world: World, effort: number): World {
  if (world.campaign.status !== 'ACTIVE') return world;
  const { phase, wallet } = world.campaign;
  if (phase === 'BID_OPEN') return play(effort > 0 ? world.bid(Math.min(effort, wallet.effort)) : world.keep(), effort);
  if (phase === 'BID_LOST') return play(world.keep(), effort);
  if (phase === 'RAFFLE_OPEN') return play(world.raffle(), effort);
  return play(world.atPayment(3, 10_000).settle(), effort);
}

describe('a contradiction is found', () => {
  const second = aCampaign().nextMonth();
  const { quota, waiting } = second.campaign;
  const other = waiting.find((one) => one !== quota) ?? quota;
  test('in the quota', () => expect(of(second, { quota: other })).toMatch(/quota/));
  test('in the events', () => {
    const stages = second.campaign.stages.map((stage) =>
      stage.eventId === undefined ? stage : { ...stage, eventId: 1 },
    );
    expect(of(second, { stages })).toMatch(/events/);
  });
  test('in the movement of a day', () => {
    const bold = aCampaign().play(3);
    const [first, ...rest] = bold.campaign.stages;
    const moved = { ...bold.campaign.stages[0], status: 'FINISHED' as const };
    expect(first?.movement).toBeDefined();
    expect(of(bold, { stages: [{ ...moved, movement: ((first?.movement ?? 0) + 1) % 5 }, ...rest] })).toMatch(
      /movements/,
    );
  });
  test('in the assembly', () => {
    const { assembly } = second.campaign;
    expect(of(second, { assembly: assembly === null ? null : { ...assembly, winningBid: 99 } })).toMatch(/assembly/);
  });
  test('in those who wait', () => {
    expect(of(second, { waiting: second.campaign.waiting.slice(1) })).toMatch(/wait/);
  });
  test('in how it ended', () => {
    const ended = play(aCampaign({ dream: 1 }), 0);
    expect(of(ended, { context: 'DEFAULT', status: 'FAILED' })).not.toBeNull();
  });
  test('in the number of stages, which stops it', () => {
    expect(() => of(second.with(RICH), { stages: second.campaign.stages.slice(1) })).toThrow('stages');
  });
});
