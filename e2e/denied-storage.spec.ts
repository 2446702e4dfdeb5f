import { toastCopy } from '@consorcio/copy/first-screens';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { denyStorage } from './photos/denied-views.ts';
import { ApiPlayer } from './support/api-player.ts';
import { noticesOf } from './support/notices.ts';
import { PASSWORD } from './support/player.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const FORGETFUL = toastCopy.forgetful;
const forgetful = (page: Page): Locator => noticesOf(page).getByText(FORGETFUL);

test('a browser that stores nothing says so before a guest begins, who then plays to a minigame', async () => {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  await denyStorage(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Experimentar sem cadastro' }).click();
  await page.getByText('O navegador não guarda o seu progresso.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/jogar');
  await page.getByRole('button', { name: 'JOGAR ASSIM MESMO' }).click();
  await page.getByRole('button', { name: 'Dandara' }).click();
  await page.getByRole('button', { name: /Moto zero km/ }).click();
  await page.getByText('Trabalho ou descanso').waitFor();
  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Jogar', exact: true }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'JOGAR' }).waitFor();
  expect(faults).toEqual([]);
});

test('a device that is full lets its player in, and says once that it forgets', async () => {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start();
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.clear();
    for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2)) {
      for (let part = 0; ; part += 1) {
        try {
          localStorage.setItem(`${size} ${part}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.reload();
  await forgetful(page).waitFor();
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await forgetful(page).waitFor({ state: 'detached' });
  await page.getByLabel('E-mail').fill(api.email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.waitForURL('**/de-volta-aojogo');
  expect(await forgetful(page).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a visitor of the map whose browser stores nothing is led to the login', async () => {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  await denyStorage(page);
  await page.goto('/mapa');
  await page.waitForURL('**/login');
  await forgetful(page).waitFor();
  expect(faults).toEqual([]);
});
