import { describe, expect, test } from 'vitest';
import { MOMENTS } from './game/moments.ts';
import { onEveryEngine } from './game/world.ts';

onEveryEngine((world) => {
  describe('a finish that is sent again', () => {
    test('answers as the first time, also when the campaign has moved on', async () => {
      const player = await MOMENTS['in room 2'](world);
      const { stage } = await player.current();
      const body = { stageId: stage.id, results: { ...(await player.log('script')) } };
      const first = await player.get('stageFinish', { body });
      for (const room of [3, 5]) await player.play(room, 'script');
      await player.acknowledge();
      expect(await player.get('stageFinish', { body })).toEqual(first);
      const payment = await player.begin(1);
      const paid = { stageId: payment.stageId, results: {} };
      const firstPaid = await player.get('stageFinish', { body: paid });
      await player.keep();
      await player.raffle();
      await player.play(5);
      expect(await player.get('stageFinish', { body: paid })).toEqual(firstPaid);
      expect(await player.get('stageFinish', { body })).toEqual(first);
    });

    test('is read only once: the body of a repeat does not count', async () => {
      const player = await MOMENTS['in room 2'](world);
      const { stage } = await player.current();
      const first = await player.get('stageFinish', {
        body: { stageId: stage.id, results: { ...(await player.log('given up')) } },
      });
      const again = await player.get('stageFinish', { body: { stageId: stage.id, results: { score: 10_000 } } });
      expect(again).toEqual(first);
    });

    test('of a campaign before the newest one still answers as the first time; a begin there is of the past', async () => {
      const player = await MOMENTS['at the first stage'](world);
      const { stageId, run } = await player.begin(2);
      if (run === null) throw new Error('room 2 has a game');
      const results = { game: run.game, version: run.version, ticks: 0, inputs: [] };
      const first = await player.get('stageFinish', { body: { stageId, results } });
      const unfinished = await player.begin(3);
      await player.get('giveUp', {});
      expect(await player.ask('stageFinish', { body: { stageId, results } })).toMatchObject({
        message: 'CAMP_NOT_FOUND',
      });
      await player.choose(2);
      expect(await player.get('stageFinish', { body: { stageId, results } })).toEqual(first);
      expect(await player.ask('stageBegin', { body: { stageId, roomId: 2 } })).toMatchObject({
        message: 'STAGE_IS_NOT_CURRENT',
      });
      const late = { stageId: unfinished.stageId, results };
      expect(await player.ask('stageFinish', { body: late })).toMatchObject({ message: 'STAGE_IS_NOT_CURRENT' });
    });

    test('answers as the first time when it was the one that ended the campaign', async () => {
      const player = await MOMENTS['with the dream fulfilled'](world);
      const { stage } = await player.stage();
      expect(await player.get('stageFinish', { body: { stageId: stage.id, results: {} } })).toMatchObject({
        paid: true,
        campaignModified: true,
      });
    });
  });

  test('a begin that is sent again answers the same run and charges nothing, until its stage is finished', async () => {
    const player = await MOMENTS['at the first stage'](world);
    const first = await player.begin(3);
    expect(await player.begin(3)).toEqual(first);
    const { room } = await player.current();
    expect(room).toEqual({ id: 3, run: first.run });
    await player.get('stageFinish', {
      body: { stageId: first.stageId, results: { ...(await player.log('given up')) } },
    });
    expect(await player.ask('stageBegin', { body: { stageId: first.stageId, roomId: 3 } })).toMatchObject({
      message: 'STAGE_IS_NOT_CURRENT',
    });
  });

  test('acknowledging an event again gives the same balance and changes nothing', async () => {
    const player = await MOMENTS['at the event'](world);
    const [pending] = await player.get('pendingEvents', { params: { campaignId: player.campaignId } });
    if (pending === undefined) throw new Error('an event waits');
    const first = await player.get('acknowledgeEvent', { params: { id: pending.id }, body: {} });
    await player.pay();
    expect(await player.get('acknowledgeEvent', { params: { id: pending.id }, body: {} })).toEqual(first);
    expect(await player.get('pendingEvents', { params: { campaignId: player.campaignId } })).toEqual([]);
  });

  test('giving up and seeing the results may be said twice', async () => {
    const player = await MOMENTS['after giving up'](world);
    expect(await player.get('giveUp', {})).toEqual({});
    const { campaignId } = player;
    expect(await player.get('seeResults', { body: { campaignId } })).toEqual({});
    await player.choose(1);
    expect(await player.get('seeResults', { body: { campaignId } })).toEqual({});
    expect((await player.current()).campaign.status).toBe('ACTIVE');
  });
});
