import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { toastCopy } from '@consorcio/copy/first-screens';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import type { StageReply } from '@consorcio/players';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { VisitOptions } from './support/browser.ts';
import { askIn, beginOnDevice, DevicePlayer, type OnDevice } from './support/device-player.ts';
import { noticesOf } from './support/notices.ts';
import { useStaticPages } from './support/static-pages.ts';

/* The folder of `npm run build -- site` below a path of a host that knows nothing but files. */
const host = mkdtempSync(join(tmpdir(), 'host-'));
symlinkSync(resolve('dist/site'), join(host, 'jogo'));
afterAll(() => rmSync(host, { recursive: true }));
const pages = useStaticPages([host]);
/* The same, but the database of its worker is refused, or full. */
const worker = readdirSync('dist/site/assets').find((name) => name.startsWith('home-worker-')) ?? '';
function spoilt(name: string, script: string) {
  const folder = join(host, name, 'jogo/assets');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, worker), script + readFileSync(join('dist/site/assets', worker), 'utf8'));
  return useStaticPages([join(host, name), host]);
}
const refusing = spoilt('refused', 'indexedDB.open=()=>{throw new DOMException("refused","SecurityError")};');
const full = spoilt('full', 'IDBObjectStore.prototype.put=()=>{throw new DOMException("full","QuotaExceededError")};');

const FOLDER = /^\/jogo\/(?!api\/(?!personas|dreams|events|badges))/;

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

const begin = (page: Page): Promise<void> => beginOnDevice(page, '/jogo/', /Moto zero km/);

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
  await player.playFirstMonth();
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

test.each([
  ['refuses its database', refusing],
  ['is full', full],
])('a browser that %s plays on in memory, says so, and begins anew after a reload', async (_, pagesOf) => {
  const { page, faults } = await pagesOf().visit('phone', { isCalm: true });
  await begin(page);
  await noticesOf(page).getByText(toastCopy.forgetful).waitFor();
  expect(((await askIn(page, '/stage/current')) as StageReply).stage.cycle).toBe(1);
  await page.goto('about:blank');
  await page.goto('/jogo/');
  await page.getByRole('button', { name: 'JOGAR' }).waitFor();
  expect(faults).toEqual([]);
});

test('where the browser has thrown the game away, the next visit begins anew', async () => {
  const { page, faults } = await open({ isCalm: true });
  await begin(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const asked = indexedDB.open('vai-de-consorcio');
        asked.onsuccess = () => {
          const change = asked.result.transaction('players', 'readwrite');
          change.objectStore('players').clear();
          change.oncomplete = resolve;
        };
      }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'JOGAR' }).waitFor();
  expect(faults).toEqual([]);
});

test('of 200 commands whose worker is killed at any moment, none that was answered is lost, and none is done twice', async () => {
  const { page } = await open({ isCalm: true });
  await page.goto('/jogo/');
  const told = await page.evaluate(async (address) => {
    type Asked = { method: string; target: string; headers: object; body?: string };
    let home = new Worker(address);
    const ask = (request: Asked): Promise<{ status: number; text: string }> =>
      new Promise((resolve) => {
        home.onmessage = ({ data }) => data !== 'forgetful' && resolve(data[1]);
        home.postMessage([1, request]);
      });
    const { text: guest } = await ask({ method: 'POST', target: '/auth/guest', headers: {}, body: '{}' });
    const headers = { authorization: `Bearer ${JSON.parse(guest).token}` };
    const standing = async (): Promise<{ version: number; personaId: number | null }> =>
      JSON.parse((await ask({ method: 'GET', target: '/file', headers })).text.slice(43));
    const sum = { answered: 0, done: 0, lost: 0, twice: 0 };
    let before = await standing();
    for (let i = 0; i < 200; i += 1) {
      /* Another one: the same again would be no change. */
      const personaId = 1 + ((before.personaId ?? 0) % 4);
      let isAnswered = false;
      const choice = ask({ method: 'PUT', target: '/persona/choose', headers, body: JSON.stringify({ personaId }) });
      /* Refused where the command of the worker before has come in between. */
      const answered = choice.then(({ status }) => {
        isAnswered = status < 300;
      });
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, Math.random() * 12))]);
      /* What a dying worker still says, nobody hears. */
      const wasAnswered = isAnswered;
      home.terminate();
      home = new Worker(address);
      const after = await standing();
      const isDone = after.version === before.version + 1 && after.personaId === personaId;
      sum.answered += Number(wasAnswered);
      sum.done += Number(isDone);
      sum.lost += Number(wasAnswered && !isDone);
      sum.twice += Number(after.version > before.version + 1);
      before = after;
    }
    return sum;
  }, `/jogo/assets/${worker}`);
  expect(told).toMatchObject({ lost: 0, twice: 0 });
  /* Some were killed on the way, and some were not. */
  expect(told.answered).toBeGreaterThan(0);
  expect(told.answered).toBeLessThan(200);
});

test('the folder opens again without a network, and its campaign goes on', async () => {
  const { context, page, faults } = await pages().visit('phone', { isCalm: true, hasWorker: true });
  await begin(page);
  const before = await askIn(page, '/stage/current');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('/jogo/#/mapa');
  await again.getByText('Trabalho ou descanso').waitFor();
  expect(await askIn(again, '/stage/current')).toEqual(before);
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
