import { plans } from '@consorcio/players';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();

/** Everything that can be pressed in a part of the page, by its words. */
const namesOf = (part: Locator): Promise<string[]> =>
  part
    .locator('a[href], button, summary, input, select')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''));

/** At a browser of its own, every badge seen. */
async function atBrowser(api: ApiPlayer) {
  await api.seeBadges();
  const { page, player, faults } = await site().newPlayer('phone', { isCalm: true });
  await signIn(page, api);
  return { page, player, faults };
}

async function openMenu(page: Page): Promise<Locator> {
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.locator('dialog[open]');
  await menu.getByRole('link', { name: 'Semana' }).waitFor();
  return menu;
}

test.each([
  ['a guest', true],
  ['a player with an account', false],
])('the menu has five ways and at most nine controls for %s', async (_who, isGuest) => {
  const api = new ApiPlayer(site().origin);
  await (isGuest ? api.startAsGuest(2, 4) : api.start('Ana', 2, 4));
  const { page, faults } = await atBrowser(api);
  const menu = await openMenu(page);
  expect(await namesOf(menu.getByRole('navigation'))).toHaveLength(5);
  expect((await namesOf(menu)).length).toBeLessThanOrEqual(9);
  expect(faults).toEqual([]);
});

test.each([
  ['a guest', true],
  ['a player with an account', false],
])('the certificate of an open contract has at most five exits for %s', async (_who, isGuest) => {
  const api = new ApiPlayer(site().origin);
  await (isGuest ? api.startAsGuest(3, 2) : api.start('Ana', 3, 2));
  await api.playUntil(() => false, plans.allInBidder);
  const { page, faults } = await atBrowser(api);
  await page.goto('/certificado-de-conquista');
  await page.getByRole('button', { name: 'AVANÇAR' }).waitFor();
  await page.getByRole('link', { name: /^DEPOIS DA CARTA/ }).waitFor();
  /* The picture and the paper of it lead nowhere; the card folded on it neither. */
  const exits = (await namesOf(page.locator('main'))).filter((name) => !/^(Baixar|Imprimir|Lembra)/.test(name));
  expect(exits.length, exits.join(', ')).toBeLessThanOrEqual(5);
  expect(faults).toEqual([]);
});

test('an exclusion has at most three exits', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(
    ({ stage, extras }) => stage.type === 'PAYMENT' && stage.createdByFailure && extras.phase === 'STAGE',
    plans.defaulter,
  );
  const { page, player, faults } = await atBrowser(api);
  await page.goto('/mapa');
  await player.press('PAGAR');
  await page.getByRole('button', { name: 'TENTAR NOVAMENTE' }).waitFor();
  const names = await namesOf(page.locator('dialog[open]').last());
  /* The advice unfolds, and so does an idea that opens in the meantime. */
  const exits = names.filter((name) => !/^(?:Duas dicas|Ler a ideia|Fechar a ideia)/.test(name));
  expect(exits.length, exits.join(', ')).toBeLessThanOrEqual(3);
  expect(faults).toEqual([]);
});

test('the tabs of a place have addresses, and from each of them the way back leads to where the place was entered', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Ana', 2, 4);
  const { page, player, faults } = await atBrowser(api);
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: /^Meu grupo/ }).click();
  await page.waitForURL('**/grupo');
  await player.follow('Extrato');
  await page.waitForURL('**/extrato?campanha=*');
  await player.follow('Conferir');
  await page.waitForURL('**/conferir/*');
  const group = page.getByRole('navigation', { name: 'Meu grupo' });
  expect(await group.locator('[aria-current=page]').innerText()).toBe('Conferir');
  await player.press('Fechar');
  await page.waitForURL('**/mapa');

  await (await openMenu(page)).getByRole('link', { name: 'Caderno' }).click();
  await page.waitForURL('**/caderno');
  await player.follow('Praticar');
  await page.getByRole('heading', { name: 'PRATICAR' }).waitFor();
  await player.follow('Contrato');
  await page.getByRole('heading', { name: 'Contrato do grupo' }).waitFor();
  await player.press('FECHAR');
  await page.waitForURL('**/mapa');
  expect(faults).toEqual([]);
});

test('an address that was shared opens its tab, and its way back leads into the game', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Ana', 2, 4);
  const { page, player, faults } = await atBrowser(api);
  await page.goto('/golpe');
  await player.follow('Desafio');
  await page.waitForURL('**/desafio');
  await player.press('Fechar');
  await page.getByRole('button', { name: 'CONTINUAR O SONHO' }).waitFor();
  expect(faults).toEqual([]);
});

test('who has no account sees the pages that are open to anybody alone, and the pages for a lesson as one place', async () => {
  const { page, player, faults } = await site().newPlayer('phone', { isCalm: true });
  for (const path of ['/golpe', '/bolso', '/privacidade']) {
    await page.goto(path);
    await page.locator('main h1').waitFor();
    expect(await page.locator('main [aria-current=page]').count()).toBe(0);
  }
  await page.goto('/para-professores');
  for (const name of ['Folha do aluno', 'Gabarito', 'Aula sem internet']) {
    await player.follow(name);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  await player.follow('Telão');
  await page.waitForURL('**/telao');
  await page.goBack();
  await page.waitForURL('**/aula-sem-internet');
  expect(faults).toEqual([]);
});

test('the account screen installs the game where the browser offers it, and says how it is done where it does not', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Ana', 2, 4);
  const { page, player, faults } = await atBrowser(api);
  await page.goto('/conta');
  await page.getByText(/^No Android ou no computador/).waitFor();
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'Abrir menu' }).waitFor();
  /* As Chromium does once it has seen the manifest and the worker. */
  const isTaken = await page.evaluate(() => {
    const prompt = () => Promise.resolve(sessionStorage.setItem('prompted', 'yes'));
    return !dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  expect(isTaken).toBe(true);
  await player.press('Abrir menu');
  await player.follow('Conta');
  await player.press('INSTALAR O JOGO');
  await page.getByText(/^No Android ou no computador/).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('prompted'))).toBe('yes');
  expect(faults).toEqual([]);
});
