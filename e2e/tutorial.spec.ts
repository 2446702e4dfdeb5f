import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();
/** Who has not paid, or has, by how much of it is seen. */
const opacity = (page: Page, part: string): Promise<string> =>
  page.locator(`[data-of="player"] [data-${part}]`).evaluate((drawing) => getComputedStyle(drawing).opacity);
const isMoving = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-coins] > g')].some((coin) => coin.getAnimations().length > 0),
  );

/** A player before the tutorial's bill; `sent` is all that the page asks a server to change. */
async function openBill(isCalm: boolean) {
  const { origin, newPlayer } = site();
  const own = new ApiPlayer(origin);
  await own.start('Ana Beatriz', 3, 1);
  const { page, player, faults } = await newPlayer('phone', { isCalm });
  await signIn(page, own);
  await page.goto('/tutorial');
  for (let step = 1; step < 3; step += 1) await player.press('Avançar');
  await page.locator('[data-of="player"]').waitFor();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  return { page, player, own, faults, sent, bill: page.getByRole('button', { name: /PAG(AR|O)$/ }) };
}

test('a press on the bill of the tutorial pays it: coins fly, the player is glad, and no server hears of it', async () => {
  const { page, player, own, faults, sent, bill } = await openBill(false);
  await page.getByRole('button', { name: 'Parcela de 9 de esforço: PAGAR', exact: true }).waitFor();
  expect([await opacity(page, 'before'), await opacity(page, 'after'), await isMoving(page)]).toEqual([
    '1',
    '0',
    false,
  ]);
  await player.use(bill);
  expect(await isMoving(page)).toBe(true);
  await page.getByRole('heading', { name: 'Parcela paga!' }).waitFor();
  await expect.poll(async () => [await opacity(page, 'before'), await opacity(page, 'after')]).toEqual(['0', '1']);
  await player.press('Avançar');
  await player.press('Avançar');
  await page.waitForURL('**/mapa');
  expect((await own.call('stageCurrent')).extras.stageRelativeToCycle).toBe(1);
  expect([sent, faults]).toEqual([[], []]);
});

test('by the keyboard and without motion the bill of the tutorial is paid at once, once, and told', async () => {
  const { page, faults, bill } = await openBill(true);
  await bill.focus();
  await page.keyboard.press('Enter');
  expect([await opacity(page, 'before'), await opacity(page, 'after'), await isMoving(page)]).toEqual([
    '0',
    '1',
    false,
  ]);
  await page.locator('[data-announcer]').getByText('Parcela paga!').waitFor();
  expect(await bill.getAttribute('aria-disabled')).toBe('true');
  expect(await bill.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Parcela de 9 de esforço: PAGO', exact: true }).waitFor();
  expect(faults).toEqual([]);
});
