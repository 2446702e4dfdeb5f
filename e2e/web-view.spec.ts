import { fileShownCopy } from '@consorcio/copy/share';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { press } from './support/live-room.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();

test('in an app that drops files, what would be one is shown to be copied, one’s own data have an address, and an archive says where it can be had', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  const { page, context, faults } = await site().newPlayer('phone', { isCalm: true });
  await context.addInitScript(() => {
    const named = `${navigator.userAgent} Instagram 355.0.0.0 Android`;
    Object.defineProperty(navigator, 'userAgent', { get: () => named });
  });
  await signIn(context, api);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.goto('/privacidade');
  await press(page, 'BAIXAR MEUS DADOS');
  const shown = page.getByRole('dialog', { name: fileShownCopy.title });
  const text = await shown.getByRole('textbox').inputValue();
  expect(Object.keys(JSON.parse(text) as object).length).toBeGreaterThan(2);
  const coming = page.waitForEvent('download');
  await shown.getByRole('button', { name: fileShownCopy.take, exact: true }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('meus-dados.json');
  // The app's own program for downloads asks once more, without what the page would send.
  const again = await (await fetch(download.url())).text();
  expect(Object.keys(JSON.parse(again) as object).sort()).toEqual(Object.keys(JSON.parse(text) as object).sort());
  await shown.getByRole('button', { name: fileShownCopy.copy, exact: true }).click();
  await page.getByText(fileShownCopy.copied).first().waitFor();
  await shown.getByRole('button', { name: fileShownCopy.close, exact: true }).click();
  await shown.waitFor({ state: 'detached' });
  await page.goto('/para-professores');
  await press(page, 'BAIXAR PACOTE');
  await shown.getByText(fileShownCopy.other).waitFor();
  expect(downloads).toEqual(['meus-dados.json']);
  expect(faults).toEqual([]);
});
