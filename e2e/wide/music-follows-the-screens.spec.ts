import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { Player } from '../support/player.ts';
import { useSite } from '../support/site.ts';
import { listenToSound, measureLoopSeam, soundNames, soundProblems } from '../support/sound-listener.ts';

const site = useSite();

const heard = (page: Page, type: string): Promise<(string | null | undefined)[]> => page.evaluate(soundNames, type);
const clicksOn = async (page: Page): Promise<number> =>
  (await heard(page, 'effect')).filter((name) => name === 'CLICK').length;

/** Somebody whose campaign was brought on elsewhere logs in and goes on. */
async function comeBack(page: Page, api: ApiPlayer): Promise<Player> {
  const player = new Player(page, api.email);
  await player.closeBadges();
  await player.logIn();
  await page.waitForURL('**/de-volta-aojogo');
  await player.press('CONTINUAR O SONHO');
  return player;
}

test('music starts with the first tap and follows the screens, clicks are heard, and the account screen silences them', async () => {
  const { player, page, faults } = await site().newPlayer('phone');
  await page.addInitScript(listenToSound);
  await page.goto('/');
  await page.getByText('FAZER MEU CADASTRO').waitFor();
  expect(await heard(page, 'unlocked')).toEqual([]);

  await player.signUp();
  await expect.poll(() => heard(page, 'theme')).toContain('INTRO');
  await expect.poll(() => heard(page, 'effect')).toContain('CLICK');

  await player.choosePersona();
  await player.chooseDream('Viagem à praia');
  await expect.poll(() => heard(page, 'theme')).toContain('MAPA');
  const loop = await page.evaluate(measureLoopSeam);
  expect(loop).toMatchObject({ loop: true, isOver: false });
  expect(loop?.hole).toBeGreaterThan(0.5);

  const menu = page.getByRole('button', { name: 'Abrir menu' });
  await menu.click();
  await player.follow('Conta');
  await page.getByRole('switch', { name: 'Música', exact: true }).click();
  await page.getByRole('switch', { name: 'Efeitos' }).click();
  const clicks = (await heard(page, 'effect')).length;
  await player.press('VOLTAR AO JOGO');
  await menu.waitFor();
  expect((await heard(page, 'effect')).length).toBe(clicks);
  expect(await page.evaluate(soundProblems)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a minigame has its own theme, its buttons click, and the map has its theme again', async () => {
  const { page, faults } = await site().newPlayer('phone');
  await page.addInitScript(listenToSound);
  const api = new ApiPlayer(site().origin);
  await api.start();
  const player = await comeBack(page, api);
  await page.waitForURL('**/mapa');
  await expect.poll(() => heard(page, 'theme')).toContain('MAPA');

  const places = page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button');
  await places.first().click();
  await player.press('Jogar');
  await page.waitForURL('**/minigame/1');
  await expect.poll(() => heard(page, 'theme')).toContain('TAPPER');
  const frame = page.frameLocator('iframe');
  const clicks = await clicksOn(page);
  await frame.getByRole('button', { name: 'JOGAR', exact: true }).click();
  await expect.poll(() => clicksOn(page)).toBeGreaterThan(clicks);
  await frame.getByRole('button', { name: 'Pausar' }).click();
  await frame.getByRole('button', { name: 'DESISTIR', exact: true }).click();
  await frame.getByRole('button', { name: 'VOLTAR AO MAPA' }).click();
  await page.waitForURL('**/mapa');
  await expect.poll(async () => (await heard(page, 'theme')).at(-1)).toBe('MAPA');
  expect(await page.evaluate(soundProblems)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the end of a failed consortium has its own music after that of the instalment', async () => {
  const { page } = await site().newPlayer('phone');
  await page.addInitScript(listenToSound);
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(
    ({ stage, extras }) => stage.type === 'PAYMENT' && stage.createdByFailure && extras.phase === 'STAGE',
    plans.defaulter,
  );
  const player = await comeBack(page, api);
  await player.press('PAGAR');
  await page.getByRole('button', { name: 'TENTAR NOVAMENTE' }).waitFor();
  await expect.poll(() => heard(page, 'theme')).toContain('FINAL_NEGATIVO');
  expect((await heard(page, 'theme')).indexOf('PAGAMENTOS')).toBeLessThan(
    (await heard(page, 'theme')).indexOf('FINAL_NEGATIVO'),
  );
});

test("the choice of sound and 'modo leve' is remembered on the device after a logout", async () => {
  const { page } = await site().newPlayer('phone');
  const api = new ApiPlayer(site().origin);
  await api.start();
  const player = await comeBack(page, api);
  await player.press('Abrir menu');
  await player.follow('Conta');
  await page.getByRole('switch', { name: 'Efeitos' }).click();
  await page.getByRole('switch', { name: /^Modo leve/ }).click();
  await player.press('VOLTAR AO JOGO');
  await player.press('Abrir menu');
  await player.press('Sair do jogo');
  await page.waitForURL('**/login');
  await page.reload();
  const kept = await page.evaluate(() => ['token', 'sound', 'light'].map((key) => localStorage.getItem(key)));
  expect(kept).toEqual([null, '{"effects":false}', 'on']);
});
