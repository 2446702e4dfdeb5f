import { expect, test } from 'vitest';
import { LivePhone } from '../support/live-phone.ts';
import { asked, closeRoom, enter, leadOn, openRoom, press, toThePlace } from '../support/live-room.ts';
import { installMinigameClock } from '../support/minigame-clock.ts';
import { minigameFrame } from '../support/minigame-frame.ts';
import { playHandedBack } from '../support/play-minigame.ts';
import { useSite } from '../support/site.ts';

/* The minigame of a live month on a phone, in its real frame. */
const site = useSite();

/** Lets nothing be stored, as some private windows do. Runs before a page's scripts, in its frames too. */
function refuseStorage(): void {
  const refuse = {
    get(): never {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', refuse);
  Object.defineProperty(window, 'sessionStorage', refuse);
}

/** Counts what is tapped on a page. Runs before its scripts. */
function countTaps(): void {
  Object.assign(window, { taps: 0 });
  document.addEventListener('click', () => Object.assign(window, { taps: (window as unknown as Tapped).taps + 1 }));
}
interface Tapped {
  readonly taps: number;
}

/** A phone in the first month, before its place; beside it a seat that plays by the calls alone. */
async function inTheMonth(...scripts: readonly (() => void)[]) {
  const { page: host } = await site().newPlayer('phone');
  const { groupId, code } = await openRoom(host);
  const visit = await site().newPlayer('phone');
  for (const script of [installMinigameClock, ...scripts]) await visit.context.addInitScript(script);
  await enter(visit.page, code);
  await new LivePhone(site().origin, groupId).join();
  await closeRoom(host);
  await toThePlace(visit.page);
  return { ...visit, host };
}

test('a minigame counts even if its begin and its log get lost and a reload interrupts it', async () => {
  const { page, faults } = await inTheMonth();
  let lost = 0;
  await page.route('**/me/begin', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await press(page, /Lanchonete dos Amigos/);
  await press(page, /^JOGAR/);
  await minigameFrame(page);
  await page.getByText('Cota 1 ·').waitFor();
  await page.reload();
  let refused = 0;
  await page.route('**/me/finish', async (route) => {
    refused += 1;
    if (refused === 1) return route.fulfill({ status: 429, json: { statusCode: 429, message: 'RATE_LIMITED' } });
    return refused === 2 ? route.abort() : route.continue();
  });
  const taken = page.waitForRequest((request) => request.url().endsWith('/me/finish'));
  const { inputs } = await playHandedBack(page, await minigameFrame(page), { skill: 'average' });
  await asked(page, 'Fim de jogo!');
  expect([lost, refused]).toEqual([1, 3]);
  expect((await taken).postDataJSON()).toMatchObject({ month: 1, results: { game: 'tapper', inputs } });
  await page
    .getByText(/Aproveitamento: [1-9]\d*%\./)
    .first()
    .waitFor();
  await page
    .getByText(/Você ganhou \d+ moedas\./)
    .first()
    .waitFor();
  await press(page, 'AVANÇAR');
  await asked(page, 'E o ritmo?');
  expect(await page.locator('iframe').count()).toBe(0);
  expect(faults.filter((fault) => !/net::ERR_FAILED|429/.test(fault))).toEqual([]);
});

test('modo tranquilo opens without asking again, also after a reload', async () => {
  const { page } = await inTheMonth();
  await press(page, /Lanchonete dos Amigos/);
  await press(page, /^MODO TRANQUILO/);
  const frame = await minigameFrame(page);
  await frame.getByText('Rodada 1 de 10').waitFor();
  await page.reload();
  await (await minigameFrame(page)).getByText('Rodada 1 de 10').waitFor();
});

test('a month that closes during a minigame takes the player to the assembly and says what was done', async () => {
  const { page, host } = await inTheMonth();
  await press(page, /Lanchonete dos Amigos/);
  await press(page, /^JOGAR/);
  await minigameFrame(page);
  await leadOn(host, /^ABRIR A ASSEMBLEIA$/);
  await asked(page, 'Chamada');
  await page.getByText('O que faltava foi feito no automático').first().waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.reload();
  await asked(page, 'Chamada');
  expect(await page.getByText('O que faltava foi feito no automático').count()).toBe(0);
});

test('after a refused log the player may play again or go on without the minigame', async () => {
  const { page } = await inTheMonth();
  await page.route('**/me/finish', (route, request) =>
    (request.postDataJSON() as { results: { ticks: number } }).results.ticks > 0
      ? route.fulfill({ status: 422, json: { statusCode: 422, message: 'REPLAY_INVALID' } })
      : route.continue(),
  );
  await press(page, /Lanchonete dos Amigos/);
  await press(page, /^JOGAR/);
  await playHandedBack(page, await minigameFrame(page), { skill: 'novice' });
  await asked(page, 'Não deu para conferir o seu jogo.');
  await press(page, /^SEGUIR SEM O JOGO/);
  await asked(page, 'Fim de jogo!');
  await page.getByText('Você ganhou 20 moedas.').first().waitFor();
});

/* The place, the lucky picture, what the game is for, the card, the place of work and the game. */
test('six taps lead from the code to the game, also where nothing may be stored, and its log arrives after a pause', async () => {
  const { page, host } = await inTheMonth(refuseStorage, countTaps);
  await press(page, /PIZZARIA/);
  await press(page, /^JOGAR/);
  expect(await page.evaluate(() => (window as unknown as Tapped).taps)).toBe(6);
  const frame = await minigameFrame(page);
  await frame.getByRole('button', { name: 'JOGAR', exact: true }).click();
  await press(host, 'PAUSAR');
  await page.getByText('Pausa! Quem conduz já volta.').first().waitFor();
  await frame.getByRole('button', { name: 'Pausar' }).click();
  await frame.getByRole('button', { name: 'DESISTIR' }).click();
  await page.locator('main').getByText('Pausa! Quem conduz já volta.').first().waitFor();
  await press(host, 'CONTINUAR');
  await asked(page, 'Fim de jogo!');
  await press(page, 'AVANÇAR');
  await asked(page, 'E o ritmo?');
});
