import type { RouteName } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import { expect, test } from 'vitest';
import { uuidBytes } from '../src/ids.ts';
import { MOMENTS } from './game/moments.ts';
import type { Player } from './game/player.ts';
import { onOneEngine } from './game/world.ts';

onOneEngine((world) => {
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
    const { ids } = world.server;
    const partOf = ({ campaignId }: Player): string => must(ids.read(campaignId), campaignId).partId;
    const mixed = [ids.of(owner.id, partOf(other)), ids.of(other.id, partOf(owner))];
    // The same in the form before, where anybody could do it.
    const before = mixed.map((id) => {
      const { playerId, partId } = must(ids.read(id), id);
      return Buffer.concat([playerId, partId].map(uuidBytes)).toString('base64url');
    });
    // The half that stands for the thing, of one, beside the half that stands for the player, of the other.
    const bytes = ({ campaignId }: Player): Buffer => Buffer.from(campaignId, 'base64url');
    const halves = (a: Player, b: Player): string =>
      Buffer.concat([bytes(a).subarray(0, 17), bytes(b).subarray(17)]).toString('base64url');
    for (const campaignId of [...mixed, ...before, halves(owner, other), halves(other, owner)]) {
      for (const name of ['statement', 'choices', 'group', 'audit', 'publicCampaign'] as const)
        expect(await other.ask(name, { params: { campaignId } })).toMatchObject({ message: 'CAMP_NOT_FOUND' });
      expect(await other.ask('seeResults', { body: { campaignId } })).toMatchObject({ message: 'CAMP_NOT_FOUND' });
    }
  });

  test('ids of stages, events, campaigns and badges reveal nothing and are never equal', async () => {
    const seen = new Set<string>();
    for (let i = 0; i < 2; i += 1) {
      const player = await MOMENTS['at the event'](world);
      const [pending] = await player.get('pendingEvents', { params: { campaignId: player.campaignId } });
      const earned = await player.get('badgeEarned', {});
      const { stage } = await player.current();
      for (const id of [player.campaignId, stage.id, pending?.id ?? '', ...earned.map((badge) => badge.id)]) {
        expect(id).toMatch(/^[A-Za-z0-9_-]{32,44}$/);
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
    }
  });
});
