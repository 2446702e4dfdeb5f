import { expect, test } from 'vitest';
import type { Player } from './game/player.ts';
import { fateWithCard } from './game/seeds.ts';
import { onOneEngine, type World } from './game/world.ts';

/** 'Décimo terceiro': what it gives pays the instalment at the second attempt. */
const BONUS = 6;

/** A player who missed the first instalment and paid it in its recovery. */
async function paidLate(world: World): Promise<Player> {
  const player = await world.player(fateWithCard(1, BONUS));
  await player.choose(1);
  expect((await player.liveBrokeMonth()).paid).toBe(false);
  await player.play(2, 'script');
  expect(await player.pay()).toMatchObject({ paid: true, campaignModified: false });
  return player;
}

onOneEngine((world) => {
  test('an instalment that was paid late leaves its month’s assembly without the player: no bid, no ball, and the way goes on as ever', async () => {
    const player = await paidLate(world);
    const { assembly } = await player.current();
    expect(assembly).toMatchObject({ cycle: 1, isOut: true });
    expect(await player.ask('bidEffort', { body: { effort: 1 } })).toMatchObject({
      status: 409,
      message: 'AUCTION_NOT_AVAILABLE',
    });
    await player.keep();
    const { assembly: decided, campaign } = await player.current();
    expect(decided?.waiting).toContain(campaign.quota);
    const drawn = await player.raffle();
    expect(drawn).toMatchObject({ wonJackpot: false, waiting: (decided?.waiting.length ?? 0) - 1 });
    expect((await player.current()).stage.cycle).toBe(2);
  });

  test('a late month is told in choices, group, statement and audit', async () => {
    const player = await paidLate(world);
    await player.keep();
    await player.raffle();
    const params = { campaignId: player.campaignId };
    const [first] = (await player.get('choices', { params })).months;
    expect(first).toMatchObject({ bid: null, isOut: true, recovery: { roomId: 2 } });
    expect((await player.get('group', { params })).assemblies[0]).toMatchObject({ cycle: 1, isOut: true });
    const { entries } = await player.get('statement', { params });
    expect(entries.filter(({ kind }) => kind === 'EVENT')).toMatchObject([{ eventId: BONUS, option: 1 }]);
    await player.get('giveUp', {});
    const audit = await player.get('audit', { params });
    expect(audit.lateCycles).toEqual([1]);
    const raffle = audit.draws.find(({ label }) => label === 'sorteio:1');
    expect(raffle?.n).toBe(13);
  });
});
