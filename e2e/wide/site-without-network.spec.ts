import { PATHS, type ScreenName } from '@consorcio/contract/wire';
import { sheetCopy } from '@consorcio/copy/take-home';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginOnDevice, playOut } from '../support/device-player.ts';
import { isStarted } from '../support/site.ts';
import { useStaticPages } from '../support/static-pages.ts';

const pages = useStaticPages(['dist/site']);

/** Whoever has a campaign that has ended, and nobody else, gets all of them. */
const READ: readonly ScreenName[] = [
  'certificate',
  'afterLetter',
  'whatIf',
  'luck',
  'checkDraws',
  'group',
  'groupContract',
  'extract',
  'notebook',
  'futures',
  'quiz',
  'scams',
  'pocket',
  'teachers',
  'worksheet',
  'answerKey',
  'classroom',
  'slides',
  'privacy',
  'accessibility',
];

/** Addresses of the pictures that show as broken ones; one that cannot be had gives way once the page knows. */
const brokenIn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
        .map(({ src }) => src),
    );

test('after the first visit every page of the folder of files opens without a network, whole and with its pictures', async () => {
  const { context, page, faults } = await pages().visit('phone', { isCalm: true, hasWorker: true });
  await beginOnDevice(page, '/', /Viagem à praia/);
  const id = await playOut(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  const seen: string[] = [];
  for (const name of READ) {
    const visit = await context.newPage();
    const path = PATHS[name].replace(':campaignId', id).replace(':dreamId', 'meu');
    await visit.goto(`/#${path}`);
    await isStarted(visit);
    const heading = visit.locator('h1, h2').filter({ visible: true }).first();
    await heading.waitFor();
    seen.push((await heading.textContent()) ?? '');
    await expect.poll(() => brokenIn(visit), { message: name }).toEqual([]);
    await visit.close();
  }
  expect(seen).not.toContain(sheetCopy.notLoaded);
  expect(new Set(seen).size, seen.join('\n')).toBe(READ.length);
  expect(faults).toEqual([]);
});
