import type { CampaignChoices } from '@consorcio/rules/what-if';
import { expect, test } from 'vitest';
import { momentsOf } from './decisions.ts';

const turn = { roomId: 2, scoreBp: 6_000 } as const;
const month = { turns: [turn, turn, turn], recovery: turn, bid: { offered: 2, of: 4 } };
const choices: CampaignChoices = {
  rulebook: 3,
  dreamId: 4,
  isNewGamePlus: false,
  months: [month, month],
  options: [
    { eventId: 9, option: 1 },
    { eventId: 10, option: 2 },
  ],
  after: { use: 'TERM', plans: [{ works: 3, lightest: 2 }] },
};

test('of what can be changed, no list has the same name twice', () => {
  const moments = momentsOf(choices);
  const lists = [
    moments,
    ...moments.map(({ decisions }) => decisions),
    ...moments.flatMap(({ decisions }) => decisions.map(({ ways }) => ways)),
  ];
  expect(lists.length).toBeGreaterThan(10);
  for (const list of lists) expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
});
