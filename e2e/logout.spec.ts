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

test('who logs in in another tab is told in the first one, which asks nothing for somebody else and goes on as either', async () => {
  const [ana, bia] = [new ApiPlayer(site().origin), new ApiPlayer(site().origin)];
  for (const api of [ana, bia]) await api.start();
  const { page, context, player } = await site().newPlayer('phone');
  const enter = (tab: typeof page, { token }: ApiPlayer) =>
    tab.evaluate((kept) => localStorage.setItem('token', kept), token);
  await page.goto('/privacidade');
  await enter(page, ana);
  const title = page.getByText('Outra conta entrou neste navegador');
  const inTheOtherTab = await context.newPage();
  await inTheOtherTab.goto('/privacidade');

  await page.goto('/mapa');
  await page.getByRole('button', { name: 'Abrir menu' }).waitFor();
  const asBia: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization === `Bearer ${bia.token}`) asBia.push(new URL(request.url()).pathname);
  });
  await enter(inTheOtherTab, bia);
  await title.waitFor();
  expect(new Set(asBia)).toEqual(new Set(['/api/auth']));
  expect(await page.getByText('SEM CONEXÃO').count()).toBe(0);
  await player.press('USAR ESSA CONTA');
  await page.waitForURL('**/de-volta-aojogo');

  await enter(inTheOtherTab, ana);
  await title.waitFor();
  await player.press('ENTRAR DE NOVO');
  await page.waitForURL('**/login');
});
