import type { ReplyOf } from '@consorcio/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE } from '../support/browser.ts';
import { closeRoom, leadAssembly, leadOn } from '../support/live-room.ts';
import { ScreenAudit } from '../support/screen-audit.ts';
import { useSite } from '../support/site.ts';

/* A group on paper: one device, cards to print, a line a team. */
const site = useSite();

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
const line = (page: Page, quota: number) => page.getByLabel(`Linha da cota ${quota}`, { exact: true });

test('six teams are opened, printed and typed to the end of four months', async () => {
  const { page: host, faults } = await site().newPlayer('phone', { isCalm: true });
  const audit = new ScreenAudit(host);
  await host.goto('/ao-vivo');
  await press(host, 'CRIAR UM GRUPO');
  await host.getByText('4 meses').click();
  await host.getByText('Mais opções').click();
  await host.getByText('No papel').click();
  await host.getByLabel('Quantas equipes?').selectOption('6');
  await audit.full('the form of a group on paper');
  await press(host, 'ABRIR A SALA');
  await host.getByRole('button', { name: '+ UMA EQUIPE' }).waitFor();
  await host.emulateMedia({ media: 'print' });
  expect(await host.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await host.emulateMedia({ media: 'screen' });
  await host.getByRole('link', { name: 'CARTÕES PARA IMPRIMIR' }).click();
  await host.getByRole('button', { name: 'IMPRIMIR' }).waitFor();
  expect(await host.getByRole('heading', { name: /^Cota \d/ }).count()).toBe(6);
  await host.getByRole('link', { name: 'VOLTAR AO GRUPO' }).click();
  await press(host, '+ UMA EQUIPE');
  await host
    .getByText('cota 7', { exact: false })
    .or(host.getByLabel(/cota 7/))
    .first()
    .waitFor();
  await closeRoom(host);

  await line(host, 1).fill('z9');
  await line(host, 1).press('Enter');
  await host.getByText('Escreva assim: A2DS30.').waitFor();
  await line(host, 1).fill('a2ds999');
  await line(host, 1).press('Enter');
  await host.getByText('O lance passa do que a equipe tem', { exact: false }).waitFor();
  await line(host, 1).fill('a2ds30');
  await line(host, 1).press('Enter');
  await host.getByText('Guardada.').first().waitFor();
  await audit.full('typed lines');
  for (const quota of [2, 3, 4, 5, 6, 7]) {
    await line(host, quota).fill('B3NS');
    await line(host, quota).press('Enter');
  }
  await press(host, 'ABRIR A ASSEMBLEIA: TODOS LACRARAM');
  await leadAssembly(host, 'ABRIR O MÊS 2');
  await line(host, 1).fill('A2DS');
  await line(host, 1).press('Enter');
  await host.getByText('Guardada.').first().waitFor();
  await host.reload();
  expect(await line(host, 1).inputValue()).toBe('A2DS');
  for (const last of ['ABRIR O MÊS 3', 'ABRIR O MÊS 4', 'VER OS RESULTADOS']) {
    await leadOn(host, /^ABRIR A ASSEMBLEIA/);
    await leadAssembly(host, last);
  }
  const screen = `${site().origin}/api/live/${host.url().split('/').at(-1)}/screen`;
  const phaseNow = async () => ((await (await fetch(screen)).json()) as ReplyOf<'liveProjector'>).group.phase;
  await expect.poll(phaseNow, { timeout: PATIENCE }).toBe('DEBRIEF');
  expect(audit.found).toEqual([]);
  // The refused bid is told by the browser, too.
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
});
