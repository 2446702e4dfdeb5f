import { liveErrors } from '@consorcio/copy/live-errors';
import { goalCopy, guessCopy, monthCopy, seatCopy } from '@consorcio/copy/live-phone';
import { CURRENT_LIVE_RULEBOOK, liveRulebookOf } from '@consorcio/rules/live';
import { placeOfRoom } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';
import { settle } from './support/layout.ts';
import { LivePhone } from './support/live-phone.ts';
import {
  asked,
  cardAnswer,
  closeRoom,
  enter,
  leadAssembly,
  leadOn,
  lowerEdge,
  openRoom,
  press,
  toTheInstalment,
} from './support/live-room.ts';
import { ScreenAudit } from './support/screen-audit.ts';
import { useSite } from './support/site.ts';
import { stretchTimers } from './support/stretched-timers.ts';

/* One phone played by hand in a live group; its host leads in a browser, the other seat by the calls alone. */
const site = useSite();
/** Milliseconds that the projector's globe takes: the phone is silent for so long (live/time.ts). */
const GLOBE = 4_400;

async function openHosted() {
  const { page: host } = await site().newPlayer('phone');
  return { host, ...(await openRoom(host)) };
}

/** A phone, and another seat by the calls alone, in the first month. */
async function beginWithTwo() {
  const { host, groupId, code } = await openHosted();
  const { page, context, faults } = await site().newPlayer('phone');
  await context.addInitScript(stretchTimers, [GLOBE]);
  await enter(page, code);
  const other = new LivePhone(site().origin, groupId);
  await other.join();
  await closeRoom(host);
  return { host, page, context, faults, other };
}

test('a phone plays a month, loses the connection while it seals, is reloaded, and sees the assembly', async () => {
  const { host, page, context, faults, other } = await beginWithTwo();

  await toTheInstalment(page);
  await press(page, /^PAGAR/);
  await asked(page, 'Quer dar um lance?');
  await context.setOffline(true);
  await press(page, 'SEM LANCE');
  await page.getByText('Sem conexão. Sua jogada está guardada aqui').first().waitFor();
  await asked(page, seatCopy.kept);
  await page.locator('main').getByText(placeOfRoom(2), { exact: true }).waitFor();
  await context.setOffline(false);
  await page.reload();
  await asked(page, 'Envelope lacrado.');
  /* What is done while the others play stands in the first window. */
  expect(await lowerEdge(page.getByRole('button', { name: guessCopy.seal }))).toBeLessThanOrEqual(667);

  await other.play(1);
  await leadOn(host, /ABRIR A ASSEMBLEIA/);
  await asked(page, 'Chamada');
  await page.locator('main').getByText('Chamada: 8 de 8 fecharam o mês em dia.').waitFor();
  await leadOn(host, 'PRÓXIMO PASSO');
  await asked(page, 'O pote do grupo');
  await leadOn(host, 'PRÓXIMO PASSO');
  await page.locator('main').getByText(seatCopy.turning).waitFor();
  expect(await page.getByText(/^Sorteio: cota/).count()).toBe(0);
  /* Who opens the page within the step waits for nothing. */
  await page.reload();
  await page.getByText(/^Sorteio: cota/).waitFor();
  expect(faults).toEqual([]);
});

