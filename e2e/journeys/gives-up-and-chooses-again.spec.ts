import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();

test('a player comes back, gives the dream up after a warning, and chooses another, without film and tutorial', async () => {
  const { player, page, faults } = await site().newPlayer('phone', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 4, 3);
  await signIn(page, api);
  await player.closeBadges();
  await page.goto('/mapa');
  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().waitFor();
  const before = await player.standing();

  await page.goto('/');
  await page.waitForURL('**/de-volta-aojogo');
  await player.press('CONTINUAR O SONHO');
  await page.waitForURL('**/mapa');

  await page.goto('/de-volta-aojogo');
  await player.press('ESCOLHER UM NOVO');
  await player.press('NÃO, VOLTAR PARA TELA ANTERIOR...');
  await player.press('ESCOLHER UM NOVO');
  await player.press('SIM, TENHO UM NOVO SONHO!');
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  await player.chooseDream('Moto zero km');
  expect(paths).toContain('/escolha');
  expect(paths).not.toContain('/tutorial');

  const after = await player.standing();
  expect(after.campaign.id).not.toBe(before.campaign.id);
  expect(after.dream.name).toBe('Moto zero km');
  expect(faults).toEqual([]);
});
