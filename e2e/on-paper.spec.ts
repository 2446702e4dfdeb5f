import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();

test('the contract of a dream prints on one page, without the buttons', async () => {
  const { page, faults } = await site().newPlayer('desktop', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.seeBadges();
  await signIn(page, api);
  await page.goto('/contrato/1');
  await page.getByText('Se você sair.').waitFor();
  const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'ASSINAR' }).isVisible()).toBe(false);
  expect(faults).toEqual([]);
});

test('the worksheet prints on both sides of one sheet, with outlines of ideas and of what is reached of the dream', async () => {
  const { page, faults } = await site().newPlayer('desktop', { isCalm: true });
  await page.goto('/folha-do-aluno');
  await page.getByRole('heading', { name: 'Diário' }).waitFor();
  const outlines = page.locator('main img[src*="-paper-"]:visible');
  expect(await outlines.count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('main table img:visible').count()).toBe(3);
  expect(await outlines.count()).toBe(11);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(faults).toEqual([]);
});

test('the page on privacy prints its folded parts whole, and folds them again', async () => {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  await page.goto('/privacidade');
  const table = page.getByText('Andamento do jogo, conquistas');
  await table.waitFor({ state: 'attached' });
  expect(await table.isVisible()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await table.isVisible()).toBe(true);
  expect(await page.locator('details:not([open])').count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await table.isVisible()).toBe(false);
  expect(faults).toEqual([]);
});