test('a phone without a connection for a whole month is told that the autopilot played it', async () => {
  const { host, page, context, other } = await beginWithTwo();
  await toTheInstalment(page);
  await press(page, /^PAGAR/);
  await press(page, 'SEM LANCE');
  await asked(page, 'Envelope lacrado.');
  await leadOn(host, /ABRIR A ASSEMBLEIA/);
  await asked(page, 'Chamada');
  expect(await page.getByText(seatCopy.automatic(false)).count()).toBe(0);

  await context.setOffline(true);
  await leadAssembly(host, 'ABRIR O MÊS 2');
  await other.play(2);
  await leadOn(host, /ABRIR A ASSEMBLEIA/);
  await host.getByRole('button', { name: 'PRÓXIMO PASSO' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('list', { name: 'Mês 2 de 4' }).waitFor();
  await page.locator('main').getByText(seatCopy.automatic(false)).waitFor();
});

test('a rate limit and a server error are shown as such, and not as a lost connection', async () => {
  const { code } = await openHosted();
  const { page } = await site().newPlayer('phone');
  await enter(page, code);
  const refuse = (status: number, message: string) =>
    page.route('**/me', (route) => route.fulfill({ status, json: { statusCode: status, message } }));
  await refuse(429, 'RATE_LIMITED');
  await page.reload();
  await page
    .locator('main')
    .getByText(liveErrors(liveRulebookOf(CURRENT_LIVE_RULEBOOK)).RATE_LIMITED)
    .waitFor();
  await refuse(500, 'UNKNOWN');
  await page.locator('main').getByText(seatCopy.busy).waitFor();
  expect(await page.getByText(seatCopy.offline).count()).toBe(0);
  await page.unrouteAll();
  await asked(page, 'Tudo certo! O jogo ainda não começou.');
});

test('a seat comes back on another device with its quota and its three pictures', async () => {
  const { code } = await openHosted();
  const { page: first } = await site().newPlayer('phone');
  await enter(first, code);
  await press(first, 'VER MEU CARTÃO');
  const card = first.getByRole('list', { name: 'Suas três figuras, na ordem' }).locator('li');
  await card.first().waitFor();
  const words = await card.allTextContents();
  expect(words).toHaveLength(3);
  await press(first, 'FECHAR');

  const { page: second } = await site().newPlayer('phone');
  await second.goto(`/ao-vivo/volta/${code}`);
  await second.getByLabel('Número da cota').fill('1');
  for (const word of words) await press(second, word.trim());
  await press(second, 'VOLTAR AO MEU LUGAR');
  await asked(second, 'Tudo certo! O jogo ainda não começou.');
  /* Whoever takes the first device up again is told at once; one that lies there looks by itself within 25 s. */
  await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await first.getByText(seatCopy.lost).waitFor();
});

/** A low phone, and phones that lie down. */
const LOW = { width: 360, height: 640 };
const LYING = [
  { width: 640, height: 360 },
  { width: 667, height: 375 },
];

test('a low phone has goal and sealed month in one window, one that lies down every decision', async () => {
  const { host, groupId, code } = await openHosted();
  const { page } = await site().newPlayer('phone', { isCalm: true });
  await enter(page, code);
  await new LivePhone(site().origin, groupId).join();
  await closeRoom(host);
  const tooHigh: string[] = [];
  const fits = async (name: string, windows = LYING): Promise<void> => {
    for (const window of windows) {
      await page.setViewportSize(window);
      await settle(page);
      const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      if (over > 0) tooHigh.push(`${name} at ${window.width} x ${window.height}: ${over}`);
    }
    await page.setViewportSize({ width: 375, height: 667 });
  };
  await asked(page, goalCopy.title);
  await fits('goal', [LOW, ...LYING]);
  await press(page, goalCopy.start);
  await cardAnswer(page).waitFor();
  await fits('card');
  await cardAnswer(page).click();
  await asked(page, monthCopy.placeTitle);
  await fits('place');
  await press(page, /Lanchonete dos Amigos/);
  await asked(page, 'Lanchonete dos Amigos');
  await fits('way');
  await press(page, /^SEM JOGAR/);
  await asked(page, monthCopy.paceTitle);
  await fits('pace');
  await press(page, /^DESCANSO/);
  await asked(page, /Parcela do mês 1/);
  await fits('instalment');
  await press(page, /^PAGAR/);
  await asked(page, monthCopy.bidTitle);
  await fits('bid');
  await page.getByRole('slider', { name: monthCopy.slide }).fill('60');
  await press(page, monthCopy.seal);
  await asked(page, monthCopy.sealed);
  /* The longest names take two lines. */
  await page
    .locator('header p')
    .first()
    .evaluate((name) => {
      name.textContent = 'Cota 38 · Pirarucu Caprichoso';
    });
  await fits('sealed', [LOW]);
  await press(page, guessCopy.seal);
  await page.getByText(guessCopy.sealed.title).waitFor();
  await fits('guessed', [LOW]);
  expect(tooHigh).toEqual([]);
});

test('every screen of a seat fits every window and is accessible', async () => {
  const { host, groupId, code } = await openHosted();
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  const audit = new ScreenAudit(page);
  await page.goto('/v');
  await page.getByLabel('Código do grupo').waitFor();
  await audit.full('the code');
  await page.goto(`/v/${code}`);
  await asked(page, 'Você é a cota 1');
  await audit.full('who you are');
  await press(page, 'É ESSE');
  await asked(page, 'Escolha sua figura da sorte');
  await audit.full('the lucky picture');
  await press(page, 'sol');
  await asked(page, 'Tudo certo! O jogo ainda não começou.');
  await audit.full('the waiting room');
  await press(page, 'VER MEU CARTÃO');
  await page.getByRole('img', { name: 'Código QR do seu lugar' }).waitFor();
  await audit.full('the seat card', { isPopup: true });
  await press(page, 'FECHAR');
  await new LivePhone(site().origin, groupId).join();
  await closeRoom(host);
  await asked(page, 'O que você quer');
  await audit.full('what the game is for');
  await press(page, 'COMEÇAR');
  await cardAnswer(page).waitFor();
  await audit.full('the card');
  await page.locator('main section button').first().click();
  await asked(page, 'Onde você passa o mês?');
  await audit.full('the place');
  await press(page, /Lanchonete dos Amigos/);
  await asked(page, 'Lanchonete dos Amigos');
  await audit.full('how the place is spent');
  await press(page, /^SEM JOGAR/);
  await asked(page, 'E o ritmo?');
  await press(page, /^NORMAL/);
  await asked(page, /Parcela do mês 1/);
  await audit.full('the instalment');
  await press(page, /^PAGAR/);
  await asked(page, 'Quer dar um lance?');
  await audit.full('the bid');
  const slider = page.getByRole('slider', { name: 'Valor do lance' });
  for (const [to, bid] of [
    ['50', '50'],
    ['6', '10'],
    ['4', '0'],
  ] as const) {
    await slider.fill(to);
    expect(await page.locator('output').textContent()).toBe(bid);
  }
  await press(page, 'SEM LANCE');
  await asked(page, 'Envelope lacrado.');
  await leadOn(host, /^ABRIR A ASSEMBLEIA$/);
  await asked(page, 'Chamada');
  await audit.full('the assembly');
  expect(audit.found).toEqual([]);
  expect(faults).toEqual([]);
});
