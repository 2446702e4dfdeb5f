import { describe, expect, test } from 'vitest';
import { drawsMade, groupHistory, movementsOf, viewOf } from '../src/index.ts';
import type { CampaignStatus, Context } from '../src/vocabulary.ts';
import { aCampaign, BROKE, rigged, type World } from './support/a-campaign.ts';

/** Whole campaigns and how they end. Every fault that a campaign ever had adds a row. */
const mine = (world: World): number => world.campaign.waiting.indexOf(world.campaign.quota);

/** The draws with which the player's quota comes up in the raffle of that cycle. */
const lucky = (cycle: number, dream = 4): World => {
  const before = aCampaign({ dream }).inCycle(cycle).paid().keep();
  return aCampaign({ dream, draw: rigged({ [`sorteio:${cycle}`]: mine(before) }) });
};

interface End {
  readonly status: CampaignStatus;
  readonly context: Context | null;
  readonly cycle: number;
  readonly stages: number;
}

const journeys: readonly (readonly [title: string, world: World, end: End])[] = [
  [
    'house renovation, all paid',
    aCampaign().inCycle(6).paid(),
    { status: 'SUCCESS', context: 'PAID', cycle: 6, stages: 30 },
  ],
  [
    'trip to the beach, all paid',
    aCampaign({ dream: 1 }).inCycle(3).paid(),
    { status: 'SUCCESS', context: 'PAID', cycle: 3, stages: 15 },
  ],
  [
    'own house, all paid in New Game Plus',
    aCampaign({ dream: 7, dreamsDone: 1 }).inCycle(9).paid(),
    { status: 'SUCCESS', context: 'PAID', cycle: 9, stages: 45 },
  ],
  [
    'house renovation, won by bid in the second month',
    aCampaign().nextMonth().paid().bid(60),
    { status: 'SUCCESS', context: 'BID', cycle: 2, stages: 10 },
  ],
  [
    'house renovation, a bid lost, then all paid',
    aCampaign().paid().bid(1).keep().raffle().inCycle(6).paid(),
    { status: 'SUCCESS', context: 'PAID', cycle: 6, stages: 30 },
  ],
  [
    'house renovation, own quota drawn in the third month',
    lucky(3).inCycle(3).paid().keep().raffle(),
    { status: 'SUCCESS', context: 'JACKPOT', cycle: 3, stages: 15 },
  ],
  [
    'new car, default in the first month',
    aCampaign({ dream: 5 }).missed().play().with(BROKE).settle(),
    { status: 'FAILED', context: 'DEFAULT', cycle: 1, stages: 7 },
  ],
  [
    'new car, two months late and recovered, all paid',
    aCampaign({ dream: 5 }).missed().nextMonth().missed().nextMonth().inCycle(7).paid(),
    { status: 'SUCCESS', context: 'PAID', cycle: 7, stages: 39 },
  ],
  [
    'new car, the third late instalment excludes without another chance',
    aCampaign({ dream: 5 }).missed().nextMonth().missed().nextMonth().missed(),
    { status: 'FAILED', context: 'DEFAULT', cycle: 3, stages: 19 },
  ],
];

describe('a whole campaign', () => {
  test.each(journeys)('%s', (_, { campaign, draw, facts }, end) => {
    const { status, context, cycle, stages } = campaign;
    expect({ status, context, cycle, stages: stages.length }).toEqual(end);
    expect(viewOf(campaign).campaign).toMatchObject({ completed: true, visualizedResults: false, status, context });

    const history = groupHistory(campaign, draw);
    expect(history.waiting).toEqual(campaign.waiting);
    const rivals = facts.flatMap((fact) => (fact.type === 'RivalAwarded' ? [fact.quota] : []));
    const told = history.assemblies.flatMap(({ winnerQuota, drawnQuota }) => [winnerQuota, drawnQuota]);
    expect(told.filter((quota) => quota !== null && quota !== campaign.quota)).toEqual(rivals);
    expect(drawsMade(campaign, draw)[0]).toMatchObject({ label: 'cota', value: campaign.quota - 1 });
  });

  test('fits into about three thousand characters', () => {
    const { campaign } = aCampaign().inCycle(6).paid();
    expect(JSON.stringify(campaign).length).toBeLessThan(3_000);
    expect(JSON.parse(JSON.stringify(campaign))).toEqual(campaign);
  });

  test('late instalments stand in the statement with their fee', () => {
    const { facts } = aCampaign({ dream: 5 }).missed().nextMonth();
    const kinds = movementsOf(facts).map(({ kind, amount }) => `${kind} ${amount}`);
    expect(kinds).toContain('LATE_INSTALMENT 13');
    expect(kinds).not.toContain('INSTALMENT 12');
  });
});

test('the worked campaign meets the events of the page', () => {
  const { campaign } = aCampaign().inCycle(6).paid();
  expect(campaign.stages.flatMap(({ eventId }) => eventId ?? [])).toEqual([17, 13, 5, 10, 6, 11]);
});
