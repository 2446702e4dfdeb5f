import { CURRENT_RULEBOOK, commitmentOf } from '@consorcio/rules';
import { describe, expect, test } from 'vitest';
import { MOMENTS } from './game/moments.ts';
import type { Player } from './game/player.ts';
import { plainFate, sealedOf } from './game/seeds.ts';
import { onOneEngine } from './game/world.ts';

onOneEngine((world) => {
  describe('the current stage', () => {
    test('begins at the first of five positions with everything the screen needs', async () => {
      const player = await MOMENTS['at the first stage'](world);
      const stage = await player.current();
      const seedCommitment = commitmentOf(Buffer.from(sealedOf(plainFate(1)).seed).toString('hex'));
      expect(stage).toEqual({
        stage: {
          id: stage.stage.id,
          cycle: 1,
          type: 'MINIGAME',
          status: 'PENDING',
          createdByFailure: false,
          entryCostEnergy: 3,
          entryCostEffort: 1,
        },
        balance: { energy: 5, effort: 5 },
        dream: { id: 1, name: 'Viagem à praia', cycles: 3, effortCostPerCycle: 9, imagePath: 'dreams/1.png' },
        extras: { stageRelativeToCycle: 1, stageIsPayment: false, totalStages: 15, phase: 'STAGE' },
        campaign: {
          id: player.campaignId,
          completed: false,
          visualizedResults: false,
          status: 'ACTIVE',
          context: null,
          isNewGamePlus: false,
          lateCycles: [],
          number: 1,
          rulebook: CURRENT_RULEBOOK,
          seedCommitment,
          quota: stage.campaign.quota,
          after: { status: 'NONE', monthsLeft: 0, end: null },
        },
        user: { name: 'Ana Maria', personaId: 1, shifts: [] },
        assembly: null,
      });
    });

    test('caps the cost of an entry by what is left', async () => {
      const player = await MOMENTS['in room 2'](world);
      const { balance, stage, room } = await player.current();
      expect(balance).toEqual({ energy: 2, effort: 5 });
      expect(stage).toMatchObject({ status: 'STARTED', entryCostEnergy: 2, entryCostEffort: 1 });
      expect(room).toMatchObject({ id: 2, run: { game: 'tapper', vigor: 85 } });
    });

    test('shows the instalment with its late fee at the second attempt', async () => {
      const player = await MOMENTS['at the first stage'](world);
      expect(await player.liveBrokeMonth()).toMatchObject({ paid: false, campaignModified: false });
      const { dream, stage, extras, campaign } = await player.current();
      expect(campaign.lateCycles).toEqual([1]);
      expect(dream.effortCostPerCycle).toBe(10);
      expect(stage).toMatchObject({ type: 'MINIGAME', createdByFailure: true, cycle: 1 });
      expect(extras).toMatchObject({ stageRelativeToCycle: 4, totalStages: 15 });
      await player.play(3, 'script');
      expect((await player.current()).extras).toMatchObject({ stageRelativeToCycle: 5, stageIsPayment: true });
      const { entries } = await player.get('statement', { params: { campaignId: player.campaignId } });
      expect(entries.filter(({ kind }) => kind === 'INSTALMENT')).toEqual([]);
    });

    test('stays at the paid instalment from popup to popup until the assembly is over', async () => {
      const player = await MOMENTS['with the bids open'](world);
      const open = await player.current();
      expect(open).toMatchObject({
        stage: { type: 'PAYMENT', status: 'FINISHED' },
        extras: { stageRelativeToCycle: 5, phase: 'BID_OPEN' },
        room: { id: 1, run: null },
        assembly: { cycle: 1, bid: null, winningBid: null, winnerQuota: null, wonBefore: [] },
      });
      expect(open.assembly?.waiting).toHaveLength(15);
      expect(open.assembly?.neighbours).toHaveLength(3);

      const lost = await player.get('bidEffort', { body: { effort: 1 } });
      expect(lost).toMatchObject({ win: false, bid: 1, waiting: 15, balance: open.balance });
      const { stage, extras, assembly } = await player.current();
      expect(stage.id).toBe(open.stage.id);
      expect(extras.phase).toBe('BID_LOST');
      const { winningBid, winnerQuota } = lost;
      expect(assembly).toMatchObject({ cycle: 1, bid: 1, winningBid, winnerQuota });
      expect(assembly?.waiting).toHaveLength(14);
      expect(assembly?.waiting).not.toContain(winnerQuota);
      expect(assembly?.neighbours).toBeUndefined();

      expect(await player.keep()).toEqual({ balance: open.balance });
      expect((await player.current()).extras.phase).toBe('RAFFLE_OPEN');
      const raffle = await player.raffle();
      expect(raffle).toMatchObject({ wonJackpot: false, quota: open.campaign.quota, waiting: 14 });
      const next = await player.current();
      expect(next).toMatchObject({ stage: { cycle: 2 }, extras: { phase: 'STAGE' }, assembly: null });
      const { waiting, assemblies } = await player.get('group', { params: { campaignId: player.campaignId } });
      expect(waiting).toHaveLength(13);
      expect(assemblies).toMatchObject([{ cycle: 1, winnerQuota, drawnQuota: raffle.drawnQuota }]);
      expect(assemblies[0]?.bids).toContainEqual({ quota: open.campaign.quota, bid: 1 });
    });
  });

  describe('a stage that is begun', () => {
    test('gives the run that its log is replayed with', async () => {
      const player = await MOMENTS['at the first stage'](world);
      const { stage } = await player.current();
      const begun = await player.get('stageBegin', { body: { stageId: stage.id, roomId: 5 } });
      expect(begun).toEqual({
        stageId: stage.id,
        roomId: 5,
        run: { game: 'dancer', version: 1, seed: expect.stringMatching(/^[0-9a-f]{32}$/), vigor: 100 },
        balance: { energy: 5, effort: 4 },
      });
    });
    test('has no run at the instalment, and charges nothing', async () => {
      const player = await MOMENTS['at the payment'](world);
      const { balance, stage } = await player.current();
      expect(await player.begin(1)).toEqual({ stageId: stage.id, roomId: 1, run: null, balance });
    });
  });

  describe('a finished minigame', () => {
    test('pays by the verified score, at least the minimum of its room', async () => {
      const player = await MOMENTS['in room 2'](world);
      const { stage } = await player.current();
      const results = { ...(await player.log('given up')), score: 10_000, points: 99_999, reward: 99 };
      expect(await player.get('stageFinish', { body: { stageId: stage.id, results } })).toEqual({
        paid: null,
        campaignModified: false,
        score: 0,
        reward: { effort: 2, energy: 0 },
        balance: { effort: 7, energy: 2 },
      });
    });
    test('of any of the four games is believed when it was really played', async () => {
      for (const room of [2, 3, 4, 5]) {
        const player = await MOMENTS['at the first stage'](world);
        const finished = await player.play(room, 'script');
        expect(finished).toMatchObject({ paid: null });
        if ('score' in finished) expect(finished.score).toBeGreaterThan(6_000);
      }
    });
  });

  describe('a turn without a game', () => {
    const results = { game: 'tapper', version: 1, shift: true } as const;
    const finish = async (player: Player, asked: object) => {
      const { stage } = await player.current();
      return player.ask('stageFinish', { body: { stageId: stage.id, results: asked } });
    };
    /** Has played the snack bar's game once, and begun it again. */
    const again = async () => {
      const player = await MOMENTS['at the first stage'](world);
      await player.play(2);
      await player.begin(2);
      return player;
    };

    test('is offered for the games that the player has ended, in this campaign or before', async () => {
      const player = await again();
      expect((await player.current()).user.shifts).toEqual(['tapper']);
    });
    test('pays the honest wage without stars, and is kept in the statement', async () => {
      const player = await again();
      const { balance, room } = await player.current();
      const { reply } = await finish(player, { ...results, version: room?.run?.version });
      expect(reply).toEqual({
        ...{ paid: null, campaignModified: false, score: 500, reward: { effort: 3, energy: 0 } },
        balance: { ...balance, effort: balance.effort + 3 },
      });
      const { entries } = await player.get('statement', { params: { campaignId: player.campaignId } });
      expect(entries.at(-1)).toMatchObject({ kind: 'REWARD', roomId: 2, effort: 3 });
    });
    test('is refused where the game was never ended, unless the device knows better', async () => {
      const player = await MOMENTS['in room 2'](world);
      const version = (await player.current()).room?.run?.version;
      const before = await player.current();
      expect(await finish(player, { ...results, version })).toMatchObject({
        status: 403,
        message: 'SHIFT_NOT_ALLOWED',
      });
      expect(await player.current()).toEqual(before);
      expect(await finish(player, { ...results, version, endedHere: true })).toMatchObject({ status: 200 });
    });
    test.each([{ game: 'runner' }, { version: 99 }, { shift: false }])(
      'of another run is no turn: %j',
      async (changed) => {
        const player = await again();
        const version = (await player.current()).room?.run?.version;
        expect(await finish(player, { ...results, version, ...changed })).toMatchObject({ message: 'REPLAY_INVALID' });
      },
    );
  });
});
