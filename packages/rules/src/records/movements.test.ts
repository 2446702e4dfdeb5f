import { describe, expect, test } from 'vitest';
import { aCampaign } from '../../test/support/a-campaign.ts';
import { movementsOf, runPays } from './movements.ts';

describe('the statement', () => {
  const world = aCampaign({ rulebook: 3 }).play(4, 10_000).atPayment();
  const month = world.begin(1).finish(null);

  test('lists every movement of a month in order, with the balance after it', () => {
    const lines = movementsOf(month.facts).map(({ kind, roomId, eventId, amount, energy, effort, balance }) => [
      kind,
      roomId ?? eventId,
      amount,
      energy,
      effort,
      balance.energy,
      balance.effort,
    ]);
    expect(lines).toEqual([
      ['START', null, null, 5, 5, 5, 5],
      ['ENTRY', 4, 2, 0, -2, 5, 3],
      ['REWARD', 4, 9, 9, 0, 14, 3],
      ['ENTRY', 2, 3, -3, 0, 11, 3],
      ['REWARD', 2, 6, 0, 6, 11, 9],
      ['ENTRY', 2, 3, -3, 0, 8, 9],
      ['REWARD', 2, 6, 0, 6, 8, 15],
      ['EVENT', 17, null, 0, 2, 8, 17],
      ['INSTALMENT', null, 12, 0, -12, 8, 5],
    ]);
  });

  test('names a lost bid, which moves nothing, and a won one, which is paid', () => {
    expect(movementsOf(month.bid(1).facts).at(-1)).toMatchObject({ kind: 'BID_LOST', amount: 1, effort: 0 });
    expect(movementsOf(month.bid(5).facts).at(-1)).toMatchObject({ kind: 'BID_WON', amount: 5, effort: -5 });
  });

  test('says of each run, in the order of the rewards, how the day moved its pay and what of it mastery earned', () => {
    const played = aCampaign({ rulebook: 3 }).play(3, 6_000).play(5, 10_000).play(3, 0);
    const rewards = movementsOf(played.facts).filter(({ kind }) => kind === 'REWARD');
    expect(rewards.map(({ roomId, amount }) => [roomId, amount])).toEqual([
      [3, 5],
      [5, 11],
      [3, 1],
    ]);
    expect(runPays(played.campaign)).toEqual([{ movement: 1 }, { movement: 1, tip: 3 }, {}]);
    expect(runPays(aCampaign({ rulebook: 3 }).play(2, 10_000).begin(4).campaign)).toEqual([{ tip: 2 }]);
  });

  test('an entry that nothing could be charged for is still listed', () => {
    const line = movementsOf(aCampaign({ rulebook: 3 }).with({ energy: 0 }).begin(2).facts).at(-1);
    expect(line).toMatchObject({ kind: 'ENTRY', amount: 0, energy: 0 });
    expect(Object.is(line?.amount, -0)).toBe(false);
  });
});
