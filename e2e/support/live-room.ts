import { isoInBrasilia } from '@consorcio/copy/dates';
import { hostCopy } from '@consorcio/copy/live-host';
import { goalCopy, monthCopy, seatCopy } from '@consorcio/copy/live-phone';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './browser.ts';
import { LivePhone } from './live-phone.ts';

/* A phone of a live group in the browser, and the room that it comes to. */

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click({ timeout: PATIENCE });
export const asked = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).waitFor();

/** A moment in milliseconds as the field of a group's first hour takes it. */
export const hourOf = (at: number): string => isoInBrasilia(at).slice(0, -':00'.length);

/** The lower edge of an element, in pixels from the top of the window. */
export const lowerEdge = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.getBoundingClientRect().bottom);

/** Opens a room on the host's page, by the form as it stands or as `choose` changes it; gives the group. */
async function createRoom(host: Page, choose: () => Promise<void> = async () => undefined): Promise<string> {
  await host.goto('/ao-vivo');
  await press(host, 'CRIAR UM GRUPO');
  await choose();
  await press(host, 'ABRIR A SALA');
  await host.waitForURL(/\/ao-vivo\/conduzir\//);
  return host.url().split('/').at(-1) ?? '';
}

/** Opens a room and lets as many phones join by the calls alone. */
export async function createRoomOf(people: number, host: Page, origin: string) {
  const groupId = await createRoom(host);
  const phones = Array.from({ length: people }, () => new LivePhone(origin, groupId));
  for (const phone of phones) await phone.join();
  return { groupId, phones };
}

/** Presses the host's big button, and says that it is meant where the desk asks. */
export async function leadOn(host: Page, name: string | RegExp): Promise<void> {
  await host.getByRole('button', { name, exact: true }).click({ timeout: PATIENCE });
  const yes = host.getByRole('dialog').getByRole('button').first();
  if (await yes.isVisible()) await yes.click({ timeout: PATIENCE });
}

/** The host closes the room: the first month is open when this ends. */
export async function closeRoom(host: Page): Promise<void> {
  await leadOn(host, hostCopy.next.closeRoom);
  await host.getByRole('button', { name: hostCopy.next.closeRoom }).waitFor({ state: 'hidden', timeout: PATIENCE });
}

/** Unfolds what the host prints. */
export const openPapers = (host: Page): Promise<void> => host.getByText(hostCopy.card.papers, { exact: true }).click();

/** Leads an assembly step by step and on to what follows it: `last` is the button that does so. */
export async function leadAssembly(host: Page, last: string): Promise<void> {
  for (;;) {
    const next = host.getByRole('button', { name: new RegExp(`^(PRÓXIMO PASSO|${last})$`) });
    await expect.poll(() => next.isEnabled(), { timeout: PATIENCE }).toBe(true);
    const isLast = (await next.textContent()) === last;
    await leadOn(host, isLast ? last : hostCopy.next.step);
    if (isLast) return next.filter({ hasText: last }).waitFor({ state: 'hidden', timeout: PATIENCE });
  }
}

/** Opens a room of four months on the host's page, otherwise as `choose` says; gives the group and the code on the projector. */
export async function openRoom(host: Page, choose: () => Promise<void> = async () => undefined) {
  const groupId = await createRoom(host, async () => {
    await host.getByText('4 meses').click();
    await choose();
  });
  const screen = await host.request.get(`/api/live/${groupId}/screen`);
  const { group } = (await screen.json()) as { group: { code: string } };
  return { groupId, code: group.code };
}

/** From the code to the waiting room, as the first seat or the one of `quota`, with a lucky picture. */
export async function enter(page: Page, code: string, quota = 1): Promise<void> {
  await page.goto(`/v/${code.toLowerCase()}`);
  await asked(page, `Você é a cota ${quota}`);
  await press(page, 'É ESSE');
  await press(page, 'caju');
  await asked(page, 'Tudo certo! O jogo ainda não começou.');
}

/** The first answer of the month's card: each says what it gives or takes. */
export const cardAnswer = (page: Page): Locator =>
  page
    .locator('main section button')
    .filter({ hasText: /agora|no próximo pagamento|de energia/ })
    .first();

/** The month up to where it is spent: in the first what it is for, then the card's first way and, from the second on, the payday. */
export async function toThePlace(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: goalCopy.start });
  const card = cardAnswer(page);
  await start.or(card).first().waitFor();
  if (await start.isVisible()) await start.click();
  await card.click();
  const payday = page.getByRole('heading', { name: monthCopy.paydayTitle });
  await payday.or(page.getByRole('heading', { name: monthCopy.placeTitle })).waitFor();
  if (await payday.isVisible()) await press(page, seatCopy.goOn);
}

/** The month up to the instalment: the card's first way, payday, a place without its minigame, rest. */
export async function toTheInstalment(page: Page): Promise<void> {
  await toThePlace(page);
  await press(page, /Lanchonete dos Amigos/);
  await press(page, /^SEM JOGAR/);
  await press(page, /^DESCANSO/);
}
