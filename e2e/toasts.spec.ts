import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { noticesOf } from './support/notices.ts';
import { Player } from './support/player.ts';
import { signIn, useSite } from './support/site.ts';
import { NOTICE, stretchTimers } from './support/stretched-timers.ts';

const site = useSite();

test('a notice stands over an open dialog, can be closed there, and stays when the dialog goes', async () => {
  const { page, context, faults } = await site().newPlayer('phone');
  const player = new Player(page);
  const api = new ApiPlayer(site().origin);
  await api.register();
  await signIn(page, api);
  await page.addInitScript(stretchTimers, [NOTICE]);
  await page.goto('/introducao-personagem');
  await page.getByText('ESCOLHA SEU PERSONAGEM').click();
  await player.press('QUERO ESSE PERSONAGEM');
  const refusal = { status: 500, json: { statusCode: 500, message: 'UNKNOWN' } };
  await context.route('**/api/persona/choose', (route) => route.fulfill(refusal));

  const yes = page.getByRole('button', { name: 'SIM, ESSE É O MEU PERSONAGEM!' });
  const notices = noticesOf(page);
  const notice = notices.locator('> div').filter({ hasText: 'Erro ao escolher personagem' });
  await yes.click();
  await notice.waitFor();
  /* A click only lands where nothing lies above. */
  await notice.getByRole('button').click();
  await notice.waitFor({ state: 'detached' });

  await yes.click();
  await notice.waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await notice.isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

test('the notice of a new idea waits while the menu is open, and is shown again when it is closed', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.seeBadges();
  const { page, context, player, faults } = await site().newPlayer('phone', { isCalm: true });
  await signIn(context, api);
  await page.goto('/mapa');
  const idea = page.getByRole('region', { name: 'Ideia vista' });
  await idea.waitFor();
  await player.press('Abrir menu');
  await idea.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await idea.waitFor();
  expect(faults).toEqual([]);
});
