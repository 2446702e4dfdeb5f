import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@consorcio/kernel';
import { plans } from '@consorcio/players';
import { strFromU8, unzipSync } from 'fflate';
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

test('the page for teachers hands out the package of a dream, with the game in it and the dream told to it', async () => {
  const { page } = await open(game.origin, 'desktop', { isCalm: true });
  await page.goto('/para-professores');
  await page.getByLabel('Sonho da atividade').selectOption('Viagem à praia');
  await page.getByLabel('Versão').selectOption('SCORM 2004, 4ª edição');
  await page.getByLabel('Tamanho').selectOption({ index: 1 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'BAIXAR PACOTE' }).click();
  const zip = await download;
  expect(zip.suggestedFilename()).toBe('vai-de-consorcio-scorm-2004-leve.zip');
  const files = unzipSync(readFileSync(await zip.path()));
  expect(strFromU8(must(files['imsmanifest.xml'], 'the manifest'))).toContain('sonho=1&amp;leve=1');
  expect(Object.keys(files)).toContain('jogo/index.html');
  expect(Object.keys(files).filter((name) => /\.mp4$/.test(name))).toEqual([]);
});

const MARK = '0123456789abcdef'.repeat(2);
/** The page of a package of 1.0, which shows the server's game to a pupil who has played before on this device. */
async function asPupil(api: ApiPlayer) {
  const { page } = await open(school.origin, 'desktop', { isCalm: true, isPainted: true });
  const framed = `<iframe src="${game.origin}/jogar?sonho=1#aluno=${MARK}"></iframe>`;
  const listens = 'told = []; onmessage = ({ data }) => told.push(data)';
  writeFileSync(join(folder, 'pacote.html'), `<!doctype html><script>${listens}</script>${framed}`);
  await page.goto('/pacote.html');
  const inside = await frameOf(page);
  await inside.getByRole('button', { name: 'JOGAR' }).waitFor();
  await inside.evaluate(
    ([name, token]) => localStorage.setItem('pupils', JSON.stringify({ [String(name)]: token })),
    [MARK, api.token],
  );
  await inside.evaluate(() => location.reload()).catch(() => undefined);
  const told = () => page.evaluate(() => (window as unknown as { told: { type: string; note: number }[] }).told);
  return { inside, told };
}

test('a package of 1.0 is told of a dream that came true, with its note', async () => {
  const api = new ApiPlayer(game.origin);
  await api.start();
  await api.playUntil(() => false, plans.saver);
  const { inside, told } = await asPupil(api);
  await inside.waitForURL('**/mapa?complete=true');
  await inside.evaluate(() => {
    history.pushState(null, '', '/certificado-de-conquista');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(told).toContainEqual({ type: 'dream-fulfilled', note: expect.any(Number) });
});

test('a package of 1.0 is told the note of a campaign that ended without its dream', async () => {
  const api = new ApiPlayer(game.origin);
  await api.start();
  await api.playUntil(() => false, plans.defaulter);
  const { inside, told } = await asPupil(api);
  await inside.getByRole('button', { name: 'TENTAR NOVAMENTE' }).waitFor();
  await expect.poll(told).toContainEqual({ type: 'note-told', note: expect.any(Number) });
});
