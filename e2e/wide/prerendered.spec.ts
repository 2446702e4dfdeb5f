import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { holdFiles } from '../support/held-files.ts';
import { isStarted, signIn, useSite } from '../support/site.ts';

const site = useSite();
/** The first file of the program. */
const PROGRAM = '**/static/js/first-*.js';

/** Holds the program back until it is released. */
const holdProgram = async (page: Page): Promise<() => void> => (await holdFiles(page, PROGRAM)).release;
const WINDOWS = [
  [320, 568],
  [375, 667],
  [768, 1024],
  [844, 390],
  [1440, 900],
] as const;
/** Where the footer and the picture of the town are, in whole px. */
const boxes = (page: Page): Promise<number[][]> =>
  page.evaluate(() =>
    ['footer', 'img[src*="city-back"]'].map((place) => {
      const { x = 0, y = 0, width = 0, height = 0 } = document.querySelector(place)?.getBoundingClientRect() ?? {};
      return [x, y, width, height].map(Math.round);
    }),
  );
/** The markup has come to its end. */
const wholePage = (page: Page): Promise<void> => page.locator('noscript').waitFor({ state: 'attached' });
/** The page's first element, to see later whether it is still the same. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { marked: document.querySelector('main') });
  });
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { marked: Element }).marked.isConnected);

describe('before any script has loaded', () => {
  test.each([
    ['/', 'FAZER MEU CADASTRO'],
    ['/login', 'Senha'],
    ['/cadastro', 'Nome do personagem'],
  ])('%s is shown, and the program hydrates it unchanged', async (path, text) => {
    const { page, faults } = await site().newPlayer('phone');
    const release = await holdProgram(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByText(text).first().waitFor();
    await page.getByRole('img', { name: 'Vai de Consórcio' }).waitFor();
    await mark(page);
    release();
    await isStarted(page);
    expect(await isKept(page)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('what is typed into the login and sent is neither lost nor put into the address', async () => {
    const { page } = await site().newPlayer('phone');
    const api = new ApiPlayer(site().origin);
    await api.start();
    const release = await holdProgram(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(api.email);
    await page.getByLabel('Senha', { exact: true }).fill('Errada-2026!');
    await page.getByRole('button', { name: 'LOGIN' }).click();
    expect(page.url()).toBe(`${site().origin}/login`);
    release();
    await page.getByText('Senha incorreta').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(api.email);
    expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('Errada-2026!');
  });

  test('a tap on a button of the welcome is not lost, and counts once', async () => {
    const { page } = await site().newPlayer('phone');
    const guests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') guests.push(new URL(request.url()).pathname);
    });
    const release = await holdProgram(page);
    await page.goto('/', { waitUntil: 'commit' });
    await wholePage(page);
    await page.getByRole('button', { name: 'Experimentar sem cadastro' }).click();
    release();
    await page.waitForURL('**/jogar');
    expect(guests).toEqual(['/api/auth/guest']);
  });

  test('what is typed into the sign-up is kept when the program starts, and can be sent', async () => {
    const { page } = await site().newPlayer('phone');
    const typed = {
      'Como podemos te chamar?': 'Bia',
      'Nome do personagem': 'Bia da Feira',
      'Seu e-mail': 'bia@exemplo.com.br',
      'Sua senha': 'Consorcio-2026!',
    };
    const release = await holdProgram(page);
    await page.goto('/cadastro', { waitUntil: 'commit' });
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
    release();
    await isStarted(page);
    await page.waitForFunction(() => document.querySelector('button[type=submit]:enabled') !== null);
    for (const [label, text] of Object.entries(typed))
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
  });

  test('a field that was touched and left shows its fault once the program has come, and no other does', async () => {
    const { page } = await site().newPlayer('phone');
    const release = await holdProgram(page);
    await page.goto('/cadastro', { waitUntil: 'commit' });
    await wholePage(page);
    await page.getByLabel('Como podemos te chamar?').focus();
    await page.getByLabel('Nome do personagem').focus();
    release();
    await page.getByText('Campo obrigatório').waitFor();
    expect(await page.getByText('Campo obrigatório').count()).toBe(1);
    expect(await page.getByLabel('Como podemos te chamar?').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the prerendered markup is painted before the program is requested', () => {
  test.each(['/', '/login', '/cadastro', '/mapa'])('the page of %s asks for no script and no style', async (path) => {
    const { page } = await site().newPlayer('phone');
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    const { scripts, links } = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const asking = 'link[rel=modulepreload], link[rel=stylesheet]:not([disabled]), link[as=style], link[as=script]';
      return {
        scripts: parsed.querySelectorAll('script[src]').length,
        links: [...parsed.querySelectorAll(asking)].map((link) => link.outerHTML),
      };
    }, html);
    expect({ scripts, links }).toEqual({ scripts: 0, links: [] });
  });

  test('the program is loaded even if the browser reports no paint', async () => {
    const { page, context, faults } = await site().newPlayer('phone');
    await context.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('/login');
    await isStarted(page);
    expect(faults).toEqual([]);
  });

  test('inline styles are not fetched again', async () => {
    const { page } = await site().newPlayer('phone');
    const styles: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(request.url());
    });
    await page.goto('/login');
    await isStarted(page);
    await page.waitForLoadState('networkidle');
    expect(styles).toEqual([]);
  });
});

