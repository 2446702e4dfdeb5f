import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
/** Issue 17, 'Thirty seconds'. */
const MOST_TAPS = 6;

test('from a link to the first decision in six taps without an account, which keeps all of it afterwards', async () => {
  const { player, page, faults } = await site().newPlayer('phone', { isCalm: true });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  let taps = 0;
  const tap = async (place: Locator): Promise<void> => {
    await place.click();
    taps += 1;
  };
  const music: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:intro|mapa)-[^/]*\.webm$/.test(request.url())) music.push(request.url());
  });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/compartilhar?kind=avatar&id=2&dream=3');
  await tap(page.getByRole('link', { name: 'QUERO JOGAR TAMBÉM' }));
  await tap(button('JOGAR'));
  await tap(button('Dandara'));
  await tap(button(/Moto zero km/));
  await page.getByText('Trabalho ou descanso').waitFor();
  await tap(page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first());
  await tap(page.getByRole('button', { name: 'Jogar', exact: true }));
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  /* Music weighs more than all the rest: it comes with the second stage. */
  expect(music).toEqual([]);
  await page.waitForURL(/\/minigame\/\d/);

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const api = new ApiPlayer(site().origin, token);
  const { id, campaign } = await api.call('auth');
  await api.seeBadges();
  await page.goto('/guardar');
  await player.write('Como podemos te chamar?', 'Ana Beatriz');
  await player.write('Nome do personagem', 'Bia');
  await player.write('Seu e-mail', player.email);
  await player.write('Sua senha', 'Segredo-2026!');
  await player.press('GUARDAR');
  await page.getByText('PROGRESSO GUARDADO').waitFor();
  expect(await api.call('auth')).toMatchObject({ id, name: 'Ana Beatriz', email: player.email, campaign });
  expect(refused).toEqual([]);
  expect(faults).toEqual([]);
});
