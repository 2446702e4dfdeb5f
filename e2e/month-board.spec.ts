import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();

test('a later month is planned before anything is spent, and its plan leads from minigame to minigame, also after a reload', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 3, 2);
  const start = await api.playUntil(({ stage }) => stage.cycle === 2 && stage.type === 'MINIGAME', plans.saver);
  await api.learnEverything();
  const { page, context, player, faults } = await site().newPlayer('phone');
  await player.hurryMinigames();
  await player.closeBadges();
  await signIn(context, api);
  await context.addInitScript(
    (campaign) => localStorage.setItem('current_cycle', JSON.stringify({ campaign, cycle: 2 })),
    start?.campaign.id,
  );
  await page.goto('/mapa');
  await player.press('PLANEJAR O MÊS');
  const board = page.locator('dialog[open]');
  const follow = board.getByRole('button', { name: 'SEGUIR O PLANO' });
  const outlook = board.getByRole('status');
  await expect.poll(() => outlook.textContent()).toBe('Escolha 3 lugares');
  expect(await follow.isEnabled()).toBe(false);
  for (const place of [/^Lanchonete/, /^UNIQUE/, /^PIZZARIA/]) await board.getByRole('button', { name: place }).click();
  await expect.poll(() => outlook.textContent()).toMatch(/^(Sobram?|Pode faltar|Faltam?|Dá certinho)/);
  const fits = await board.evaluate((dialog) => dialog.scrollHeight <= dialog.clientHeight);
  expect(fits, 'the board fits the smallest phone').toBe(true);
  expect((await api.standing())?.balance).toEqual(start?.balance);

  await board.getByRole('button', { name: 'Fechar' }).click();
  await page.reload();
  await player.press('SEGUIR O PLANO');
  await page.waitForURL('**/minigame/1');
  await player.playUntil(({ path }) => path === '/mapa', plans.saver);
  await player.press('SEGUIR O PLANO');
  await page.waitForURL('**/minigame/3');
  expect(faults).toEqual([]);
});