describe('a signed-in player', () => {
  test('does not see the welcome of visitors without a session', async () => {
    const { page, context } = await site().newPlayer('phone');
    const api = new ApiPlayer(site().origin);
    await api.start();
    await signIn(context, api);
    const release = await holdProgram(page);
    await page.goto('/', { waitUntil: 'commit' });
    await wholePage(page);
    expect(await page.getByText('FAZER MEU CADASTRO').isVisible()).toBe(false);
    release();
    await page.waitForURL('**/de-volta-aojogo');
  });

  test('sees the town while the program of the map loads, and each of its requests is made once', async () => {
    const { page, context, faults } = await site().newPlayer('phone');
    const api = new ApiPlayer(site().origin);
    await api.start();
    /* After the first month's film the map looks once more where the campaign stands. */
    await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
    await signIn(context, api);
    /* This device has shown the campaign before. */
    const { campaign } = await api.call('stageCurrent');
    await context.addInitScript(
      (id) => localStorage.setItem('current_cycle', JSON.stringify({ campaign: id, cycle: 1 })),
      campaign.id,
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/auth$|stage.current$/.test(pathname)) asked.push(pathname);
    });
    const release = await holdProgram(page);
    await page.goto('/mapa', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'validando rota...' }).waitFor();
    await page.locator('img[src*="city-back"]').waitFor();
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked.sort()).toEqual(['/api/auth', '/api/stage/current']);
    release();
    await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().waitFor();
    expect(asked.sort()).toEqual(['/api/auth', '/api/stage/current']);
    expect(faults).toEqual([]);
  });
});

test('the town and the footer do not move when the map takes their place, in any window', async () => {
  const { page, context } = await site().newPlayer('phone');
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  await signIn(context, api);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.unroute(PROGRAM);
    const release = await holdProgram(page);
    await page.goto('/mapa', { waitUntil: 'commit' });
    await wholePage(page);
    const before = await boxes(page);
    release();
    await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().waitFor();
    expect(await boxes(page), `${width} x ${height}`).toEqual(before);
  }
});

test('a visitor without a session does not see the town', async () => {
  const { page } = await site().newPlayer('phone');
  const release = await holdProgram(page);
  await page.goto('/mapa', { waitUntil: 'commit' });
  await wholePage(page);
  expect(await page.getByRole('heading', { name: 'validando rota...' }).isVisible()).toBe(false);
  release();
  await page.waitForURL('**/login');
});
