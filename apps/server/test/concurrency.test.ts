import { describe, expect, test } from 'vitest';
import { COMMANDS, everythingOf } from './game/commands.ts';
import { expectHonestStatement } from './game/consistent-statement.ts';
import { MOMENTS } from './game/moments.ts';
import { onEveryEngine } from './game/world.ts';

const SIDE_BY_SIDE = 20;

onEveryEngine((world) => {
  describe(`of ${SIDE_BY_SIDE} equal commands side by side one takes effect`, () => {
    test.each(Object.entries(COMMANDS))('%s', async (_, { moment, command, late }) => {
      const player = await MOMENTS[moment](world);
      const { name, ...asked } = await command(player);
      const answers = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => player.ask(name, asked)));
      const first = answers.filter(({ message }) => message === undefined);
      const refused = answers.filter(({ message }) => message !== undefined);
      expect(new Set(first.map(({ reply }) => JSON.stringify(reply))).size).toBe(1);
      expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(late === null ? [] : [late]));
      expect(first.length).toBe(late === null ? SIDE_BY_SIDE : 1);

      if (name === 'dreamChoose') player.campaignId = (await player.stage()).campaign.id;
      const afterwards = await everythingOf(player);
      const again = await player.ask(name, asked);
      expect([again.message, late === null ? again.reply : null]).toEqual([
        late ?? undefined,
        late === null ? first[0]?.reply : null,
      ]);
      expect(await everythingOf(player)).toEqual(afterwards);
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
