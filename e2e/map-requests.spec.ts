import { ROUTES } from '@consorcio/contract/wire';
import { must } from '@consorcio/kernel';
import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { callsOf } from './support/calls.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();
const places = (page: Page) => page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button');

/** Which ideas are known is asked when the map is quiet: no question of the map. */
const questions = (calls: readonly string[]): readonly string[] =>
  calls.filter((path) => path !== ROUTES.conceptList.path);
/** The bare map asks for badges last of all. */
const allAsked = (calls: readonly string[]) => expect.poll(() => calls).toContain(ROUTES.badgePending.path);

test('between two visits to the map each request is made once', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.learnEverything();
  const { page, context, player, faults } = await site().newPlayer('phone');
  await player.hurryMinigames();
  await signIn(context, api);
  await context.addInitScript(
    (campaign) => {
      localStorage.setItem('current_cycle', JSON.stringify({ campaign, cycle: 1 }));
    },
    (await api.call('stageCurrent')).campaign.id,
  );
  const calls = callsOf(page);
  await page.goto('/mapa');
  await allAsked(calls);

  calls.length = 0;
  await player.playUntil(({ path }) => path !== '/mapa', plans.saver);
  await player.playUntil(({ path }) => path === '/mapa', { ...plans.saver, skill: 'given up' });
  await places(page).first().waitFor();
  const { stageBegin, stageFinish, auth, stageCurrent, badgePending } = ROUTES;
  const askedLast = (path: string): number => calls.lastIndexOf(path);
  await expect.poll(() => askedLast(badgePending.path)).toBeGreaterThan(askedLast(stageCurrent.path));
  expect(questions(calls).filter((path) => path !== badgePending.path)).toEqual(
    [stageBegin, stageFinish, auth, stageCurrent].map(({ path }) => path),
  );
  expect(faults).toEqual([]);
});

test('opening and closing a popup makes no request', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  await api.learnEverything();
  const { page, context } = await site().newPlayer('phone');
  await signIn(context, api);
  const calls = callsOf(page);
  await page.goto('/mapa');
  await allAsked(calls);

  calls.length = 0;
  await places(page).first().click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Jogar', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.waitForTimeout(1_500);
  expect(questions(calls)).toEqual([]);
});

test('a turn without a game says its wage in the place and comes back to the map', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, { ...plans.saver, room: () => 2 });
  await api.learnEverything();
  const before = await api.call('stageCurrent');
  const { page, context, player, faults } = await site().newPlayer('phone');
  await signIn(context, api);
  const calls = callsOf(page);
  await page.goto('/mapa');
  await allAsked(calls);

  calls.length = 0;
  await places(page).nth(1).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Jogar', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'SÓ DESCANSAR' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await places(page).first().click();
  await player.press('SÓ O TURNO');
  await page.getByRole('heading', { name: 'Turno feito!' }).waitFor();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  const { stageBegin, stageFinish, stageCurrent } = ROUTES;
  expect(questions(calls).filter((path) => path !== ROUTES.badgePending.path)).toEqual(
    [stageBegin, stageFinish, stageCurrent].map(({ path }) => path),
  );
  const { balance, extras } = await api.call('stageCurrent');
  expect([extras.stageRelativeToCycle, balance.effort > before.balance.effort]).toEqual([3, true]);
  expect(faults).toEqual([]);
});

test('a waiting badge is shown on the map without a popup, once', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ stage, extras }) => stage.cycle === 2 && extras.stageRelativeToCycle === 2, plans.saver);
  const { page, context, player } = await site().newPlayer('phone');
  await signIn(context, api);
  const waiting = await api.call('badgePending');
  expect(waiting).not.toHaveLength(0);
  await page.goto('/mapa');
  for (const [place, { badge }] of waiting.entries()) {
    await page.getByRole('dialog', { name: badge.name }).waitFor();
    await player.press(place + 1 < waiting.length ? 'VER A PRÓXIMA' : 'VOLTAR AO JOGO');
  }
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  /* The last one is marked when its popup has gone. */
  const stillWaiting = async () =>
    (await api.call('badgePending')).filter(({ id }) => waiting.some((seen) => seen.id === id));
  await expect.poll(stillWaiting).toEqual([]);
});

test("'VOLTAR AO JOGO' closes the badges, and those that were not looked at wait for another visit", async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ stage, extras }) => stage.cycle === 2 && extras.stageRelativeToCycle === 2, plans.saver);
  const { page, context, player } = await site().newPlayer('phone');
  await signIn(context, api);
  const [first, ...others] = await api.call('badgePending');
  expect(others).not.toHaveLength(0);
  await page.goto('/mapa');
  await page.getByRole('dialog', { name: must(first, 'a badge').badge.name }).waitFor();
  await player.press('VOLTAR AO JOGO');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await api.call('badgePending')).map(({ id }) => id))
    .toEqual(others.map(({ id }) => id));
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.reload();
  await page.getByRole('dialog', { name: must(others[0], 'another badge').badge.name }).waitFor();
});

test('a badge requested when the menu opened is shown after the menu is closed', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ stage, extras }) => stage.cycle === 2 && extras.stageRelativeToCycle === 2, plans.saver);
  const [first] = await api.call('badgePending');
  const { page, context, player } = await site().newPlayer('phone');
  await signIn(context, api);
  let answer = (): void => undefined;
  const menuIsOpen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = page.waitForRequest('**/api/badge/pending');
  await page.route('**/api/badge/pending', async (route) => {
    await menuIsOpen;
    /* Refused where the page has given the question up. */
    await route.continue().catch(() => undefined);
  });
  await page.goto('/mapa');
  await asked;
  await player.press('Abrir menu');
  await page.getByRole('button', { name: 'Minhas conquistas' }).waitFor();
  answer();
  await player.press('Voltar ao jogo');
  await page.getByRole('dialog', { name: must(first, 'a badge').badge.name ?? '' }).waitFor();
});
