import { ROUTES } from '@consorcio/contract/wire';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { callsOf } from './support/calls.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();

test('leaving the game from the map revokes the token and asks nothing without one', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.seeBadges();
  const { page, context, player, faults } = await site().newPlayer('phone');
  await signIn(context, api);
  await page.goto('/mapa');
  await player.press('Abrir menu');
  await page.getByRole('button', { name: 'Sair do jogo' }).waitFor();
  await page.waitForLoadState('networkidle');

  const calls = callsOf(page);
  await player.press('Sair do jogo');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'LOGIN', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([ROUTES.logout.path]);
  expect(faults).toEqual([]);
});
