import { BADGES } from '@consorcio/rules/catalogue';
import { BADGE_TYPES } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { statement } from '../src/db/database.ts';
import { MOMENTS } from './game/moments.ts';
import { onOneEngine } from './game/world.ts';

/** The last answers to cards, as if they had been given a day before. */
const YESTERDAY = statement('test-yesterday')`update concept_card set asked_at = asked_at - interval '1 day'`;

onOneEngine((world) => {
  describe('a badge', () => {
    test('is not there before it was earned, but is listed with its counter', async () => {
      const player = await world.newcomer();
      const list = await player.get('badgeList', {});
      expect(list.all).toEqual(BADGES);
      expect(Object.keys(list.allByType)).toEqual([...BADGE_TYPES]);
      expect(list.allByType.SAVER?.map(({ value }) => value)).toEqual([5, 12, 20]);
      expect(list.earned).toEqual([]);
      expect(list.earnedByType.SAVER).toEqual([]);
      expect(list.progressByType).toEqual(Object.fromEntries(BADGE_TYPES.map((type) => [type, 0])));
      expect(await player.get('badgePending', {})).toEqual([]);
      expect(await player.get('badgeEarned', {})).toEqual([]);
    });

    test('is granted with the deed that earns it', async () => {
      const player = await MOMENTS['at the second stage'](world);
      await player.play(2);
      expect(await player.get('badgePending', {})).toEqual([]);
      await player.play(2);
      expect(await player.get('badgePending', {})).toEqual([
        { id: expect.stringMatching(/^[A-Za-z0-9_-]{44}$/), badgeId: 4, badge: BADGES[3] },
      ]);
      const { progressByType, earnedByType } = await player.get('badgeList', {});
      expect(progressByType.GAME_TAPPER).toBe(3);
      expect(earnedByType.GAME_TAPPER).toHaveLength(1);
    });

    test('waits until it was shown, and stays earned', async () => {
      const player = await MOMENTS['with the bids open'](world);
      const pending = await player.get('badgePending', {});
      expect(pending.map(({ badge }) => badge.type)).toEqual(expect.arrayContaining(['PAYMENT_ON_TIME', 'ASSEMBLY']));
      for (const { id } of [...pending, ...pending])
        expect(await player.get('badgeSeen', { params: { id } })).toEqual([]);
      expect(await player.get('badgePending', {})).toEqual([]);
      expect(await player.get('badgeEarned', {})).toEqual(pending);
      for (const id of ['', 'x', 'A'.repeat(43), 'undefined'])
        expect(await player.get('badgeSeen', { params: { id } })).toEqual([]);
    });

    test('counts over all campaigns of a player', async () => {
      const player = await MOMENTS['after the results were seen'](world);
      const before = (await player.get('badgeList', {})).progressByType;
      expect(before).toMatchObject({ PAYMENT_ON_TIME: 3, ASSEMBLY: 2, EVENTS: 3, DREAM_DONE: 1 });
      await player.choose(1);
      await player.play(3);
      const { GAME_RUNNER = 0 } = (await player.get('badgeList', {})).progressByType;
      expect(GAME_RUNNER).toBe((before.GAME_RUNNER ?? 0) + 1);
    });
  });

  describe('an idea of the notebook', () => {
    test('is learned once, in the month of the campaign', async () => {
      const player = await MOMENTS['in the second month'](world);
      expect(await player.get('conceptList', {})).toEqual({ learned: [], seen: [], month: 102 });
      const first = await player.get('conceptLearn', { body: { conceptId: 16 } });
      expect(first).toMatchObject({ learned: [{ id: 16, at: expect.any(String), cycle: 2 }] });
      expect(await player.get('conceptLearn', { body: { conceptId: 16 } })).toEqual(first);
      expect(await player.get('conceptList', {})).toEqual(first);
      expect((await player.get('badgeList', {})).progressByType.CONCEPTS).toBe(1);
    });
    test('has no month without a campaign', async () => {
      const player = await world.player();
      const { learned } = await player.get('conceptLearn', { body: { conceptId: 1 } });
      expect(learned).toMatchObject([{ id: 1, cycle: null }]);
    });
  });

  describe('the card of an idea', () => {
    const right = (conceptId: number) => ({ body: { conceptId, variant: 'a' as const, option: 0 } });

    test('makes it learned by right answers on two days, the first in a month after the one in which it was seen', async () => {
      const player = await MOMENTS['before the raffle'](world);
      const met = await player.get('conceptSeen', { body: { conceptId: 8 } });
      expect(met).toMatchObject({
        learned: [],
        seen: [{ id: 8, rights: 0, variant: null, dueMonth: 102 }],
        month: 101,
      });
      expect(await player.get('conceptSeen', { body: { conceptId: 8 } })).toEqual(met);
      expect(await player.get('conceptAnswer', right(8))).toEqual(met);
      await player.raffle();
      const answered = await player.get('conceptAnswer', right(8));
      expect(answered).toMatchObject({
        learned: [],
        seen: [{ id: 8, rights: 1, variant: 'a', dueMonth: 105 }],
      });
      expect(await player.get('conceptAnswer', right(8))).toEqual(answered);
      expect(await player.get('conceptList', {})).toEqual(answered);
      await world.server.database.query(YESTERDAY, []);
      const other = { body: { conceptId: 8, variant: 'b' as const, option: 0 } };
      expect(await player.get('conceptAnswer', other)).toMatchObject({
        learned: [{ id: 8, cycle: 2 }],
        seen: [{ id: 8, rights: 2, variant: 'b' }],
      });
      expect((await player.get('badgeList', {})).progressByType.CONCEPTS).toBe(1);
    });

    test('asks the other question next month after a wrong one, and takes no mark away', async () => {
      const player = await MOMENTS['before the raffle'](world);
      await player.get('conceptLearn', { body: { conceptId: 8 } });
      const wrong = await player.get('conceptAnswer', { body: { conceptId: 8, variant: 'a', option: 3 } });
      expect(wrong).toMatchObject({ learned: [{ id: 8 }], seen: [{ rights: 0, variant: 'a', dueMonth: 102 }] });
      await player.raffle();
      const other = await player.get('conceptAnswer', { body: { conceptId: 8, variant: 'b', option: 0 } });
      expect(other).toMatchObject({ learned: [{ id: 8, cycle: 1 }], seen: [{ rights: 1, variant: 'b' }] });
    });

    test('of an idea that was not seen is refused, and nothing is kept', async () => {
      const player = await MOMENTS['at the first stage'](world);
      expect(await player.ask('conceptAnswer', right(8))).toMatchObject({ status: 409, message: 'CONCEPT_NOT_SEEN' });
      expect(await player.get('conceptList', {})).toMatchObject({ learned: [], seen: [] });
    });

    test('of the contract is answered by its five clauses', async () => {
      const player = await world.player();
      const found = await player.get('conceptAnswer', { body: { conceptId: 6, variant: 'contract', option: 0 } });
      expect(found).toMatchObject({ learned: [{ id: 6 }], seen: [{ id: 6 }] });
      const other = await player.get('conceptAnswer', { body: { conceptId: 7, variant: 'contract', option: 0 } });
      expect(other).toEqual(found);
    });
  });
});
