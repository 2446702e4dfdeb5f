import { readFileSync } from 'node:fs';
import { liveAuditCopy as copy } from '@consorcio/copy/live-audit';
import { debriefHostCopy, debriefTitles } from '@consorcio/copy/live-debrief';
import { exerciseCopy } from '@consorcio/copy/live-exercises';
import { hostCopy } from '@consorcio/copy/live-host';
import { DEBRIEF_PAGES } from '@consorcio/rules/live-words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LivePhone } from '../support/live-phone.ts';
import { closeRoom, leadAssembly, leadOn } from '../support/live-room.ts';
import { useProfiles } from '../support/profiles.ts';
import { ScreenAudit } from '../support/screen-audit.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/* A class as a teacher leads it: host and projector in the browser, three phones by the calls alone. */
const open = useProfiles();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.remove());

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
const seen = (page: Page, words: string | RegExp): Promise<void> =>
  page.locator('main').getByText(words).first().waitFor();

/** Leads an assembly from its first step, once it is on the projector, into what follows it. */
async function throughAssembly(host: Page, projector: Page, last: string): Promise<void> {
  await seen(projector, /fecharam o mês em dia/);
  await leadAssembly(host, last);
}

test('four months from three taps through the debrief, with one late, a reload and a server restart', async () => {
  const { page: host } = await open(server.origin, 'phone');
  const { page: projector } = await open(server.origin, 'desktop');
  await host.goto('/ao-vivo');
  await press(host, 'CRIAR UM GRUPO');
  await host.getByText('4 meses').click();
  await press(host, 'ABRIR A SALA');
  await host.waitForURL(/\/ao-vivo\/conduzir\//);
  const groupId = host.url().split('/').at(-1) ?? '';
  await projector.goto(`/ao-vivo/telao/${groupId}`);
  await seen(projector, 'Quem entrar aparece aqui.');

  const phones = [1, 2, 3].map(() => new LivePhone(server.origin, groupId));
  const [first, second, late] = phones;
  if (first === undefined || second === undefined || late === undefined) throw new Error('three phones are needed');
  await first.join();
  await second.join();
  await seen(projector, second.nickname);
  await host.getByLabel('Nome de quem está na cota 1').fill('Maria de Verdade');
  await closeRoom(host);
  await seen(projector, 'A chave do sorteio está pronta');

  await late.join();
  await Promise.all(phones.map((phone) => phone.play(1, 20)));
  await press(host, 'ABRIR A ASSEMBLEIA: TODOS LACRARAM');
  await throughAssembly(host, projector, 'ABRIR O MÊS 2');

  await host.reload();
  expect(await host.getByLabel('Nome de quem está na cota 1').inputValue()).toBe('Maria de Verdade');
  await first.playGame(2);
  await server.restart();
  await second.play(2);
  await seen(projector, '2 de 3 lacraram');
  await leadOn(host, /^ABRIR A ASSEMBLEIA$/);
  await throughAssembly(host, projector, 'ABRIR O MÊS 3');

  await Promise.all(phones.map((phone) => phone.play(3)));
  await press(host, 'ABRIR A ASSEMBLEIA: TODOS LACRARAM');
  await throughAssembly(host, projector, 'ABRIR O MÊS 4');
  await Promise.all(phones.map((phone) => phone.play(4)));
  await press(host, 'ABRIR A ASSEMBLEIA: TODOS LACRARAM');
  await throughAssembly(host, projector, 'VER OS RESULTADOS');
  await seen(projector, debriefTitles.TIMELINE);
  for (const page of DEBRIEF_PAGES.slice(1)) {
    await press(host, debriefHostCopy.next(debriefTitles[page]));
    /* Nobody has answered after the game: the host is asked before the answers close the questions. */
    if (page === 'ANSWERS') {
      await seen(host, debriefHostCopy.waiting(0, phones.length));
      await press(host, hostCopy.askAnswers.yes);
    }
    await seen(projector, debriefTitles[page]);
  }
  /* The wall has made the draws again itself. */
  await seen(projector, /refez os \d+ números sorteados.+ Todos conferem/);
  for (const phone of phones) expect((await phone.view()).end).not.toBeNull();
  const [table] = await Promise.all([host.waitForEvent('download'), press(host, debriefHostCopy.table)]);
  const lines = readFileSync(await table.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(1 + phones.length);

  await host.getByRole('link', { name: debriefHostCopy.sheet }).click();
  for (const phone of phones) await seen(host, phone.nickname);
  expect(await host.locator('main').textContent()).not.toContain('Maria');
  await host.goBack();
  await host.getByRole('link', { name: exerciseCopy.link }).click();
  await seen(host, exerciseCopy.key);
  expect(await host.locator('article').count()).toBe(phones.length + 1);

  await projector.goto(`/ao-vivo/conferir/${groupId}`);
  for (const holds of [copy.holds.SEAL(), copy.holds.WORDS(), copy.holds.LOGS(1)]) await seen(projector, holds);
  await seen(projector, /as contas fecham, diferença 0/);
  for (const differs of Object.values(copy.differs)) expect(await projector.getByText(differs).count()).toBe(0);
});

test('real names are kept only in the host’s browser', async () => {
  const { page: host } = await open(server.origin, 'phone');
  const sent: string[] = [];
  host.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await host.goto('/ao-vivo');
  await press(host, 'CRIAR UM GRUPO');
  await press(host, 'ABRIR A SALA');
  await host.waitForURL(/\/ao-vivo\/conduzir\//);
  const groupId = host.url().split('/').at(-1) ?? '';
  for (const phone of [new LivePhone(server.origin, groupId), new LivePhone(server.origin, groupId)])
    await phone.join();
  await host.getByLabel('Nome de quem está na cota 2').fill('Nome-Verdadeiro');
  await closeRoom(host);
  await host.getByRole('button', { name: 'ABRIR A ASSEMBLEIA', exact: true }).waitFor();
  expect(await host.evaluate((id) => localStorage.getItem(`live-names-${id}`), groupId)).toContain('Nome-Verdadeiro');
  expect(sent.join(' ')).not.toContain('Nome-Verdadeiro');
  await press(host, 'ESQUECER OS NOMES');
  expect(await host.evaluate((id) => localStorage.getItem(`live-names-${id}`), groupId)).toBeNull();
});

test('the screens for opening and leading a group fit every window and are accessible', async () => {
  const { page: host, faults } = await open(server.origin, 'desktop', { isCalm: true });
  const audit = new ScreenAudit(host);
  await host.goto('/ao-vivo');
  await host.getByRole('button', { name: 'CRIAR UM GRUPO' }).waitFor();
  await audit.full('the start');
  await press(host, 'CRIAR UM GRUPO');
  await host.getByText('Mais opções').click();
  await audit.full('the form');
  await press(host, 'ABRIR A SALA');
  await host.waitForURL(/\/ao-vivo\/conduzir\//);
  const groupId = host.url().split('/').at(-1) ?? '';
  for (const phone of [new LivePhone(server.origin, groupId), new LivePhone(server.origin, groupId)])
    await phone.join();
  await host.getByRole('button', { name: 'FECHAR A SALA' }).waitFor();
  await audit.full('the open room');
  await closeRoom(host);
  await press(host, 'TERMINAR AGORA');
  await audit.full('the question', { isPopup: true });
  expect(audit.found).toEqual([]);
  expect(faults).toEqual([]);
});
