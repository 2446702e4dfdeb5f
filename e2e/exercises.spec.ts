import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();

test('what is typed into one’s own purchase leaves neither by a call, nor by storage, nor by the address', async () => {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  await page.goto('/bolso');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByLabel('Quanto custa hoje?').fill('61.234');
  await page.getByLabel('Quanto cabe por mês?').fill('1.543');
  await page.getByLabel('Em quantos meses').fill('27');
  for (const [question, guess] of [
    ['Qual entrega primeiro?', 'Juntar'],
    ['Qual custa menos no total?', 'Juntar'],
    ['Se a carta só sair no último mês', 'A carta'],
  ] as const)
    await page.getByRole('group', { name: question }).getByRole('radio', { name: guess, exact: true }).check();
  await page.getByRole('button', { name: 'VER A CONTA' }).click();
  await page.getByRole('heading', { name: 'R$ 61.234' }).waitFor();
  await page.getByRole('button', { name: 'Carta no último mês' }).click();
  await page.getByText('mês 60').first().waitFor();

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  const typed = /61\.?234|1\.?543/;
  expect(asked.filter((request) => typed.test(request) || /\/api\/(?!dreams\/)/.test(request))).toEqual([]);
  expect(kept).not.toMatch(typed);
  expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe('/bolso');
  expect(faults).toEqual([]);
});

test('who answers the question before the dream has met its idea, and who opens a dream’s contract comes back to it', async () => {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.startPersona('Ana', 2);
  await signIn(page, api);
  await page.goto('/introducao-sonho');
  await page.getByRole('radio', { name: 'Depois', exact: true }).check();
  await expect.poll(async () => (await api.call('conceptList')).seen?.map(({ id }) => id)).toEqual([33]);
  await page.getByRole('link', { name: 'ESCOLHA SEU SONHO' }).click();
  await page.getByRole('button', { name: 'Faculdade' }).click();
  await page.getByRole('button', { name: 'CONTRATO', exact: true }).click();
  await page.waitForURL('**/contrato/3');
  for (const clause of [1, 4, 8, 9, 11])
    await page
      .locator('main ol > li > button')
      .nth(clause - 1)
      .click();
  await page.getByRole('button', { name: 'ASSINAR', exact: true }).click();
  await page.getByText('Contrato lido e assinado.').waitFor();
  await page.getByRole('button', { name: 'FECHAR', exact: true }).click();
  await page.waitForURL('**/sonhos?sonho=3');
  await page.getByRole('heading', { name: 'Faculdade' }).waitFor();
  await expect.poll(async () => (await api.call('conceptList')).learned.map(({ id }) => id)).toContain(6);
  expect(faults).toEqual([]);
});

test('an answer key that is printed before it was opened says how to print the answers, and shows no button', async () => {
  const { page, faults } = await site().newPlayer('desktop', { isCalm: true });
  await page.goto('/gabarito');
  const open = page.getByRole('button', { name: 'MOSTRAR AS RESPOSTAS' });
  const told = page.getByText('imprima de novo');
  await open.waitFor();
  expect(await told.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect([await open.isVisible(), await told.isVisible()]).toEqual([false, true]);
  await page.emulateMedia({ media: 'screen' });
  await open.click();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: '4 · O lance' }).waitFor();
  expect(await told.count()).toBe(0);
  expect(faults).toEqual([]);
});
