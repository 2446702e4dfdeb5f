import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { toastCopy } from '@consorcio/copy/first-screens';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import { plans, type StageReply } from '@consorcio/players';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { VisitOptions } from './support/browser.ts';
import { noticesOf } from './support/notices.ts';
import { Player } from './support/player.ts';
import { useStaticPages } from './support/static-pages.ts';

/* The folder of `npm run build -- site` below a path of a host that knows nothing but files. */
const host = mkdtempSync(join(tmpdir(), 'host-'));
symlinkSync(resolve('dist/site'), join(host, 'jogo'));
afterAll(() => rmSync(host, { recursive: true }));
const pages = useStaticPages([host]);
/* The same, but the database that its worker asks for is refused. */
const worker = readdirSync('dist/site/assets').find((name) => name.startsWith('home-worker-')) ?? '';
const spoilt = join(host, 'spoilt/jogo/assets');
mkdirSync(spoilt, { recursive: true });
const REFUSE = 'indexedDB.open=()=>{throw new DOMException("refused","SecurityError")};';
writeFileSync(join(spoilt, worker), REFUSE + readFileSync(join('dist/site/assets', worker), 'utf8'));
const refusing = useStaticPages([join(host, 'spoilt'), host]);

/** A page as the game has it: what answers its calls on this device. */
type OnDevice = typeof globalThis & {
  askDevice(address: string, request: object): Promise<{ status: number; text(): Promise<string> }>;
};
const FOLDER = /^\/jogo\/(?!api\/(?!personas|dreams|events|badges))/;

/** Plays without an API to ask: the page tells how the campaign stands. */
class DevicePlayer extends Player {
  override async standing(): Promise<StageReply> {
    const body = (await askIn(this.page, '/stage/current')) as StageReply & { info?: StageReply };
    return body.info ?? body;
  }
}
const askIn = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async (target) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    const answer = await (globalThis as OnDevice).askDevice(`./api${target}`, { method: 'GET', headers });
    return JSON.parse(await answer.text()) as unknown;
  }, path);

/** Answers nothing that is no file of the folder, and notes it. */
async function fence(context: BrowserContext): Promise<readonly string[]> {
  const left: string[] = [];
  await context.route(/^/, (route) => {
    const url = new URL(route.request().url());
    if (url.origin === pages().origin && FOLDER.test(url.pathname)) return route.continue();
    left.push(url.href);
    return route.abort();
  });
  return left;
}

async function open(options: VisitOptions = {}) {
  const visit = await pages().visit('phone', options);
  const left = await fence(visit.context);
  const missed: string[] = [];
  visit.page.on('response', (response) => {
    if (response.status() >= 400) missed.push(`${response.status()} ${response.url()}`);
  });
  return { ...visit, left, missed, player: new DevicePlayer(visit.page) };
}

/** From the welcome to the map, as a guest. */
async function begin(page: Page): Promise<void> {
  await page.goto('/jogo/');
  await page.getByRole('button', { name: 'JOGAR' }).click();
  await page.getByRole('button', { name: 'Dandara' }).click();
  await page.getByRole('button', { name: /Moto zero km/ }).click();
  await page.waitForURL('**/jogo/#/mapa');
  await page.getByText('Trabalho ou descanso').waitFor();
}

test('the folder of files plays below a path into the second month, a reload included, and no request leaves it', async () => {
  const { page, player, left, missed, faults, lines } = await open();
  await player.hurryMinigames();
  await player.closeBadges();
  await page.goto('/jogo/');
  await page.getByRole('button', { name: 'JOGAR' }).waitFor();
  expect(await page.getByRole('link').allTextContents()).toEqual(['', 'Professores', 'Privacidade']);
  await begin(page);
  await page.reload();
  await page.getByText('Trabalho ou descanso').waitFor();
  await player.playUntil(
    async ({ path }) => path === '/mapa' && (await player.standing()).stage.cycle === 2,
    plans.saver,
  );
  expect({ left, missed, faults, lines }).toEqual({ left: [], missed: [], faults: [], lines: [] });
});

