import { expect, test } from 'vitest';
import { useSite } from '../support/site.ts';

const site = useSite();

test('a player comes back, gives the dream up after a warning, and chooses another', async () => {
  const { player, page, faults } = await site().newPlayer('phone', { isCalm: true });
  await player.signUp();
  await player.choosePersona(3);
  await player.chooseDream('Faculdade');
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
  await player.chooseDream('Moto zero km');

  const after = await player.standing();
  expect(after.campaign.id).not.toBe(before.campaign.id);
  expect(after.dream.name).toBe('Moto zero km');
  expect(faults).toEqual([]);
});
