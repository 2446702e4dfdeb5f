import type { RouteName } from '@consorcio/contract';
import { Dice } from '@consorcio/kernel';
import { BROKEN_INVARIANTS } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';
import { expectHonestStatement } from './game/consistent-statement.ts';
import type { Player } from './game/player.ts';
import { onOneEngine } from './game/world.ts';

/** By each player. */
const COMMANDS = 150;

interface Try {
  readonly name: RouteName;
  readonly body?: unknown;
  readonly params?: unknown;
}

/** One of the commands of the months after a letter. */
function monthsAfter(campaignId: string, dice: Dice): readonly Try[] {
  const params = { campaignId };
  const month = 2 + dice.below(2);
  const tries: readonly Try[] = [
    { name: 'afterLetterUse', params, body: { use: 'TERM' } },
    { name: 'afterLetterPlan', params, body: { month, works: 1 + dice.below(3) } },
    { name: 'afterLetterEvent', params, body: { month, option: 1 + dice.below(3) } },
    { name: 'afterLetterPay', params, body: { month } },
  ];
  return [tries[dice.below(tries.length)] ?? { name: 'afterLetter', params }];
}

/** Anything that a player, or somebody with a player's token, might send at any moment. */
async function anyCommand(player: Player, dice: Dice, past: readonly string[]): Promise<Try> {
  const standing = await player.standing();
  const stageIds = [standing?.stage.id ?? '', ...past];
  const stageId = dice.below(4) > 0 ? stageIds[0] : stageIds[dice.below(stageIds.length)];
  const effort = dice.below((standing?.balance.effort ?? 0) + 3);
  const { campaignId } = player;
  const run = standing?.room?.run;
  const results = run ? { game: run.game, version: run.version, ticks: dice.below(2) * 600, inputs: [] } : {};
  const [pending] = await player.get('pendingEvents', { params: { campaignId } });
  const TRIES: readonly Try[] = [
    { name: 'stageBegin', body: { stageId, roomId: 1 + dice.below(6) } },
    { name: 'stageBegin', body: { stageId, roomId: standing?.stage.type === 'PAYMENT' ? 1 : 2 + dice.below(4) } },
    { name: 'stageFinish', body: { stageId, results } },
    { name: 'stageFinish', body: { stageId, results } },
    { name: 'acknowledgeEvent', params: { id: pending?.id ?? stageId } },
    { name: 'acknowledgeEvent', params: { id: pending?.id ?? stageId }, body: { option: 1 + dice.below(4) } },
    ...monthsAfter(campaignId, dice),
    { name: 'bidEffort', body: { effort } },
    { name: 'keepEffort' },
    { name: 'raffle' },
    { name: 'dreamChoose', body: { dreamId: 1 + dice.below(8) } },
    { name: 'personaChoose', body: { personaId: dice.below(6) } },
    { name: 'seeResults', body: { campaignId } },
    ...(dice.below(8) === 0 ? [{ name: 'giveUp' } as const] : []),
  ];
  return TRIES[dice.below(TRIES.length)] ?? { name: 'stageCurrent' };
}

onOneEngine((world) => {
  test('whatever a player sends, no invariant breaks, and the statement sums to the balance', async () => {
    const dice = Dice.of('0123456789abcdef0123456789abcdef', 1);
    const codes = new Set<string>();
    for (let players = 0; players < 2; players += 1) {
      const player = await world.player();
      await player.choose(1);
      const past: string[] = [];
      for (let i = 0; i < COMMANDS; i += 1) {
        const { name, ...asked } = await anyCommand(player, dice, past);
        const { status, message, reply } = await player.ask(name, asked);
        expect(status).toBeLessThan(500);
        codes.add(String(message ?? name));
        const { campaignId = player.campaignId, stageId = '' } = (reply ?? {}) as Partial<Record<string, string>>;
        player.campaignId = campaignId;
        past.push(stageId);
        await expectHonestStatement(player);
      }
    }
    for (const code of [...BROKEN_INVARIANTS, 'TRANSACTION_NOT_STARTED', 'UNKNOWN']) expect(codes).not.toContain(code);
    // The dance was a real one: it paid, or missed, and met the assembly.
    expect([...codes]).toEqual(
      expect.arrayContaining(['stageBegin', 'stageFinish', 'acknowledgeEvent', 'dreamChoose']),
    );
    expect(codes.size).toBeGreaterThan(15);
  });
});
