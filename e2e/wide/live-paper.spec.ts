import { readFile } from 'node:fs/promises';
import { classSheetCopy, debriefHostCopy } from '@consorcio/copy/live-debrief';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE, SIZES } from '../support/browser.ts';
import { LivePhone } from '../support/live-phone.ts';
import { closeRoom, createRoomOf, openPapers, press } from '../support/live-room.ts';
import { ScreenAudit } from '../support/screen-audit.ts';
import { useSite } from '../support/site.ts';

/* What a live group takes home on paper and as pictures: cards of seats, certificates, the sheet of a class. */
const site = useSite();

/** Pages of A4 that a page prints. */
async function printed(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function room(people: number) {
  const { page: host, faults } = await site().newPlayer('desktop', { isCalm: true });
  return { host, faults, ...(await createRoomOf(people, host, site().origin)) };
}

test('cards of seats: blank before anybody joins, with quota and never with pictures afterwards', async () => {
  const { host, groupId, faults } = await room(0);
  await openPapers(host);
  await press(host, 'VER O CARTÃO DE QUEM CONDUZ');
  await press(host, 'MOSTRAR O CARTÃO');
  await host.getByRole('img', { name: 'Endereço que conduz o grupo' }).waitFor();
  expect(await printed(host)).toBe(1);
  const audit = new ScreenAudit(host);
  await audit.full('what the host prints');
  await host.getByRole('link', { name: 'CARTÕES DOS LUGARES' }).click();
  await expect.poll(() => host.getByRole('article').count()).toBe(8);
  expect(await printed(host)).toBe(1);
  for (let people = 0; people < 9; people += 1) await new LivePhone(site().origin, groupId).join();
  await host.getByRole('radio', { name: /para quem já entrou \(9\)/ }).check();
  await expect.poll(() => host.getByRole('article').count()).toBe(9);
  expect(await host.getByRole('heading', { name: /^Cota \d$/ }).count()).toBe(9);
  expect(await host.locator('article ol img').count()).toBe(0);
  expect(await printed(host)).toBe(2);
  await audit.full('cards of seats');
  expect(audit.found).toEqual([]);
  expect(faults).toEqual([]);
});

test('certificates for everybody: two on a sheet for the host, an A4 picture on the phone', async () => {
  const { host, groupId, phones, faults } = await room(2);
  const { page: phone, faults: phoneFaults } = await site().newPlayer('phone', { isCalm: true });
  const screen = await host.request.get(`/api/live/${groupId}/screen`);
  const { group } = (await screen.json()) as { group: { code: string } };
  await phone.goto(`/v/${group.code}`);
  await press(phone, 'É ESSE');
  await press(phone, 'caju');
  await host.goto(`/ao-vivo/certificados/${groupId}`);
  await host.getByText('Os certificados ficam prontos quando o último mês termina.').waitFor();
  await host.goto(`/ao-vivo/conduzir/${groupId}`);
  await closeRoom(host);
  for (const seat of phones) await seat.play(1);
  await press(host, 'TERMINAR AGORA');
  await host.getByRole('dialog').getByRole('button', { name: 'TERMINAR AGORA' }).click();
  /* The end has its own papers: those of the month close with it. */
  await host.getByRole('link', { name: debriefHostCopy.sheet }).waitFor();
  await openPapers(host);
  await host.getByRole('link', { name: 'CERTIFICADOS' }).click();
  const first = host.getByRole('img', { name: new RegExp(`^${phones[0]?.nickname}, cota 1, fez parte de um`) });
  await first.waitFor();
  expect(await host.getByRole('img', { name: /fez parte de um consórcio de \d+ cotas e / }).count()).toBe(3);
  expect(await printed(host)).toBe(2);
  const audit = new ScreenAudit(host);
  await audit.full('certificates');
  expect(audit.found).toEqual([]);

  await phone.goto('/ao-vivo/lugar');
  const [download] = await Promise.all([
    phone.waitForEvent('download', { timeout: PATIENCE }),
    press(phone, 'SALVAR A IMAGEM'),
  ]);
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1754, 1240]);
  expect([...faults, ...phoneFaults]).toEqual([]);
});

test('the sheet of a class fits every window, and keys scroll its table where that is wider than the window', async () => {
  const { host, phones, faults } = await room(2);
  await closeRoom(host);
  for (const seat of phones) await seat.play(1);
  await press(host, 'TERMINAR AGORA');
  await host.getByRole('dialog').getByRole('button', { name: 'TERMINAR AGORA' }).click();
  await host.getByRole('link', { name: debriefHostCopy.sheet }).click();
  const table = host.getByRole('region', { name: classSheetCopy.seats });
  await host.getByText(phones[0]?.nickname ?? '').waitFor();
  const audit = new ScreenAudit(host);
  await audit.full('the sheet of a class');
  expect(audit.found).toEqual([]);
  expect(await table.getAttribute('tabindex')).toBeNull();
  await host.setViewportSize(SIZES.phone);
  await expect.poll(() => table.getAttribute('tabindex')).toBe('0');
  await table.focus();
  await host.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
