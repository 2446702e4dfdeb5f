import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LivePhone } from '../support/live-phone.ts';
import { asked, cardAnswer, closeRoom, enter, leadOn, openRoom } from '../support/live-room.ts';
import { useSite } from '../support/site.ts';

/* What a screen reader hears of a live phone: every step's heading has the focus, its sentences are said once. */
const site = useSite();

/** Keeps what the page's polite region says, one line a change. Runs before the page's scripts. */
function keepWhatIsSaid(): void {
  const log: string[] = [];
  Object.assign(window, { heard: log });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[data-announcer]');
      const words = region?.textContent ?? '';
      if (words !== '' && log.at(-1) !== words) log.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const heard = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard.join(' | '));
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Waits for a step: its heading has the focus, and its sentence was said. */
async function step(page: Page, title: string | RegExp, sentence?: string): Promise<void> {
  await asked(page, title);
  await expect.poll(() => focused(page)).toMatch(title);
  if (sentence !== undefined) await expect.poll(() => heard(page)).toContain(sentence);
}

/** Tabs to a control by its words, and presses it. */
async function choose(page: Page, words: RegExp): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    if (words.test(await focused(page))) return page.keyboard.press('Enter');
  }
  throw new Error(`no key leads to ${words}`);
}

test('a month played with keys alone is announced step by step, each sentence once', async () => {
  const { page: host } = await site().newPlayer('phone');
  const { groupId, code } = await openRoom(host);
  const { page, context } = await site().newPlayer('phone');
  await context.addInitScript(keepWhatIsSaid);
  await enter(page, code);
  await step(page, 'Tudo certo! O jogo ainda não começou.', 'O jogo começa quando quem conduz fechar a sala.');
  await new LivePhone(site().origin, groupId).join();
  await closeRoom(host);
  await step(page, 'O que você quer', 'Contrato pago e a moto em casa.');
  await choose(page, /^COMEÇAR$/);
  await cardAnswer(page).waitFor();
  await choose(page, /agora|próximo pagamento|energia/);
  await step(page, 'Onde você passa o mês?', 'Salário: +100. Você tem ');
  await choose(page, /^SHOPPING DOS PREÇOS/);
  await step(page, 'SHOPPING DOS PREÇOS');
  await choose(page, /^SEM JOGAR/);
  await step(page, 'E o ritmo?');
  await choose(page, /^NORMAL/);
  await step(page, 'Parcela do mês 1: 120', '100 fundo comum · 18 taxa de administração · 2 fundo de reserva');
  await choose(page, /^PAGAR/);
  await step(page, /Quer dar um lance\?|Este mês você não dá lance\./, 'A próxima parcela é 120.');
  await choose(page, /^(SEM LANCE|LACRAR O MÊS)$/);
  await step(page, 'Envelope lacrado.', 'Dá tempo até o mês fechar.');
  await leadOn(host, /^ABRIR A ASSEMBLEIA$/);
  await step(page, 'Chamada', 'Chamada: 8 de 8 fecharam o mês em dia.');

  await choose(page, /^Palmas$/);
  await leadOn(host, 'PRÓXIMO PASSO');
  await expect.poll(() => heard(page)).toContain('O pote do grupo O pote tem');
  expect(await focused(page)).toBe('Palmas');

  const log = await heard(page);
  for (const once of [
    'O jogo começa quando',
    'Contrato pago e a moto em casa.',
    'Você tem ',
    'A próxima parcela é 120.',
    'Dá tempo até',
    'Chamada: 8',
    'O pote tem',
  ])
    expect(log.split(once).length - 1, once).toBe(1);
});
