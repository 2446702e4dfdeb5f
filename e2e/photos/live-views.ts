import { joinCopy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import type { Page } from 'playwright-core';
import { LivePhone } from '../support/live-phone.ts';
import { closeRoom, hourOf, openPapers, toTheInstalment } from '../support/live-room.ts';
import { press, type View } from './view.ts';

/* A live group as its host and one of its phones see it, in the same browser: its storage keeps both. */

const PEOPLE = 7;

interface Room {
  readonly groupId: string;
  readonly phones: readonly LivePhone[];
}

const seen = (page: Page, words: string | RegExp): Promise<void> =>
  page.locator('main, dialog[open]').getByText(words).first().waitFor();

/** Opens a room of five months with some people in it, otherwise as `choose` says; the page is the host's. */
async function openRoom(page: Page, choose: () => Promise<void> = async () => undefined): Promise<Room> {
  await page.goto('/ao-vivo');
  await press(page, 'CRIAR UM GRUPO');
  await choose();
  await press(page, 'ABRIR A SALA');
  await page.waitForURL(/\/ao-vivo\/conduzir\//);
  const { origin, pathname } = new URL(page.url());
  const groupId = pathname.split('/').at(-1) ?? '';
  const phones = Array.from({ length: PEOPLE }, () => new LivePhone(origin, groupId));
  for (const phone of phones) await phone.join();
  await seen(page, phones.at(-1)?.nickname ?? '');
  return { groupId, phones };
}

/** From now until the first hour of a room over days. */
const FIRST = 26 * 3_600_000;

/** A room over days. */
const openWeek = (page: Page): Promise<Room> =>
  openRoom(page, async () => {
    await page.getByText('Mais opções').click();
    await page.getByText('Ao longo dos dias').click();
    await page.getByLabel(weekCopy.first).fill(hourOf(Date.now() + FIRST));
  });

/** The room is closed, and all but three have sealed their month. */
async function openMonth(page: Page): Promise<Room> {
  const room = await openRoom(page);
  await closeRoom(page);
  await seen(page, 'não começou');
  for (const phone of room.phones.slice(3)) await phone.play(1);
  await seen(page, 'lacrou');
  return room;
}

/** The bell has rung: the group talks about what it lived. */
async function openDebrief(page: Page): Promise<Room> {
  const room = await openMonth(page);
  await press(page, 'TERMINAR AGORA');
  await page.getByRole('dialog').getByRole('button', { name: 'TERMINAR AGORA' }).click();
  await openPapers(page);
  await page.getByRole('link', { name: 'CERTIFICADOS' }).waitFor();
  return room;
}

/** Takes a seat with this browser and waits for the room to be closed. */
async function join(page: Page, { groupId }: Room): Promise<void> {
  const { group } = await (await page.request.get(`/api/live/${groupId}/screen`)).json();
  await page.goto(`/v/${group.code}`);
  /* The browser of these views has the seat of another view's group. */
  const other = page.getByRole('button', { name: joinCopy.enterToo });
  const own = page.getByRole('button', { name: joinCopy.yes });
  await other.or(own).first().waitFor();
  if (await other.isVisible()) await other.click();
  await own.click();
  await press(page, 'caju');
  await seen(page, 'Tudo certo! O jogo ainda não começou.');
}

/** Back to the host's page of the same browser. */
const conduct = (page: Page, { groupId }: Room) => page.goto(`/ao-vivo/conduzir/${groupId}`);

/** Takes a seat and seals the first month, without a bid. */
async function sealMonth(page: Page): Promise<Room> {
  const room = await openRoom(page);
  await join(page, room);
  await conduct(page, room);
  await closeRoom(page);
  await page.goto('/ao-vivo/lugar');
  await toTheInstalment(page);
  await page.getByRole('button', { name: /^PAGAR/ }).click();
  await press(page, 'SEM LANCE');
  await seen(page, 'Envelope lacrado.');
  return room;
}

const seatSheet = async (page: Page): Promise<void> => {
  const { phones } = await openRoom(page);
  await page.getByRole('button', { name: phones[0]?.nickname ?? '' }).click();
};

/** What a host and a phone of a live group see; the projector's states are in the catalogue. */
export const LIVE_VIEWS: readonly View[] = [
  { name: 'live-host-room', open: (page) => openRoom(page) },
  { name: 'live-week-host', open: openWeek },
  { name: 'live-week-phone', open: async (page) => join(page, await openWeek(page)) },
  { name: 'live-host-seat', open: seatSheet },
  {
    name: 'live-host-seat-key',
    open: async (page) => {
      await seatSheet(page);
      await press(page, 'CHAVE NOVA');
      await page.getByRole('img', { name: /^Endereço que abre o lugar/ }).waitFor();
    },
  },
  { name: 'live-host-month', open: openMonth },
  { name: 'live-host-debrief', open: openDebrief },
  {
    name: 'live-cards',
    open: async (page) => {
      await openRoom(page);
      await openPapers(page);
      await page.getByRole('link', { name: 'CARTÕES DOS LUGARES' }).click();
      await seen(page, 'Cota 1');
    },
  },
  {
    name: 'live-certificates',
    open: async (page) => {
      await openDebrief(page);
      await page.getByRole('link', { name: 'CERTIFICADOS' }).click();
      await page
        .getByRole('img', { name: /fez parte de um consórcio/ })
        .first()
        .waitFor();
    },
  },
  { name: 'live-phone-waiting', open: async (page) => join(page, await openRoom(page)) },
  { name: 'live-phone-sealed', open: sealMonth },
  {
    name: 'live-phone-assembly',
    open: async (page) => {
      const room = await sealMonth(page);
      await conduct(page, room);
      await press(page, 'ABRIR A ASSEMBLEIA');
      await page.getByRole('button', { name: 'PRÓXIMO PASSO' }).waitFor();
      await page.goto('/ao-vivo/lugar');
      await seen(page, /fecharam o mês em dia/);
    },
  },
  {
    name: 'live-phone-end',
    open: async (page) => {
      const room = await openRoom(page);
      await join(page, room);
      await conduct(page, room);
      await closeRoom(page);
      await press(page, 'TERMINAR AGORA');
      await page.getByRole('dialog').getByRole('button', { name: 'TERMINAR AGORA' }).click();
      await openPapers(page);
      await page.getByRole('link', { name: 'CERTIFICADOS' }).waitFor();
      await page.goto('/ao-vivo/lugar');
      await page.getByRole('button', { name: 'SALVAR A IMAGEM' }).waitFor();
    },
  },
];
