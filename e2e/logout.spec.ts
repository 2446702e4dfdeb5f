import { ROUTES } from '@consorcio/contract/wire';
import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { callsOf } from './support/calls.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();

test('leaving the game from the map revokes the token and makes no request without one', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  await api.learnEverything();
  const { page, context, player, faults } = await site().newPlayer('phone');
  await signIn(context, api);
  const calls = callsOf(page);
  await page.goto('/mapa');
  /* What the bare map asks in its own time. */
  for (const { path } of [ROUTES.conceptList, ROUTES.badgePending]) await expect.poll(() => calls).toContain(path);
  await player.press('Abrir menu');
  await page.getByRole('dialog').getByText('Viagem à praia').waitFor();

  calls.length = 0;
  await player.press('Sair do jogo');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'LOGIN', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([ROUTES.logout.path]);
  expect(faults).toEqual([]);
});
