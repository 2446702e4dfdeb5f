import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { findMisfits, settle } from './support/layout.ts';
import { Player } from './support/player.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();

/** A hundred characters without a place to break: markup, quotes, emoji of several parts, right-to-left text. */
const ODD = `<img src=x onerror="window.hit=1">&amp;'👩‍👩‍👧‍👦🇧🇷مرحبابك\u202eשלום`.padEnd(100, 'W');

/** As a name it is kept without the sign that turns the direction of writing. */
const SEEN = ODD.replace('\u202e', '');

/** Everything fits, and what was written as markup or a script is words. */
async function checkSafe(page: Page, where: string): Promise<void> {
  await settle(page);
  expect(await findMisfits(page), where).toEqual([]);
  expect(await page.locator('[onerror]').count(), where).toBe(0);
  expect(await page.evaluate(() => 'hit' in window), where).toBe(false);
}

test('a name of any characters is escaped on every screen', async () => {
  expect(ODD).toHaveLength(100);
  const { origin, newPlayer } = site();
  const api = new ApiPlayer(origin);
  await api.start(ODD);
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  const { page, faults } = await newPlayer('phone', { isCalm: true });
  const player = new Player(page, api.email);
  await player.closeBadges();
  await player.logIn();
  await page.waitForURL('**/de-volta-aojogo');

  const check = (where: string): Promise<void> => checkSafe(page, where);
  await check('returning');
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'Abrir menu' }).waitFor();
  await page.locator('footer bdi').first().waitFor();
  await check('map');
  await player.press('Abrir menu');
  await page.locator('dialog[open]').getByText(SEEN).waitFor();
  await check('menu');

  const { campaign } = (await api.standing()) ?? {};
  await api.playUntil(() => false, plans.saver);
  await page.goto('/certificado-de-conquista');
  await page.getByRole('heading', { name: SEEN }).waitFor();
  await check('certificate');

  await page.goto(`/compartilhar?kind=campaign&id=${campaign?.id}`);
  await page.getByText('Conquistou seu sonho').waitFor();
  await check('share page');
  const card = await page.request.get(`/share/campaign/${campaign?.id}.png`);
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
  expect(faults).toEqual([]);
});

test('it is escaped in the group, on the sheets, and where a dream is shared', async () => {
  const { origin, newPlayer } = site();
  const api = new ApiPlayer(origin);
  await api.start(ODD);
  await api.playUntil(({ stage }) => stage.cycle === 2, plans.saver);
  await api.seeBadges();
  const { page, faults } = await newPlayer('phone', { isCalm: true });
  await signIn(page, api);
  await page.goto('/grupo');
  await page.locator('li[data-own]').getByText(SEEN).waitFor();
  await checkSafe(page, 'group');
  for (const path of ['/caderno', '/extrato', '/futuros', '/privacidade']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await checkSafe(page, path);
  }
  const { campaign } = (await api.standing()) ?? {};
  await api.playUntil(() => false, plans.saver);
  await api.seeBadges();
  await page.goto('/certificado-de-conquista');
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await page.locator('dialog[open]').getByText('WhatsApp').waitFor();
  await checkSafe(page, 'share dialog');
  for (const path of [`/conferir/${campaign?.id}`, `/sorte-e-escolha/${campaign?.id}`]) {
    await page.goto(path);
    await page.getByRole('main').locator('h2, summary').first().waitFor();
    await checkSafe(page, path);
  }
  expect(faults).toEqual([]);
});

test('a missing picture is replaced by a drawn sheet with its alternative text', async () => {
  const { page, context, faults } = await site().newPlayer('phone', { isCalm: true });
  await context.route(/\/dream-part-|\/dream\/parts\//, (route) => route.fulfill({ status: 404 }));
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  await new Player(page, api.email).logIn();
  await page.waitForURL('**/de-volta-aojogo');
  await page.goto('/mapa');
  const dream = page.locator('footer img[alt]:not([alt=""])');
  await dream.waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer img')].some((image) => /missing-/.test((image as HTMLImageElement).src)),
  );
  expect(await dream.getAttribute('alt')).toContain('Viagem à praia');
  await expect.poll(() => dream.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('a common password is reported at its field, by the API or by the local list, and the button is disabled until it is changed', async () => {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  await page.goto('/cadastro');
  const write = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await write('Como podemos te chamar?', 'Ana');
  await write('Nome do personagem', 'Bia');
  await write('Seu e-mail', 'comum@exemplo.com.br');
  const password = page.getByLabel('Sua senha', { exact: true });
  const button = page.getByRole('button', { name: 'CADASTRAR', exact: true });
  const told = page.getByRole('alert').getByText('Essa senha é muito comum. Troque uma palavra.');
  await password.fill('Senha@123');
  /* What is typed is taken in once the program is there. */
  await expect.poll(() => button.isEnabled()).toBe(true);
  await password.press('Enter');
  await told.waitFor();
  expect(await button.isDisabled()).toBe(true);
  expect(await page.getByText('Sua senha precisa ter 8 caracteres').count()).toBe(0);
  await password.fill('Amarelo@123');
  await told.waitFor({ state: 'hidden' });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await password.fill('Teste@123');
  await password.blur();
  await told.waitFor();
  expect(await button.isDisabled()).toBe(true);
  expect(faults).toEqual([]);
});

test('a rulebook that the page is too old for reloads it once, and then asks for a reload', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  const { page } = await site().newPlayer('phone', { isCalm: true });
  await signIn(page, api);
  await page.route('**/api/stage/current', async (route) => {
    const answer = await route.fetch();
    const standing = await answer.json();
    await route.fulfill({ response: answer, json: { ...standing, campaign: { ...standing.campaign, rulebook: 999 } } });
  });
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.goto('/mapa');
  await expect.poll(() => loads.length).toBe(2);
  await page.getByText('Algo deu errado').waitFor();
  await page.getByRole('button', { name: 'RECARREGAR' }).waitFor();
  expect(loads).toHaveLength(2);
});
