import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { openMinigame } from './support/open-minigame.ts';
import { isStarted, signIn, useSite } from './support/site.ts';

const site = useSite();

/** Notes every heading that the page shows, however short. */
async function noteHeadings(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => {
    if (seen.at(-1) !== text) seen.push(text);
  });
  await page.addInitScript(() => {
    const note = (text: string): void => (window as unknown as { noteHeading(text: string): void }).noteHeading(text);
    new MutationObserver(() => {
      const heading = document.querySelector('#root h1');
      if (heading?.textContent && heading.checkVisibility({ visibilityProperty: true })) note(heading.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async () => {
    /* Notes arrive in order: after one more call all earlier ones are there. */
    await page.evaluate(() => (window as unknown as { noteHeading(text: string): unknown }).noteHeading('end'));
    return seen.slice(0, -1);
  };
}
const routeSlice = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('route-slice') ?? '{}') as { state?: { route?: unknown } }).state?.route,
  );
const SIGNED_OUT = { isLoggedIn: false, loadingAuth: false, token: null };

describe('without a token', () => {
  test.each(['/mapa', '/sonhos', '/certificado-de-conquista', '/caderno', '/minigame/1'])(
    "%s says 'validando rota...', then 'falha...', and leads to the login",
    async (path) => {
      const { page, faults } = await site().newPlayer('phone');
      const headings = await noteHeadings(page);
      await page.goto(path);
      await page.waitForURL('**/login');
      await page.getByRole('button', { name: 'LOGIN' }).waitFor();
      expect((await headings()).slice(0, 2)).toEqual(['validando rota...', 'falha...']);
      await expect.poll(() => routeSlice(page)).toEqual(SIGNED_OUT);
      expect(faults).toEqual([]);
    },
  );

  test.each([
    ['/', 'FAZER MEU CADASTRO'],
    ['/login', 'LOGIN'],
    ['/cadastro', 'CADASTRAR'],
  ])('%s is shown at once, and its validation has ended', async (path, text) => {
    const { page } = await site().newPlayer('phone');
    const headings = await noteHeadings(page);
    await page.goto(path);
    await page.getByText(text, { exact: true }).last().waitFor();
    await isStarted(page);
    await expect.poll(() => routeSlice(page)).toEqual(SIGNED_OUT);
    expect(await headings()).not.toContain('validando rota...');
  });
});

describe("where somebody else answers in the API's place", () => {
  const FOREIGN = /A rede da escola respondeu no lugar do jogo/;
  const portal = { status: 200, contentType: 'text/html', body: '<h1>Entre na rede</h1>' };
  const filter = { status: 403, contentType: 'text/html', body: '<h1>Bloqueado</h1>' };
  const empty = { status: 200, contentType: 'application/json', body: '{}' };

  test.each([
    ['the welcome', '/', portal, (page: Page) => page.getByRole('button', { name: /Experimentar/i }).click()],
    ['the login', '/login', filter, (page: Page) => page.getByRole('button', { name: 'LOGIN', exact: true }).click()],
    ['the short way', '/jogar', empty, (page: Page) => page.getByRole('button', { name: 'JOGAR' }).click()],
    ['a live group', '/v/7K3M9Q', filter, undefined],
  ])('%s says so, and leads on once the API answers', async (_, path, answer, act) => {
    const { page, context } = await site().newPlayer('phone');
    await context.route('**/api/**', (route) => route.fulfill(answer));
    await page.goto(path);
    await act?.(page);
    await page.getByText(FOREIGN).first().waitFor();
  });

  test.each([portal, filter, empty])('the map says so, keeps the token, and tries again: %o', async (answer) => {
    const { page, context } = await site().newPlayer('phone');
    const api = new ApiPlayer(site().origin);
    await api.start();
    await signIn(context, api);
    await context.route('**/api/**', (route) => route.fulfill(answer));
    await page.goto('/mapa');
    await page.getByText(FOREIGN).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(api.token);
    await context.unroute('**/api/**');
    await page.getByRole('button', { name: 'TENTAR DE NOVO' }).click();
    await page.getByRole('button', { name: 'Abrir menu' }).waitFor();
  });

  test('a minigame says so, and tries again', async () => {
    const { page, context } = await site().newPlayer('phone');
    await context.route('**/api/stage/current', (route) => route.fulfill(filter));
    await openMinigame(page, site().origin, 'tapper');
    await page.getByText(FOREIGN).waitFor();
    await context.unroute('**/api/stage/current');
    await page.getByRole('button', { name: 'TENTAR DE NOVO' }).click();
    await page.getByRole('button', { name: 'JOGAR', exact: true }).waitFor();
  });
});
