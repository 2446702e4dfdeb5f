import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frameMarkup } from '@consorcio/contract/wire';
import { must } from '@consorcio/kernel';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAN_NAME } from './support/browser.ts';
import { useProfiles } from './support/profiles.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { type StaticPages, serveFolders } from './support/static-pages.ts';

/*
 * Pages of other origins with the game in a frame. A page of the same machine at another port is another origin whose frames keep
 * what they store; at a name of its own it is another site, whose frames are refused their storage in these profiles.
 */
const open = useProfiles();
const folder = mkdtempSync(join(tmpdir(), 'consorcio-school-'));
let school: StaticPages;
let game: RunningServer;
const at = (name: string): string => school.origin.replace('127.0.0.1', name);

beforeAll(async () => {
  school = await serveFolders([folder]);
  game = await startServer({ EMBED_ORIGINS: `${school.origin},${at(LAN_NAME)}` });
  const frame = frameMarkup({ address: `${game.origin}/jogar`, title: 'Vai de Consórcio', height: 640 });
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

test('inside a page of another site a guest plays, and a reload there leads back to where the guest stands', async () => {
  const { page } = await open(school.origin, 'phone', { isCalm: true });
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

test('where the browser keeps nothing inside a frame, the frame says so and opens the game in its own window', async () => {
  const { page, context } = await open(at(LAN_NAME), 'phone', { isCalm: true });
  await page.goto('/turma.html');
  const frame = await frameOf(page);
  await frame.getByText('Dentro desta página, o navegador não guarda o seu progresso.').waitFor();
  expect(await frame.getByRole('button', { name: 'JOGAR' }).count()).toBe(0);
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'ABRIR O JOGO' }).click();
  await (await opened).getByRole('button', { name: 'JOGAR' }).waitFor();
});

test('a site that the operator has not named gets an empty frame', async () => {
  const { page } = await open(at('localhost'), 'phone');
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto('/turma.html');
  await refused;
  expect(await (await frameOf(page)).getByText('Jogue agora').count()).toBe(0);
});
