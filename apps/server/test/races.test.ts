import type { RouteName } from '@consorcio/contract';
import { describe, expect, test } from 'vitest';
import { expectHonestStatement } from './game/honesty.ts';
import { MOMENTS, type Moment } from './game/moments.ts';
import type { Player } from './game/player.ts';
import { onEveryEngine } from './game/world.ts';

const SIDE_BY_SIDE = 20;

type Command = (player: Player) => Promise<{ readonly name: RouteName; readonly body?: unknown; params?: unknown }>;

const onStage =
  (name: 'stageBegin' | 'stageFinish', rest: object): Command =>
  async (player) => ({ name, body: { stageId: (await player.current()).stage.id, ...rest } });
const finishPlayed: Command = async (player) => {
  const { stage } = await player.current();
  return { name: 'stageFinish', body: { stageId: stage.id, results: await player.log('best') } };
};
const acknowledge: Command = async (player) => {
  const [pending] = await player.get('pendingEvents', { params: { campaignId: player.campaignId } });
  return { name: 'acknowledgeEvent', params: { id: pending?.id } };
};

interface Race {
  readonly moment: Moment;
  readonly command: Command;
  /** The code of those that came too late; null where all get the first one's answer. */
  readonly late: string | null;
}

const RACES: Readonly<Record<string, Race>> = {
  'dream choices': {
    moment: 'without a campaign',
    command: async () => ({ name: 'dreamChoose', body: { dreamId: 1, clientSeed: 'sorte' } }),
    late: 'CAMP_NOT_FINISHED',
  },
  'begins of one room': { moment: 'at the first stage', command: onStage('stageBegin', { roomId: 3 }), late: null },
  'finished minigames': { moment: 'in room 2', command: finishPlayed, late: null },
  'acknowledged events': { moment: 'at the event', command: acknowledge, late: null },
  payments: { moment: 'at the begun payment', command: onStage('stageFinish', { results: {} }), late: null },
  'lost bids': {
    moment: 'with the bids open',
    command: async () => ({ name: 'bidEffort', body: { effort: 1 } }),
    late: 'AUCTION_NOT_AVAILABLE',
  },
  'winning bids': {
    moment: 'with the bids open',
    command: async () => ({ name: 'bidEffort', body: { effort: 11 } }),
    late: null,
  },
  'kept efforts': { moment: 'with the bids open', command: async () => ({ name: 'keepEffort' }), late: null },
  raffles: {
    moment: 'before the raffle',
    command: async () => ({ name: 'raffle' }),
    late: 'JACKPOT_ALREADY_ROLLED',
  },
  'farewells to a dream': { moment: 'at the payment', command: async () => ({ name: 'giveUp' }), late: null },
  'looks at the results': {
    moment: 'with the dream fulfilled',
    command: async ({ campaignId }) => ({ name: 'seeResults', body: { campaignId } }),
    late: null,
  },
  'lessons of one idea': {
    moment: 'at the first stage',
    command: async () => ({ name: 'conceptLearn', body: { conceptId: 7 } }),
    late: null,
  },
};

/** Everything a command could have done, told by the API. */
async function all(player: Player) {
  const { info, reply, message } = await player.ask('stageCurrent');
  const { campaignId } = player;
  return {
    standing: message === undefined ? reply : (info ?? message),
    statement: campaignId === '' ? null : await player.get('statement', { params: { campaignId } }),
    badges: await player.get('badgeList', {}),
    lessons: await player.get('conceptList', {}),
  };
}

onEveryEngine((world) => {
  describe(`of ${SIDE_BY_SIDE} equal commands side by side one takes effect`, () => {
    test.each(Object.entries(RACES))('%s', async (_, { moment, command, late }) => {
      const player = await MOMENTS[moment](world);
      const { name, ...asked } = await command(player);
      const answers = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => player.ask(name, asked)));
      const first = answers.filter(({ message }) => message === undefined);
      const refused = answers.filter(({ message }) => message !== undefined);
      expect(new Set(first.map(({ reply }) => JSON.stringify(reply))).size).toBe(1);
      expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(late === null ? [] : [late]));
      expect(first.length).toBe(late === null ? SIDE_BY_SIDE : 1);

      if (name === 'dreamChoose') player.campaignId = (await player.stage()).campaign.id;
      const afterwards = await all(player);
      const again = await player.ask(name, asked);
      expect([again.message, late === null ? again.reply : null]).toEqual([
        late ?? undefined,
        late === null ? first[0]?.reply : null,
      ]);
      expect(await all(player)).toEqual(afterwards);
      await expectHonestStatement(player);
    });
  });

  test('different commands side by side all take effect, one after the other', async () => {
    const player = await world.player();
    const ideas = Array.from({ length: 34 }, (_, i) => i + 1);
    const answers = await Promise.all(ideas.map((conceptId) => player.ask('conceptLearn', { body: { conceptId } })));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const { learned } = await player.get('conceptList', {});
    expect(learned.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ideas);
    const { progressByType, earnedByType } = await player.get('badgeList', {});
    expect(progressByType.CONCEPTS).toBe(34);
    expect(earnedByType.CONCEPTS?.map(({ badge }) => badge.grade)).toEqual([1, 2, 3]);
  });

  test('begins of different rooms side by side enter one room and charge once', async () => {
    const player = await MOMENTS['at the first stage'](world);
    const { stage } = await player.current();
    const rooms = [2, 3, 4, 5];
    const answers = await Promise.all(
      rooms.map((roomId) => player.ask('stageBegin', { body: { stageId: stage.id, roomId } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { message } of answers) expect([undefined, 'STAGE_ALREADY_STARTED']).toContain(message);
    const { entries } = await player.get('statement', { params: { campaignId: player.campaignId } });
    expect(entries.map(({ kind }) => kind)).toEqual(['START', 'ENTRY']);
  });

  test('a bid and a keep side by side: one of them decides the assembly', async () => {
    const player = await MOMENTS['with the bids open'](world);
    await Promise.all([player.ask('bidEffort', { body: { effort: 1 } }), player.ask('keepEffort')]);
    const { extras, assembly } = await player.current();
    expect(['BID_LOST', 'RAFFLE_OPEN']).toContain(extras.phase);
    expect(assembly?.waiting).toHaveLength(14);
    const { assemblies } = await player.get('group', { params: { campaignId: player.campaignId } });
    expect(assemblies).toHaveLength(1);
  });
});
