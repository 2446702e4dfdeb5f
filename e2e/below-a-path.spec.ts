import { ExampleProxy, findNginx } from '@consorcio/tools/rig';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useProfiles } from './support/profiles.ts';
import { type RunningServer, startServer } from './support/server.ts';

/* The game below a path of another site, behind a real nginx with the settings of deploy/, from one and the same build. */
const open = useProfiles();
const nginx = findNginx();

describe.skipIf(nginx === null).each([
  ['keeps', true],
  ['takes away', false],
])('below a path that the proxy %s', (_, isKept) => {
  let server: RunningServer;
  let proxy: ExampleProxy;
  beforeAll(async () => {
    const port = await getPort();
    server = await startServer({ PUBLIC_URL: `http://127.0.0.1:${port}/jogo`, TRUST_PROXY: '127.0.0.1' });
    proxy = await ExampleProxy.startPath(nginx ?? '', Number(new URL(server.origin).port), port, isKept);
  });
  afterAll(async () => {
    await proxy.stop();
    await server.remove();
  });

  test('pages, files, calls, frames, worker, links and pictures stay below it', async () => {
    const { page, faults, lines } = await open(proxy.origin, 'phone', { hasWorker: true });
    const outside: string[] = [];
    const missed: string[] = [];
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (/^http/.test(protocol) && !/^\/jogo(?:\/|$)/.test(pathname)) outside.push(pathname);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) missed.push(`${response.status()} ${response.url()}`);
    });
    const at = (path: string) => page.waitForURL((url) => url.pathname === `/jogo${path}`);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

    await page.goto('/jogo/');
    await page.getByRole('link', { name: 'FAZER MEU CADASTRO' }).click();
    await at('/intruducao');
    await page.goBack();
    await at('/');
    await page.goto('/jogo/compartilhar?kind=avatar&id=2');
    const picture = page.locator('img[src*="/share/avatar/2"]');
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    const told = await page.locator('meta[property="og:url"]').getAttribute('content');
    expect(told).toBe(`${proxy.origin}/jogo/compartilhar?kind=avatar&id=2`);
    await page.getByRole('link', { name: 'QUERO JOGAR TAMBÉM' }).click();
    await at('/jogar');
    await press('JOGAR');
    await press('Dandara');
    await press(/Moto zero km/);
    await at('/mapa');
    await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Jogar', exact: true }).click();
    await page.waitForURL(/\/jogo\/minigame\//);
    await page.frameLocator('iframe').locator('canvas.field').first().waitFor();
    await page.reload();
    await page.frameLocator('iframe').locator('canvas.field').first().waitFor();

    await page.goto('/jogo/ao-vivo');
    await press('CRIAR UM GRUPO');
    await press('ABRIR A SALA');
    await page.waitForURL(/\/jogo\/ao-vivo\/conduzir\//);
    const projector = await page.locator('a[href*="/ao-vivo/telao/"]').getAttribute('href');
    await page.goto(projector ?? '');
    await page.getByRole('img', { name: `: ${proxy.origin}/jogo/v/` }).waitFor();

    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(worker).toBe(`${proxy.origin}/jogo/`);
    const manifest = (await (await page.request.get('/jogo/manifest.webmanifest')).json()) as Record<string, unknown>;
    expect(manifest).toMatchObject({ id: '/jogo/', start_url: '/jogo/', scope: '/jogo/' });
    expect({ outside, missed, faults, lines }).toEqual({ outside: [], missed: [], faults: [], lines: [] });
  });
});
