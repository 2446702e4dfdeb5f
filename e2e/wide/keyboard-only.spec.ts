import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import type { KeyboardPlayer } from '../support/keyboard-player.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

/** Works through a month by calls alone, up to its instalment, and shows it. */
async function workUntilPayment(page: Page, player: KeyboardPlayer, cycle: number): Promise<void> {
  const api = new ApiPlayer(site().origin, await player.token());
  await api.playUntil(({ stage, extras }) => stage.cycle === cycle && extras.stageIsPayment, plans.saver);
  await page.goto('/mapa');
}

test('a campaign is played by keyboard alone, and the focus returns after each dialog', async () => {
  const { player, page, faults } = await site().newKeyboardPlayer('desktop');
  await player.hurryMinigames();
  await player.signUp();
  await player.choosePersona();
  await player.chooseDream('Viagem à praia');

  const place = page.getByRole('button', { name: 'SHOPPING DOS PREÇOS' });
  const popup = page.locator('dialog[open]');
  await player.playUntil(({ path }) => path.startsWith('/minigame'), plans.saver);
  await player.playUntil(({ path, buttons }) => path === '/mapa' && buttons === null, plans.saver);
  /* A badge that comes while the focus is looked at would take it. */
  await player.seeBadges();
  await player.use(place);
  await popup.waitFor();
  await expect.poll(() => player.isOn(popup.getByRole('heading'))).toBe(true);
  for (let tabs = 0; tabs < 5; tabs += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
    expect(['DIALOG', 'BODY']).toContain(outside);
  }
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });
  await expect.poll(() => player.isOn(place)).toBe(true);

  const menu = page.getByRole('button', { name: 'Abrir menu' });
  await player.use(menu);
  await player.press('Minhas conquistas');
  await page.getByRole('heading', { name: 'Minhas Conquistas' }).waitFor();
  await page.keyboard.press('Escape');
  await player.press('Voltar ao jogo');
  await popup.waitFor({ state: 'hidden' });
  await expect.poll(() => player.isOn(menu)).toBe(true);

  await workUntilPayment(page, player, 1);
  await player.playUntil(({ path }) => path.startsWith('/minigame'), plans.saver);
  await workUntilPayment(page, player, 3);
  await player.playUntil(({ path }) => path === '/certificado-de-conquista', plans.saver);
  await player.press('AVANÇAR');
  const last = page.getByRole('button', { name: 'NOVO JOGO +' });
  await last.waitFor();
  /* The badges of the end waited until the certificate had been seen. */
  await player.seeBadges();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await player.press('NOVO JOGO +');
  await page.waitForURL('**/introducao-sonho');
  expect(faults).toEqual([]);
});
