import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@consorcio/kernel';
import { plans } from '@consorcio/players';
import { unzipSync } from 'fflate';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { LAN_NAME } from './support/browser.ts';
import { useProfiles } from './support/profiles.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { type StaticPages, serveFolders } from './support/static-pages.ts';

/*
 * Pages of other origins with the game in a frame. A page of the same machine at another port is another origin whose frames keep
 * what they store; at a name of its own it is another site, whose frames are refused their storage in these profiles. That is
 * the browser's own doing: it is the whole one.
 */
const open = useProfiles({ isWhole: true });
const folder = mkdtempSync(join(tmpdir(), 'consorcio-school-'));
let school: StaticPages;
let game: RunningServer;
const at = (name: string): string => school.origin.replace('127.0.0.1', name);

beforeAll(async () => {
  school = await serveFolders([folder]);
  game = await startServer({ EMBED_ORIGINS: `${school.origin},${at(LAN_NAME)}` });
  const frame = `<iframe src="${game.origin}/jogar" width="100%" height="640"></iframe>`;
  writeFileSync(join(folder, 'turma.html'), `<!doctype html><title>Turma</title><body style="margin:0">${frame}`);
});
afterAll(async () => {
  await game.remove();
  school.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The package, once it lies there. */
let laid: Promise<void> | undefined;

/** Makes the package as a teacher does, and lays it beside a platform's page. */
async function layPackage(page: Page): Promise<void> {
  const file = join(folder, 'pacote.zip');
  await page.goto(`${game.origin}/para-professores`);
  await page.getByLabel('Sonho da atividade').selectOption('Viagem à praia');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'BAIXAR PACOTE' }).click();
  await (await download).saveAs(file);
  mkdirSync(join(folder, 'pacote'));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(file))))
    writeFileSync(join(folder, 'pacote', name), bytes);
  copyFileSync(createRequire(import.meta.url).resolve('scorm-again/scorm12'), join(folder, 'scorm12.js'));
  const runtime =
    '<script src="scorm12.js"></script><script>API = new Scorm12API({ autocommit: false }); API.loadFromFlattenedJSON({ "cmi.core.student_id": "ana.lima" }, "")</script>';
  writeFileSync(join(folder, 'plataforma.html'), `<!doctype html>${runtime}<iframe src="pacote/index.html"></iframe>`);
}

const frameOf = async (page: Page): Promise<Frame> => {
  const frame = await page.locator('iframe').elementHandle();
  return must(await frame?.contentFrame(), 'the frame');
};

test('inside a page of another site a guest plays, and a reload there leads back to the guest’s current screen', async () => {
  const { page } = await open(school.origin, 'phone', { isCalm: true, isPainted: true });
  await page.goto('/turma.html');
  const frame = await frameOf(page);
  await frame.getByRole('button', { name: 'JOGAR' }).click();
  await frame.getByRole('button', { name: 'Dandara' }).click();
  await frame.getByRole('button', { name: /Moto zero km/ }).click();
  await frame.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().click();
  await frame.getByRole('button', { name: 'Jogar', exact: true }).click();
  await frame.waitForURL(/\/minigame\/\d/);
  await expect.poll(() => page.frames().some((inner) => inner.url().includes('/index.html'))).toBe(true);
  await frame.evaluate(() => location.reload()).catch(() => undefined);
  await frame.waitForURL('**/de-volta-aojogo');
});

test('if the browser stores nothing inside a frame, the frame says so and opens the game in its own window', async () => {
  const { page, context } = await open(at(LAN_NAME), 'phone', { isCalm: true, isPainted: true });
  await page.goto('/turma.html');
  const frame = await frameOf(page);
  await frame.getByText('Dentro desta página, o navegador não guarda o seu progresso.').waitFor();
  expect(await frame.getByRole('button', { name: 'JOGAR', exact: true }).count()).toBe(0);
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'ABRIR O JOGO' }).click();
  await (await opened).getByRole('button', { name: 'JOGAR' }).waitFor();
});

test('a site that the operator has not named gets an empty frame', async () => {
  const { page } = await open(at('localhost'), 'phone', { isPainted: true });
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto('/turma.html');
  await refused;
  expect(await (await frameOf(page)).getByText('Jogue agora').count()).toBe(0);
});

/** The package in a platform's page, with a player who was this pupil's before, as the device remembers it. */
async function asPupil(api: ApiPlayer) {
  const { page } = await open(school.origin, 'desktop', { isCalm: true, isPainted: true });
  laid ??= layPackage(page);
  await laid;
  await page.goto('/plataforma.html');
  const told = (element: string): Promise<string> =>
    page.evaluate(
      (name) => String((window as unknown as { API: { LMSGetValue(of: string): unknown } }).API.LMSGetValue(name)),
      element,
    );
  await expect.poll(() => told('cmi.core.lesson_status')).toBe('incomplete');
  const inside = must(
    await (await (await frameOf(page)).locator('iframe').elementHandle())?.contentFrame(),
    'the game',
  );
  await inside.getByRole('button', { name: 'JOGAR' }).waitFor();
  const pupil = inside.url().split('=').at(-1) ?? '';
  await inside.evaluate(
    ([name, token]) => localStorage.setItem('pupils', JSON.stringify({ [String(name)]: token })),
    [pupil, api.token],
  );
  return {
    page,
    inside,
    status: () => told('cmi.core.lesson_status'),
    score: () => told('cmi.core.score.raw'),
    enter: () => inside.evaluate(() => location.reload()).catch(() => undefined),
  };
}

test('a SCORM package of a teacher reports a dream that came true with its note, and ignores messages of other pages', async () => {
  const api = new ApiPlayer(game.origin);
  await api.start();
  await api.playUntil(() => false, plans.saver);
  const { page, inside, status, score, enter } = await asPupil(api);
  expect(inside.url()).toMatch(/\/jogar\?sonho=1#aluno=[0-9a-f]{32}$/);
  await enter();
  await inside.waitForURL('**/mapa?complete=true');
  await page.evaluate(() => window[0]?.postMessage({ type: 'dream-fulfilled' }, '*'));
  await (await frameOf(page)).evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await status()).toBe('incomplete');
  await inside.evaluate(() => {
    history.pushState(null, '', '/certificado-de-conquista');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(status).toBe('completed');
  expect(Number(await score())).toBeGreaterThan(0);
});

test('a package whose frame keeps nothing offers first to play there, where the note is told, and then the window', async () => {
  const { page } = await open(at(LAN_NAME), 'desktop', { isCalm: true, isPainted: true });
  laid ??= layPackage(page);
  await laid;
  await page.goto('/plataforma.html');
  const inside = page.frameLocator('iframe').frameLocator('iframe');
  await inside.getByText('Jogue aqui, que a nota chega à escola.').waitFor();
  const ways = await inside.locator('button, a[target]').allInnerTexts();
  const places = ['JOGAR ASSIM MESMO', 'ABRIR O JOGO EM OUTRA JANELA'].map((way) => ways.indexOf(way));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places[1]).toBeGreaterThan(places[0] ?? 0);
  expect(ways).not.toContain('ABRIR O JOGO');
});

test('a campaign that ended without its dream is told with its note, and the activity stays open for another try', async () => {
  const api = new ApiPlayer(game.origin);
  await api.start();
  await api.playUntil(() => false, plans.defaulter);
  const { inside, status, score, enter } = await asPupil(api);
  expect(await score()).toBe('');
  await enter();
  await inside.getByRole('button', { name: 'TENTAR NOVAMENTE' }).waitFor();
  await expect.poll(score).toMatch(/^\d/);
  expect(await status()).toBe('incomplete');
});
