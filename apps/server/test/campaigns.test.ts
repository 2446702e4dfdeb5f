import { describe, expect, test } from 'vitest';
import { expectHonestStatement } from './game/consistent-statement.ts';
import type { Player } from './game/player.ts';
import { lowBids, luckyFate, plainFate } from './game/seeds.ts';
import { onOneEngine } from './game/world.ts';

const campaignOf = async (player: Player) => (await player.stage()).campaign;

onOneEngine((world) => {
  describe('a dream of three cycles, played by the calls alone', () => {
    test('is fulfilled by paying every instalment, and told to everybody', async () => {
      const player = await world.player(plainFate(1));
      await player.choose(1);
      for (const cycle of [1, 2]) {
        expect((await player.current()).stage.cycle).toBe(cycle);
        expect(await player.livePaidMonth()).toMatchObject({ paid: true, campaignModified: false });
        await player.keep();
        expect(await player.raffle()).toMatchObject({ wonJackpot: false });
      }
      expect(await player.livePaidMonth()).toMatchObject({ paid: true, campaignModified: true });
      await expectHonestStatement(player);
      expect(await campaignOf(player)).toMatchObject({
        status: 'SUCCESS',
        context: 'PAID',
        visualizedResults: false,
      });

      const { campaignId } = player;
      expect(await player.get('publicCampaign', { params: { campaignId } })).toEqual({
        dream: { imagePath: 'dreams/1.png', name: 'Viagem à praia' },
        user: { name: 'Ana' },
        contractEnd: 'QUITADO',
        personaId: 1,
      });
      expect(await player.get('group', { params: { campaignId } })).toMatchObject({ waiting: [] });
      expect(await player.get('seeResults', { body: { campaignId } })).toEqual({});
      expect(await player.ask('stageCurrent')).toMatchObject({ status: 404, message: 'CAMP_NOT_FOUND' });

      const again = await player.choose(2);
      expect(again.isNewGamePlus).toBe(true);
      expect((await player.current()).balance).toEqual({ energy: 10, effort: 10 });
    });

    test('is lost when the second attempt of a month fails too, and a new one may be chosen', async () => {
      const player = await world.player(plainFate(1));
      await player.choose(1);
      let answer = await player.liveBrokeMonth();
      const answers = [answer];
      while (!answer.campaignModified) {
        const { stage, extras } = await player.current();
        expect(stage).toMatchObject({ type: 'MINIGAME', createdByFailure: true });
        expect(extras.stageRelativeToCycle).toBe(4);
        await player.play(5);
        answer = await player.pay();
        answers.push(answer);
      }
      expect(answers).toMatchObject([
        { paid: false, campaignModified: false },
        { paid: false, campaignModified: true },
      ]);
      await expectHonestStatement(player);
      expect(await campaignOf(player)).toMatchObject({ status: 'FAILED', context: 'DEFAULT' });
      expect(await player.ask('dreamChoose', { body: { dreamId: 2 } })).toMatchObject({ message: 'CAMP_NOT_FINISHED' });
      await player.get('seeResults', { body: { campaignId: player.campaignId } });
      expect(await player.choose(2)).toMatchObject({ dreamId: 2, isNewGamePlus: false });
    });

    test('is fulfilled early by a bid that no rival tops', async () => {
      const player = await world.player(lowBids(1));
      await player.choose(1);
      await player.livePaidMonth();
      const { effort } = (await player.current()).balance;
      const bid = await player.get('bidEffort', { body: { effort } });
      expect(bid).toMatchObject({ win: true, bid: effort, winningBid: effort, waiting: 15 });
      expect(bid.balance.effort).toBe(0);
      await expectHonestStatement(player);
      expect(await campaignOf(player)).toMatchObject({ status: 'SUCCESS', context: 'BID' });
      const { entries } = await player.get('statement', { params: { campaignId: player.campaignId } });
      expect(entries.at(-1)).toMatchObject({ kind: 'BID_WON', amount: effort, effort: -effort });
    });

    test('is fulfilled early by the raffle', async () => {
      const player = await world.player(luckyFate(1));
      const { quota } = await player.choose(1);
      await player.livePaidMonth();
      await player.keep();
      expect(await player.raffle()).toEqual({ wonJackpot: true, drawnQuota: quota, quota, waiting: 14 });
      await expectHonestStatement(player);
      expect(await campaignOf(player)).toMatchObject({ status: 'SUCCESS', context: 'JACKPOT', completed: true });
      expect(await player.get('badgePending', {})).toContainEqual(expect.objectContaining({ badgeId: 25 }));
    });

    test('may be given up for another at any time', async () => {
      const player = await world.player();
      const first = await player.choose(1);
      await player.reachPayment(() => player.playSensibly());
      await player.get('giveUp', {});
      expect(await player.ask('stageCurrent')).toMatchObject({ message: 'CAMP_NOT_FOUND' });
      const second = await player.choose(3);
      expect(second.campaignId).not.toBe(first.campaignId);
      expect(second.seedCommitment).not.toBe(first.seedCommitment);
      expect(await player.current()).toMatchObject({ balance: { energy: 5, effort: 5 }, dream: { id: 3 } });
    });
  });

  test('a player may have more than 32,767 campaigns', async () => {
    const player = await world.player();
    await player.choose(1);
    await player.get('giveUp', {});
    await world.look('update campaign set number = 32767 where player_id = $1', [player.id]);
    await player.choose(1);
    await player.play(2);
    expect(await world.look('select campaign_number from run where player_id = $1', [player.id])).toEqual([
      { campaign_number: 32_768 },
    ]);
  });

  test('every minigame that was finished is kept as the log that was replayed', async () => {
    const player = await world.player();
    await player.choose(1);
    const rewards = [];
    for (const room of [2, 4, 5]) rewards.push(await player.play(room, 'script'));
    for (const { score } of rewards as { score: number }[]) expect(score).toBeGreaterThan(6_000);
    const runs = await world.look<{ ordinal: number; inputs: Uint8Array }>(
      'select ordinal, inputs from run where player_id = $1 order by ordinal',
      [player.id],
    );
    expect(runs.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3]);
    for (const run of runs) expect(run.inputs.length).toBeGreaterThan(20);
  });
});
