import { CURRENT_RULEBOOK, roomsFor, rulebookOf } from '@consorcio/rules';
import { commitmentOf, drawFrom, seedOfRoot, verifyDraws } from '@consorcio/rules/audit';
import { DREAMS, PERSONAS } from '@consorcio/rules/catalogue';
import { type MonthChoices, relive } from '@consorcio/rules/what-if';
import { describe, expect, test } from 'vitest';
import { MOMENTS } from './game/moments.ts';
import { call } from './game/player.ts';
import { onOneEngine } from './game/world.ts';

onOneEngine((world) => {
  describe('a persona', () => {
    test('is one of four, and may be changed until a dream is chosen', async () => {
      const player = await world.newcomer();
      expect(await player.ask('personaCurrent')).toMatchObject({ status: 404, message: 'PERSONA_NOT_FOUND' });
      expect(await player.get('personaList', {})).toEqual(PERSONAS);
      expect(await player.get('personaChoose', { body: { personaId: 3 } })).toEqual(PERSONAS[2]);
      expect(await player.get('personaChoose', { body: { personaId: 4 } })).toEqual(PERSONAS[3]);
      expect(await player.get('personaCurrent', {})).toEqual(PERSONAS[3]);
    });
    test('may be changed again between campaigns', async () => {
      const player = await MOMENTS['after the results were seen'](world);
      expect(await player.get('personaChoose', { body: { personaId: 2 } })).toMatchObject({ id: 2 });
    });
  });

  describe('a dream', () => {
    test('is one of those of the rulebook, with its figures and its credit in words', async () => {
      const player = await world.player();
      const dreams = await player.get('dreamList', {});
      expect(dreams.map(({ id, cycles }) => [id, cycles])).toEqual(DREAMS.map(({ id, cycles }) => [id, cycles]));
      expect(dreams[0]).toMatchObject({ name: 'Viagem à praia', difficulty: 'EASY', imagePath: 'dreams/1.png' });
      expect(dreams[0]).toMatchObject({ cycles: 3, realCredit: 'R$ 8.000' });
    });
    test('is chosen under the seal that was shown before, and the next seal is another', async () => {
      const bytes = Buffer.alloc(32, 7);
      const player = await world.player({ bytes });
      const chosen = await player.choose(4, 'palavra-da-sorte');
      expect(chosen).toEqual({
        campaignId: expect.stringMatching(/^[A-Za-z0-9_-]{44}$/),
        dreamId: 4,
        isNewGamePlus: false,
        seedCommitment: commitmentOf(seedOfRoot(bytes.toString('hex'))),
        quota: expect.any(Number),
      });
      await player.get('giveUp', {});
      expect((await player.choose(4)).seedCommitment).not.toBe(chosen.seedCommitment);
    });
    test('draws other numbers for another word of luck', async () => {
      const quotas = new Set<number>();
      for (const word of ['', 'trevo', 'figa', 'ferradura', 'arruda']) {
        const player = await world.player({ bytes: Buffer.alloc(32, 9) });
        quotas.add((await player.choose(7, word)).quota);
      }
      expect(quotas.size).toBeGreaterThan(1);
    });
  });

  describe('New Game Plus', () => {
    test('begins richer, pays better and asks for more', async () => {
      const player = await MOMENTS['after the results were seen'](world);
      expect((await player.choose(1)).isNewGamePlus).toBe(true);
      const { balance, dream, campaign } = await player.current();
      expect(balance).toEqual({ energy: 10, effort: 10 });
      expect(dream.effortCostPerCycle).toBe(13);
      expect(campaign.isNewGamePlus).toBe(true);
      const mostOf = (rooms: readonly Pick<ReturnType<typeof roomsFor>[number], 'rewards'>[]) =>
        rooms.map(({ rewards: { maxEffort, maxEnergy } }) => maxEffort + maxEnergy);
      const [usual, better] = [mostOf(roomsFor(null)), mostOf(await player.get('rooms', {}))];
      expect(better.map((most, i) => most > (usual[i] ?? 0))).toEqual(usual.map((most) => most > 0));
    });
    test('is not for a dream that was given up', async () => {
      const player = await MOMENTS['after giving up'](world);
      expect((await player.choose(1)).isNewGamePlus).toBe(false);
    });
  });

  test('the rooms pay the normal rewards to a player without a campaign', async () => {
    const player = await world.player();
    expect(await player.get('rooms', {})).toEqual(roomsFor(null));
  });

  describe('the unexpected event', () => {
    test('waits at the fourth position, with a text of its effect', async () => {
      const player = await MOMENTS['at the event'](world);
      const { stage, extras, room } = await player.current();
      expect([stage.type, stage.status, extras.stageRelativeToCycle, room]).toEqual(['EVENT', 'STARTED', 4, undefined]);
      const [pending] = await player.get('pendingEvents', { params: { campaignId: player.campaignId } });
      expect(pending?.event.effect).toMatch(/^[+-]\d #(enr|eff)#( e [+-]\d #eff#)?$/);
      expect(pending?.event.speech).not.toBe('');
    });
    test('does not wait at other stages, for other ids, or without an id', async () => {
      const player = await MOMENTS['at the payment'](world);
      for (const campaignId of [player.campaignId, 'x', '', 'undefined'])
        expect(await player.get('pendingEvents', { params: { campaignId } })).toEqual([]);
    });
    test('moves the campaign on to the instalment', async () => {
      const player = await MOMENTS['at the event'](world);
      const { balance } = await player.acknowledge();
      expect(await player.current()).toMatchObject({ balance, stage: { type: 'PAYMENT', status: 'PENDING' } });
    });
  });

  describe('a campaign that is over', () => {
    test('opens its seal: anybody can check every draw', async () => {
      const player = await MOMENTS['with the dream fulfilled'](world);
      const { campaignId } = player;
      const { reply } = await call(world.app, null, 'audit', { params: { campaignId } });
      expect(reply).toMatchObject({ dreamId: 1, isNewGamePlus: false, status: 'SUCCESS', clientSeed: '' });
      expect(reply.draws.map(({ label }) => label)).toEqual(expect.arrayContaining(['cota', 'evento:1', 'sorteio:2']));
      expect(verifyDraws(reply)).toMatchObject({ isSealTrue: true, isFair: true });
    });
    test('reveals nothing of its seed and draws while it is active', async () => {
      const player = await MOMENTS['in the second month'](world);
      const { campaignId } = player;
      const { reply } = await call(world.app, null, 'audit', { params: { campaignId } });
      expect(reply).toMatchObject({ status: 'ACTIVE', seed: null, draws: [] });
    });
    test('opens its seal when it was given up as well', async () => {
      const player = await MOMENTS['after giving up'](world);
      const { reply } = await call(world.app, null, 'audit', { params: { campaignId: player.campaignId } });
      expect(verifyDraws(reply)?.isFair).toBe(true);
    });
    test.each(['', 'x', 'A'.repeat(43)])('is not found under %j', async (campaignId) => {
      for (const name of ['audit', 'publicCampaign'] as const)
        expect(await call(world.app, null, name, { params: { campaignId } })).toMatchObject({ status: 404 });
    });
    test('is public by first name, persona, dream and paid contract only, and only when the dream came true', async () => {
      const fulfilled = await MOMENTS['with the dream fulfilled'](world);
      const { reply } = await call(world.app, null, 'publicCampaign', { params: { campaignId: fulfilled.campaignId } });
      expect(reply).toEqual({
        dream: { imagePath: 'dreams/1.png', name: 'Viagem à praia' },
        user: { name: 'Ana' },
        contractEnd: 'QUITADO',
        personaId: 1,
      });
      for (const moment of ['in the second month', 'after giving up'] as const) {
        const { campaignId } = await MOMENTS[moment](world);
        expect(await call(world.app, null, 'publicCampaign', { params: { campaignId } })).toMatchObject({
          message: 'CAMP_NOT_FOUND',
        });
      }
    });
  });

  describe('the choices of a campaign', () => {
    test('list places, their situations, scores, bids and events month by month', async () => {
      const player = await MOMENTS['with a bid lost'](world);
      const { months } = await player.get('choices', { params: { campaignId: player.campaignId } });
      const situation = expect.objectContaining({ shifts: expect.any(Number), isBare: expect.any(Boolean) });
      const turn = expect.objectContaining({ roomId: expect.any(Number), scoreBp: expect.any(Number), situation });
      expect(months).toEqual([
        {
          turns: [turn, turn, turn],
          recovery: null,
          bid: { offered: 1, of: expect.any(Number) },
          eventId: expect.any(Number),
        },
      ]);
    });
    test('with the revealed seed make the same campaign again', async () => {
      const player = await MOMENTS['with the dream fulfilled'](world);
      const params = { campaignId: player.campaignId };
      const [{ months, options }, audit] = [
        await player.get('choices', { params }),
        await player.get('audit', { params }),
      ];
      const { rulebook, isNewGamePlus } = audit;
      const mine = { rulebook, dreamId: 1 as const, isNewGamePlus, months: months as readonly MonthChoices[], options };
      const draw = drawFrom({ serverSeed: audit.seed ?? '', clientSeed: audit.clientSeed });
      expect(relive(mine, draw)).toEqual({ context: 'PAID', cycle: 3 });
    });
  });

  test('the statement lists every movement in order, with its cause', async () => {
    const player = await MOMENTS['with a bid lost'](world);
    const { entries: all } = await player.get('statement', { params: { campaignId: player.campaignId } });
    const entries = all.filter(({ stars }) => stars === undefined);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'START',
      'ENTRY',
      'REWARD',
      'ENTRY',
      'REWARD',
      'ENTRY',
      'REWARD',
      'EVENT',
      'INSTALMENT',
      'BID_LOST',
    ]);
    expect(entries[0]).toMatchObject({ roomId: null, eventId: null, amount: null, balance: { energy: 5, effort: 5 } });
    expect(entries[1]).toMatchObject({ cycle: 1, roomId: 5, amount: 1, effort: -1, energy: 0 });
    expect(entries[7]).toMatchObject({ eventId: expect.any(Number), roomId: null, amount: null, option: 1 });
    expect(entries[8]).toMatchObject({ amount: 9, effort: -9 });
    expect(entries[9]).toMatchObject({ amount: 1, effort: 0, energy: 0, balance: entries[8]?.balance });
    const { months } = await player.get('choices', { params: { campaignId: player.campaignId } });
    const days = months[0]?.turns.map(({ movement }) => movement) ?? [];
    expect(entries.filter(({ kind }) => kind === 'REWARD').map(({ movement }) => movement)).toEqual(days);
    expect(days[0], 'a place that pays by the day').toBeDefined();
    const { least = 0, energy = 0 } = rulebookOf(CURRENT_RULEBOOK).stars ?? {};
    const isThanked = months[0]?.turns.some(({ scoreBp = 0 }) => scoreBp >= least);
    expect(all.filter(({ stars }) => stars)).toMatchObject(isThanked ? [{ kind: 'REWARD', roomId: null, energy }] : []);
    const times = all.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const { at } of all) expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});
