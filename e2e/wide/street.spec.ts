import { ROUTES } from '@consorcio/contract/wire';
import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { callsOf } from '../support/calls.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();
const LAMPS = 10;

/** The marks that the town shows: goods stand beside the lamps, a shut home is a group on its wall. */
async function marksOn(page: Page): Promise<{ readonly goods: number; readonly homes: number }> {
  const marks = page.locator('#town svg[viewBox="-900 0 2568 1024"]');
  await marks.waitFor({ state: 'attached' });
  return marks.evaluate((drawing, lamps) => {
    if (drawing.getAnimations({ subtree: true }).length > 0) throw new Error('a mark moves');
    if (drawing.closest('[aria-hidden=true]') === null) throw new Error('marks are read');
    return {
      goods: drawing.querySelectorAll(':scope > use').length - lamps,
      homes: drawing.querySelectorAll(':scope > g[transform]').length,
    };
  }, LAMPS);
}

test('the town shows each letter and each leaver of the group’s book, and the next campaign begins in that street', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 1, 2);
  const start = await api.playUntil(({ stage }) => stage.cycle === 3 && stage.type === 'MINIGAME', plans.saver);
  const campaignId = start?.campaign.id ?? '';
  await api.learnEverything();
  await api.seeBadges();
  const { quota, assemblies, late = [], gone = [] } = await api.call('group', { params: { campaignId } });
  const letters = assemblies.flatMap(({ winnerQuota, drawnQuota }) => [winnerQuota, drawnQuota]);
  const goods = letters.filter((each) => each !== null && each !== quota).length;
  const homes = late.length + gone.length;
  expect([assemblies.length, goods, homes > 0]).toEqual([2, 4, true]);

  const { page, context, faults } = await site().newPlayer('phone');
  await signIn(context, api);
  await page.addInitScript((campaign) => {
    if (localStorage.getItem('current_cycle') === null)
      localStorage.setItem('current_cycle', JSON.stringify({ campaign, cycle: 3 }));
  }, campaignId);
  const calls = callsOf(page);
  await page.goto('/mapa');
  await expect.poll(() => marksOn(page)).toEqual({ goods, homes });
  const asked = ROUTES.group.path.replace('{campaignId}', campaignId);
  expect(calls.filter((path) => path === asked)).toHaveLength(1);

  await api.call('giveUp');
  await api.call('dreamChoose', { body: { dreamId: 1 } });
  await page.goto('/mapa');
  await expect.poll(() => marksOn(page)).toEqual({ goods, homes });
  expect(faults).toEqual([]);
});
