import { plans } from '@consorcio/players';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { settle } from './support/layout.ts';
import { noticesOf } from './support/notices.ts';
import { signIn, useSite } from './support/site.ts';
import { NOTICE, stretchTimers } from './support/stretched-timers.ts';

/* What lies over a screen for a while leaves free what a player decides by. */

const site = useSite();

/** How many of `others` are seen, and how many of these the one at `place` lies over. */
async function covered(place: Locator, others: Locator): Promise<{ readonly seen: number; readonly under: number }> {
  await settle(place.page());
  const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  expect(width * height).toBeGreaterThan(0);
  const visible = others.filter({ visible: true });
  const boxes = await Promise.all((await visible.all()).map((each) => each.boundingBox()));
  const under = boxes.filter(
    (box) =>
      box !== null &&
      box.x < left + width &&
      box.x + box.width > left &&
      box.y < top + height &&
      box.y + box.height > top,
  );
  return { seen: boxes.length, under: under.length };
}

test.each(['phone', 'desktop'] as const)(
  'on a %s the hint of the first month lies over no price, closed or opened',
  async (size) => {
    const api = new ApiPlayer(site().origin);
    await api.start();
    await api.seeBadges();
    await api.learnEverything();
    const { page, context, faults } = await site().newPlayer(size, { isCalm: true });
    await signIn(context, api);
    const campaign = await api.campaignId();
    await page.addInitScript((notes) => localStorage.setItem('first_notes', notes), `${campaign} 0`);
    await page.goto('/mapa');
    const prices = page.getByRole('navigation', { name: 'Lugares da cidade' }).locator('> span[aria-hidden="true"]');
    await page.getByText('Trabalho ou descanso').waitFor();
    expect(await covered(page.getByRole('complementary'), prices)).toEqual({ seen: 4, under: 0 });
    await page.getByText('Trabalho ou descanso').click();
    await page.getByText('Entendi').waitFor();
    expect(await covered(page.getByRole('complementary'), prices)).toEqual({ seen: 4, under: 0 });
    await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
    await page.reload();
    await page.getByRole('button', { name: 'PLANEJAR O MÊS' }).waitFor();
    expect(await covered(page.getByRole('complementary'), prices)).toEqual({ seen: 4, under: 0 });
    expect(faults).toEqual([]);
  },
);

test('a notice over the question of the bid lies over neither answer nor the ribbon', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.phase === 'BID_OPEN', plans.saver);
  await api.learnEverything();
  const { page, context, faults } = await site().newPlayer('phone', { isCalm: true });
  await signIn(context, api);
  await page.addInitScript(stretchTimers, [NOTICE]);
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'GUARDAR', exact: true }).waitFor();
  await page.keyboard.press('?');
  const notice = noticesOf(page).locator('> div');
  await notice.waitFor();
  const answers = page.locator('dialog[open]').getByRole('button', { name: /^(GUARDAR|DAR LANCE)$/ });
  expect(await covered(notice, answers)).toEqual({ seen: 2, under: 0 });
  expect(await covered(notice, page.locator('dialog[open] [data-ribbon]'))).toEqual({ seen: 1, under: 0 });
  expect(faults).toEqual([]);
});
