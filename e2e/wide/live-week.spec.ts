import { seatCopy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LivePhone } from '../support/live-phone.ts';
import { asked, cardAnswer, enter, hourOf, openRoom, press, toTheInstalment } from '../support/live-room.ts';
import { useProfiles } from '../support/profiles.ts';
import { ScreenAudit } from '../support/screen-audit.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/* A group over days (LIVE 3.13): its calendar leads it, on a server whose clock is set ahead. */
const open = useProfiles();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** From the moment at which the room is opened until it closes. */
const FIRST = 26 * HOUR;

let server: RunningServer;
/** How far the server's clock is ahead of this program's. */
let ahead = 0;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.remove());

const passTime = (milliseconds: number): Promise<void> => {
  ahead += milliseconds;
  return server.passTime(milliseconds);
};
const seen = (page: Page, words: string | RegExp): Promise<void> =>
  page.locator('main').getByText(words).first().waitFor();

/** A group of four months with an assembly a day, and its host's page. */
async function openWeek() {
  const { page: host, faults } = await open(server.origin, 'phone', { isCalm: true });
  const first = hourOf(Date.now() + ahead + FIRST);
  const opened = await openRoom(host, async () => {
    await host.getByText('Mais opções').click();
    await host.getByText('Ao longo dos dias').click();
    await host.getByLabel(weekCopy.first).fill(first);
  });
  return { host, faults, ...opened };
}

/** Two in the browser, the first of whom seals every month; one more by the calls alone. */
async function seatedWeek() {
  const week = await openWeek();
  const { page: eager, faults: eagerFaults } = await open(server.origin, 'phone', { isCalm: true });
  const { page: absent } = await open(server.origin, 'phone', { isCalm: true });
  const other = new LivePhone(server.origin, week.groupId);
  await enter(eager, week.code);
  await enter(absent, week.code, 2);
  await other.join();
  return { ...week, eager, eagerFaults, absent, other };
}

const where = async (phone: LivePhone): Promise<string> => {
  const { phase, month } = (await phone.view()).group;
  return `${phase} ${month}`;
};

const AUTOMATIC = seatCopy.automatic(false);

test('a group over days: each month closes by itself at its hour, is watched as a recording, and tells absent players what was done', async () => {
  const { host, eager, absent, other, eagerFaults } = await seatedWeek();
  await seen(eager, weekCopy.left(FIRST / HOUR));
  await seen(eager, weekCopy.waiting);
  await seen(host, weekCopy.room);
  expect(await host.getByRole('button', { name: 'FECHAR A SALA' }).count()).toBe(0);
  await passTime(FIRST);
  expect(await where(other)).toBe('PRIVATE 1');

  await toTheInstalment(eager);
  await press(eager, /^PAGAR/);
  await press(eager, 'SEM LANCE');
  await asked(eager, 'Envelope lacrado.');
  await seen(eager, /Sua jogada deste mês está lacrada\. Volte depois da assembleia: [^.]+, \d+h/);
  await other.play(1, 40);
  await passTime(DAY - HOUR / 2);
  expect(await where(other)).toBe('PRIVATE 1');
  await passTime(HOUR / 2);
  expect(await where(other)).toBe('PRIVATE 2');

  await seen(eager, weekCopy.held(1));
  expect(await eager.getByText(AUTOMATIC).count()).toBe(0);
  await seen(absent, AUTOMATIC);
  await press(absent, /^ASSISTIR/);
  await asked(absent, 'Chamada');
  await seen(absent, 'Chamada: 8 de 8 fecharam o mês em dia.');
  await press(absent, weekCopy.next);
  await asked(absent, 'O pote do grupo');
  while ((await absent.getByRole('button', { name: weekCopy.next }).count()) > 0) await press(absent, weekCopy.next);
  await seen(absent, /Quem recebeu a carta/);
  await press(absent, weekCopy.leave);
  await cardAnswer(absent).waitFor();

  await passTime(3 * DAY);
  expect(await where(other)).toBe('DEBRIEF 4');
  await seen(absent, weekCopy.held(4));
  expect(await absent.getByText(weekCopy.held(4)).count()).toBe(1);
  await seen(absent, AUTOMATIC);
  await seen(absent, 'Saldo final');
  await seen(absent, weekCopy.ended);
  expect(eagerFaults).toEqual([]);
});

test('every page of a group over days fits every window and is accessible', async () => {
  const { host, faults, eager, eagerFaults, absent, other, groupId } = await seatedWeek();
  const [hostConsole, phone, late] = [new ScreenAudit(host), new ScreenAudit(eager), new ScreenAudit(absent)];
  const { page: projector } = await open(server.origin, 'desktop', { isCalm: true });
  await projector.goto(`/ao-vivo/telao/${groupId}`);
  const onProjector = new ScreenAudit(projector);
  await seen(host, weekCopy.room);
  await hostConsole.full('the host, room open');
  await phone.full('the waiting room');
  await seen(projector, /^A sala fecha: /);
  await onProjector.full('the projector, room open');
  await passTime(FIRST);
  await other.play(1, 40);
  await press(eager, 'COMEÇAR');
  await cardAnswer(eager).waitFor();
  await phone.full('the card of the first month');
  await passTime(DAY);
  await other.play(2);
  await seen(absent, AUTOMATIC);
  await late.full('the news after an absence');
  await press(absent, /^ASSISTIR/);
  await asked(absent, 'Chamada');
  await late.full('the recording');
  await seen(host, weekCopy.assembly(2));
  await hostConsole.full('the host, in a month');
  await press(absent, weekCopy.leave);
  await cardAnswer(absent).waitFor();
  await late.full('the card after an absence');
  await seen(projector, weekCopy.assembly(2));
  await onProjector.full('the projector, in a month');
  await press(eager, seatCopy.goOn);
  await toTheInstalment(eager);
  await press(eager, /^PAGAR/);
  await press(eager, /SEM LANCE|LACRAR O MÊS/);
  await asked(eager, 'Envelope lacrado.');
  await phone.full('the sealed month');
  await passTime(3 * DAY);
  expect(await where(other)).toBe('DEBRIEF 4');
  await seen(eager, 'Saldo final');
  await phone.full('the end');
  expect([...hostConsole.found, ...phone.found, ...late.found, ...onProjector.found]).toEqual([]);
  expect([...faults, ...eagerFaults]).toEqual([]);
});