test('two tabs of a device play one campaign, and what was done in one is there in the other', async () => {
  const { context, page, faults } = await open({ isCalm: true });
  await begin(page);
  const other = await context.newPage();
  await other.goto('/jogo/#/mapa');
  await other.getByText('Trabalho ou descanso').waitFor();
  const [one, two] = (await Promise.all([page, other].map((tab) => askIn(tab, '/auth')))) as { id: string }[];
  expect(two).toEqual(one);
  /* Ten commands at once from both: each is decided on what the one before has left. */
  const choose = (tab: Page): Promise<number[]> =>
    tab.evaluate(async () => {
      const { askDevice } = globalThis as OnDevice;
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
        'content-type': 'application/json',
      };
      const asked = [1, 2, 3, 4, 5].map((conceptId) =>
        askDevice('./api/concept/learn', { method: 'PUT', headers, body: JSON.stringify({ conceptId }) }),
      );
      return (await Promise.all(asked)).map(({ status }) => status);
    });
  const statuses = (await Promise.all([choose(page), choose(other)])).flat();
  expect(new Set(statuses).size, String(statuses)).toBe(1);
  expect(await askIn(page, '/concept/list')).toEqual(await askIn(other, '/concept/list'));
  expect(faults).toEqual([]);
});

test('a tab that is killed loses nothing that was answered', async () => {
  const { context, page } = await open({ isCalm: true });
  await begin(page);
  const before = await askIn(page, '/stage/current');
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  /* Nobody is left to answer it. */
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto('/jogo/#/mapa');
  await again.getByText('Trabalho ou descanso').waitFor();
  expect(await askIn(again, '/stage/current')).toEqual(before);
});

test('a browser that refuses its database plays on in memory, and says so', async () => {
  const { page, faults } = await refusing().visit('phone', { isCalm: true });
  await begin(page);
  await noticesOf(page).getByText(toastCopy.forgetful).waitFor();
  expect(((await askIn(page, '/stage/current')) as StageReply).stage.cycle).toBe(1);
  expect(faults).toEqual([]);
});

test('a record of a newer program is refused with a sentence, and stays as it is', async () => {
  const { context, page } = await open({ isCalm: true });
  await begin(page);
  const rewrite = (change: object | null): Promise<unknown> =>
    page.evaluate(
      (news) =>
        new Promise((resolve, reject) => {
          const asked = indexedDB.open('vai-de-consorcio');
          asked.onerror = reject;
          asked.onsuccess = () => {
            const store = asked.result.transaction('players', 'readwrite').objectStore('players');
            const all = store.getAll();
            all.onsuccess = () => {
              const [record] = all.result as { form: number; version: number }[];
              if (news !== null) store.put({ ...record, ...news });
              resolve({ form: record?.form, version: record?.version });
              asked.result.close();
            };
          };
        }),
      change,
    );
  await rewrite({ form: 99 });
  const before = await rewrite(null);
  const again = await context.newPage();
  await again.goto('/jogo/');
  await again.getByText(onDeviceCopy.notOpened).waitFor();
  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Jogar', exact: true }).click();
  expect(await rewrite(null)).toEqual(before);
});

test('a game that was kept in a file goes on in another browser, and a damaged file is refused', async () => {
  const { page } = await open({ isCalm: true });
  await begin(page);
  const before = await askIn(page, '/stage/current');
  await page.goto('/jogo/#/privacidade');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'GUARDAR EM ARQUIVO' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const { page: other, faults } = await open({ isCalm: true });
  await other.goto('/jogo/#/privacidade');
  const give = async (text: string): Promise<void> => {
    const chooser = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: 'ABRIR ARQUIVO' }).click();
    await (await chooser).setFiles({ name: 'jogo.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  await give(file.slice(0, 1_000));
  await noticesOf(other).getByText(onDeviceCopy.file.damaged).waitFor();
  await give(file);
  await other.waitForURL('**/de-volta-aojogo');
  expect(await askIn(other, '/stage/current')).toEqual(before);
  expect(faults).toEqual([]);
});
