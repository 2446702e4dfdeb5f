import type { RouteName } from '@consorcio/contract';
import { expect, test } from 'vitest';
import { MOMENTS } from './game/moments.ts';
import { onEveryEngine } from './game/world.ts';

onEveryEngine((world) => {
  test('no id of one player does anything for another', async () => {
    const owner = await MOMENTS['at the event'](world);
    const [pending] = await owner.get('pendingEvents', { params: { campaignId: owner.campaignId } });
    const [earned] = await owner.get('badgePending', {});
    const { stage } = await owner.current();
    const { campaignId } = owner;
    const event = { params: { id: pending?.id } };
    const before = [await owner.current(), await owner.get('badgePending', {})];

    for (const other of [await MOMENTS['at the event'](world), await MOMENTS['at the payment'](world)]) {
      const standing = await other.current();
      const TRIED: readonly [RouteName, { body?: unknown; params?: unknown }, number, unknown][] = [
        ['stageBegin', { body: { stageId: stage.id, roomId: 2 } }, 404, 'STAGE_NOT_FOUND'],
        ['stageFinish', { body: { stageId: stage.id, results: {} } }, 404, 'STAGE_NOT_FOUND'],
        ['acknowledgeEvent', event, 404, 'STAGE_NOT_FOUND'],
        ['pendingEvents', { params: { campaignId } }, 200, undefined],
        ['statement', { params: { campaignId } }, 404, 'CAMP_NOT_FOUND'],
        ['choices', { params: { campaignId } }, 404, 'CAMP_NOT_FOUND'],
        ['group', { params: { campaignId } }, 404, 'CAMP_NOT_FOUND'],
        ['seeResults', { body: { campaignId } }, 404, 'CAMP_NOT_FOUND'],
        ['publicCampaign', { params: { campaignId } }, 404, 'CAMP_NOT_FOUND'],
        ['badgeSeen', { params: { id: earned?.id } }, 200, undefined],
      ];
      for (const [name, asked, status, message] of TRIED) {
        const answered = await other.ask(name, asked);
        expect([name, answered.status, answered.message]).toEqual([name, status, message]);
        if (status === 200) expect(answered.reply).toEqual([]);
      }
      expect(await other.current()).toEqual(standing);
    }
    expect([await owner.current(), await owner.get('badgePending', {})]).toEqual(before);
  });

  test("another player's id in front of one's own campaign opens nothing", async () => {
    const owner = await MOMENTS['with the dream fulfilled'](world);
    const other = await MOMENTS['with the dream fulfilled'](world);
    const bytes = (id: string): Buffer => Buffer.from(id, 'base64url');
    const mixed = Buffer.concat([bytes(owner.campaignId).subarray(0, 16), bytes(other.campaignId).subarray(16)]);
    const turned = Buffer.concat([bytes(other.campaignId).subarray(0, 16), bytes(owner.campaignId).subarray(16)]);
    for (const campaignId of [mixed, turned].map((id) => id.toString('base64url'))) {
      for (const name of ['statement', 'choices', 'group', 'audit', 'publicCampaign'] as const)
        expect(await other.ask(name, { params: { campaignId } })).toMatchObject({ message: 'CAMP_NOT_FOUND' });
      expect(await other.ask('seeResults', { body: { campaignId } })).toMatchObject({ message: 'CAMP_NOT_FOUND' });
    }
  });

  test('ids of stages, events, campaigns and badges tell nothing and are never the same', async () => {
    const seen = new Set<string>();
    for (let i = 0; i < 2; i += 1) {
      const player = await MOMENTS['at the event'](world);
      const [pending] = await player.get('pendingEvents', { params: { campaignId: player.campaignId } });
      const earned = await player.get('badgeEarned', {});
      const { stage } = await player.current();
      for (const id of [player.campaignId, stage.id, pending?.id ?? '', ...earned.map((badge) => badge.id)]) {
        expect(id).toMatch(/^[A-Za-z0-9_-]{32,43}$/);
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
    }
  });
});
