import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { installMinigameClock } from '../support/minigame-clock.ts';
import { minigameFrame } from '../support/minigame-frame.ts';
import { playMinigame } from '../support/play-minigame.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();

test('a free try of the week, from its page over map and minigame to the result that can be pasted', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 3, 2);
  await api.learnEverything();
  const own = await api.call('stageCurrent');
  const { page, context, faults } = await site().newPlayer('phone', { isCalm: true });
  await context.addInitScript(installMinigameClock);
  await signIn(context, api);

  await page.goto('/mapa');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('link', { name: 'Semana', exact: true }).click();
  await page.getByRole('button', { name: 'TREINAR' }).click();
  await page.waitForURL('**/semana-em-jogo');
  await page.getByRole('button', { name: /Lanchonete/ }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Jogar', exact: true }).click();
  await page.waitForURL('**/minigame/1?slot=week');
  /* A page that is loaded anew finds the try again, and not the own campaign. */
  await page.reload();
  const frame = await minigameFrame(page);
  await playMinigame(page, frame);
  await frame.getByRole('button', { name: 'VOLTAR AO MAPA', exact: true }).click();
  await page.waitForURL('**/semana-em-jogo');
  await page.getByRole('button', { name: 'Voltar à semana' }).waitFor();
  expect(await api.call('stageCurrent')).toEqual(own);

  await api.endTry();
  await page.goto('/semana-em-jogo');
  await page.getByRole('button', { name: 'AVANÇAR' }).click();
  await page.waitForURL('**/semana');
  const { slot } = await api.call('week');
  expect(slot).toMatchObject({ ranked: false, status: 'SUCCESS', note: expect.any(Number) });
  /* The head of what is pasted says that it was no ranked try. */
  await page.getByText(`Assembleia da semana ${slot?.week}, treino`).waitFor();
  await page.getByText(`Nota das escolhas ${slot?.note} (de ${slot?.low} a ${slot?.high})`).waitFor();
  expect(faults).toEqual([]);
});
